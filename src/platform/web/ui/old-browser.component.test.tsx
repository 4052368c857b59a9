import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '#subjects/web/first-styles.ts';

test('only a browser that is too old shows the notice', async () => {
  // A stand-in for the notice that src/platform/web/page-document.ts writes into every page.
  const notice = document.createElement('p');
  notice.className = 'old-browser';
  notice.hidden = true;
  notice.textContent = 'This browser is too old';
  document.body.append(notice);
  onTestFinished(() => notice.remove());
  const shown = page.getByText('This browser is too old', { exact: true });
  await expect.element(shown).not.toBeVisible();
  // These rules make the browser act like a browser that is too old for the build.
  for (const sheet of document.styleSheets)
    for (const rule of [...sheet.cssRules])
      if (rule instanceof CSSSupportsRule && rule.cssText.includes('.old-browser'))
        sheet.insertRule(rule.cssRules[0]?.cssText ?? '');
  await expect.element(shown).toBeVisible();
});
