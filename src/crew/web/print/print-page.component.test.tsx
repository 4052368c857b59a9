// The content of the sheets of the day.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultSettings } from '#course/content/settings.ts';
import { consentPoints, consentTexts } from '#crew/content/consent.ts';
import { crewId, crewOf, crewServer, named } from '#crew/web/testing/crew.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { showApp } from '#testing/web/show-app.tsx';

const sheet = (what: string) => `/crew/${crewId}/print/${what}`;

// §9.sheets-a4-letter
test.each([
  ['flyer', 1],
  ['certificates', 2],
  ['tags', 8],
])('the dancer is drawn on %s', async (what, drawings) => {
  const crew = crewOf({ members: named('Pugsley', 'Lurch') });
  await showApp({ at: sheet(what), answers: crewServer({ crew }).answers });
  await expect.element(page.css('.sheet-dancer')).toHaveLength(drawings);
  await expect.poll(() => document.querySelectorAll('.sheet-figure path').length).toBeGreaterThan(30);
  // All drawings use the same lines, which are on the page only once.
  const used = page.css('.sheet-dancer use').first().element().getAttribute('href') ?? '';
  expect(document.querySelectorAll(used)).toHaveLength(1);
});

test('the roster has as many blank rows as are asked for, also after a reload', async () => {
  const crew = crewOf({ members: named('Pugsley') });
  const { reload } = await showApp({ at: sheet('roster'), answers: crewServer({ crew }).answers });
  const rows = page.css('.sheet-roster tbody tr');
  const asked = page.getByLabelText(/^Blank rows/);
  await expect.element(asked).toHaveValue('12');
  await expect.element(rows).toHaveLength(13);
  await asked.fill('40');
  await expect.element(rows).toHaveLength(41);
  await asked.fill('4000');
  await expect.element(page.getByText('Please enter a whole number from 0 to 500.')).toBeVisible();
  await expect.element(rows).toHaveLength(41);
  await reload();
  await expect.element(rows).toHaveLength(41);
  await asked.fill('0');
  await expect.element(rows).toHaveLength(1);
});

test('a page has two statements of witnesses', async () => {
  await showApp({ at: sheet('witness'), answers: crewServer().answers });
  const statements = page.css('.sheet-pair > .sheet');
  await expect.element(statements).toHaveLength(2);
  await expect.element(statements.nth(1)).toMatchTextContent('Statement of an independent witness');
});

test('the page for parents says whose crew it is, what a child agrees to and how to agree, with the code', async () => {
  const readCopy = { copy: { ...allCopy, meta_site_name: 'Deadbeat' }, settings: defaultSettings };
  await showApp({ at: sheet('parents'), answers: { ...crewServer().answers, readCopy } });
  const paper = page.css('.sheet');
  await expect.element(paper).toMatchTextContent('Grace leads The Night Shift.');
  await expect.element(paper).toMatchTextContent('7K3M-9XQZ');
  for (const point of consentPoints) {
    const said = consentTexts[`consent.points.${point}`]
      .replaceAll('{leader}', 'Grace')
      .replaceAll('{site_name}', 'Deadbeat');
    await expect.element(paper).toMatchTextContent(said);
  }
  await expect.element(page.css('.qr-code')).toBeVisible();
});
