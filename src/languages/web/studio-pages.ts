import { Languages } from 'lucide-react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';

export const languagesPages = {
  languages: {
    label: 'Languages',
    Icon: Languages,
    Page: lazyComponent(async () => (await import('./translations-page.tsx')).TranslationsPage),
  },
};
