import { Import } from 'lucide-react';
import { neededPart } from '#platform/web/ui/lazy-part.tsx';

export const movingInPages = {
  transfer: {
    label: 'Import & export',
    Icon: Import,
    Page: neededPart(async () => (await import('./transfer-page.tsx')).TransferPage),
  },
};
