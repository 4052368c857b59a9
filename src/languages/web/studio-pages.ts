import { Languages } from 'lucide-react';
import { neededPart } from '#platform/web/ui/lazy-part.tsx';

export const languagesPages = {
  languages: {
    label: 'Languages',
    Icon: Languages,
    Page: neededPart(async () => (await import('./translations-page.tsx')).TranslationsPage),
  },
};
