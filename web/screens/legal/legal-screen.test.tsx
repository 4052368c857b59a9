import { expect, test } from 'vitest';
import { renderToHtml } from '#web/testing/render-to-html.tsx';
import { LegalScreen } from './legal-screen.tsx';

test('the four sections have their anchors, and the services are named from the copy', () => {
  const html = renderToHtml(<LegalScreen />, { copy: { legal_host_service: 'Crypt Hosting' } });
  for (const anchor of ['copyright', 'terms', 'disclaimer', 'privacy']) {
    expect(html).toContain(`href="#${anchor}"`);
    expect(html).toContain(`id="${anchor}"`);
  }
  expect(html).toContain('run at Crypt Hosting');
  expect(html).toContain('Last updated: October 2025');
  expect(html).not.toMatch(/\{\w+\}/);
});
