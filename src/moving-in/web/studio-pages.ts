import { Import } from 'lucide-react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';

export const movingInPages = {
  transfer: {
    label: 'Import & export',
    Icon: Import,
    Page: lazyComponent(async () => (await import('./transfer-page.tsx')).TransferPage),
  },
};
