import { expect, test } from 'vitest';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { LegalScreen } from './legal-screen.tsx';

// §2.legal-topics-terms-disclaimer-privacy
test('the four sections have their anchors, and the services are named from the copy', () => {
  const html = renderToHtml(<LegalScreen />, { copy: { legal_host_service: 'Crypt Hosting' } });
  for (const anchor of ['copyright', 'terms', 'disclaimer', 'privacy']) {
    expect(html).toContain(`href="#${anchor}"`);
    expect(html).toContain(`id="${anchor}"`);
  }
  expect(html).toContain('runs at Crypt Hosting');
  expect(html).toContain('Last updated: October 2025');
  expect(html).not.toMatch(/\{\w+\}/);
});

// §2.legal-topics-terms-disclaimer-privacy
test('the privacy text names the backend and the payment service, as shipped and as an operator calls them', () => {
  const shipped = renderToHtml(<LegalScreen />);
  expect(shipped).toContain('is our own server with a PostgreSQL database;');
  expect(shipped).toContain('on the pages of Buy Me a Coffee;');
  const copy = { legal_backend_service: 'Crypt Cloud', legal_payment_service: 'Coffin Coins' };
  const named = renderToHtml(<LegalScreen />, { copy });
  expect(named).toContain('is Crypt Cloud;');
  expect(named).toContain('on the pages of Coffin Coins;');
});
