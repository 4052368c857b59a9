import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mailCopy } from '#people/content/mail-copy.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers, stored } from '#testing/web/studio.ts';

const text = page.getByLabelText('Text', { exact: true });
const save = page.getByRole('button', { name: 'Save', exact: true });
const saved = page.getByText('Everything is saved');

/** Opens one of the product's texts in the studio. */
async function openText(key: string) {
  const default_text = { ...allCopy, ...mailCopy }[key] ?? '';
  const entry = stored(default_text);
  const shown = await showApp({
    at: `/studio/texts?text=${key}`,
    answers: {
      ...operatorAnswers,
      listStudioCopy: () => ({
        entries: [{ key, text: entry.value(), default_text, version: entry.version() }],
      }),
      saveStudioCopy: (sent) => entry.save(sent, sent.body.text),
      previewStudioMail: ({ body }) => ({ from: 'Shamble', subject: 'Hi', html: `<p>${body.text}</p>` }),
    },
  });
  await expect.element(text).toBeVisible();
  return { ...entry, ...shown };
}

/** Presses Enter on a button, as a keyboard user would. */
async function enter(button: typeof save): Promise<void> {
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

test('the focus moves from Discard, Save and a choice between two texts to what replaces them', async () => {
  const entry = await openText('landing_hero_title');
  await text.fill('Rise');
  const discard = page.getByRole('button', { name: 'Discard changes' });
  await expect.element(discard).toBeVisible();
  const [left, right] = [discard, save].map((each) => each.element().getBoundingClientRect());
  // The two buttons are apart, so that a press on Save can't discard.
  expect(left?.left).toBeGreaterThanOrEqual(right?.right ?? 0);
  await enter(discard);
  await expect.element(saved).toHaveFocus();

  await text.fill('Rise again');
  await enter(save);
  await expect.element(saved).toBeVisible();
  await expect.element(save).toHaveFocus();

  await text.fill('Rise once more');
  entry.change('Theirs');
  await enter(save);
  await enter(page.getByRole('button', { name: 'Keep mine and go on' }));
  await expect.element(save).toHaveFocus();
  await enter(save);
  await expect.element(saved).toBeVisible();
  expect(entry.value()).toBe('Rise once more');
});

test('on a phone an operator whose save is refused reads why beside Save, and keeps the text', async () => {
  const entry = await openText('learn_title');
  await page.viewport(360, 640);
  await text.fill('Second');
  entry.change('First');
  text.element().scrollIntoView();
  await save.click();
  const notice = page.getByRole('alert').filter({ hasText: 'This was changed elsewhere' });
  await expect.element(notice).toHaveFocus();
  for (const [width, height] of [
    [360, 640],
    [320, 256],
  ] as const) {
    await page.viewport(width, height);
    await expect.element(notice).toBeInViewport({ ratio: 1 });
  }
  await expect.element(text).toHaveValue('Second');
  await page.getByRole('button', { name: 'Keep mine and go on' }).click();
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  await expect.element(page.getByText(/Please reload and try again/)).not.toBeInTheDocument();
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(entry.value()).toBe('Second');

  // On a small screen neither button covers the other.
  await page.viewport(360, 400);
  const reset = page.getByRole('button', { name: 'Reset to the built-in text' });
  await expect.element(reset).toBeInTheDocument();
  text.element().scrollIntoView();
  await expect
    .poll(() => reset.element().getBoundingClientRect().top - save.element().getBoundingClientRect().bottom)
    .toBeGreaterThan(0);
});

test('a mail that is typed quickly is previewed, and can be saved', async () => {
  const { calls } = await openText('mail_welcome_body');
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  // The letters are typed within the page, because on a busy machine the driver types as slowly as a slow
  // person.
  const words = ' Rise and dance with us tonight.'.repeat(5);
  for (const letter of words) {
    document.execCommand('insertText', false, letter);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await save.click();
  await expect.element(saved).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview of the mail' });
  const arrived = () => preview.css('.card-line').element().shadowRoot?.textContent;
  await expect.poll(arrived).toContain('with us tonight. Rise');
  // The server limits previews per minute, so the page does not ask for a preview after each letter.
  expect(calls('previewStudioMail').length).toBeLessThan(words.length / 2);
});

// A called word sounds only if the voice knows its words.
test('the editor of a called word says whether the voice can say it, while it is typed', async () => {
  await openText('cue_twitch');
  await expect
    .element(page.getByText('The voice says it on its count, and the stage shows it.'))
    .toBeVisible();
  await text.fill('Flibbertigibbet');
  await expect
    .element(page.getByText(/^Not spoken: the voice does not know “flibbertigibbet”\./i))
    .toBeVisible();
});

/** Opens the list of texts, some of them edited. */
async function openList(edited: Record<string, string> = {}) {
  const texts = { ...allCopy, ...mailCopy, ...edited };
  return showApp({
    at: '/studio/texts',
    answers: {
      ...operatorAnswers,
      listStudioCopy: {
        entries: Object.entries(texts).map(([key, text]) => ({
          key,
          text,
          default_text: { ...allCopy, ...mailCopy }[key] ?? null,
          version: '1',
        })),
      },
    },
  });
}

const search = page.getByLabelText('Search');
const list = page.css('.studio-list');

test('a text is found by its words, in its group, and no key is shown', async () => {
  await openList({ landing_hero_title: 'Wake the “dead” of Köln' });
  await expect.element(list.getByRole('heading', { name: 'Front page' })).toBeVisible();
  const named = list
    .getByRole('button')
    .elements()
    .filter(({ textContent }) => Object.hasOwn(allCopy, textContent ?? ''));
  expect(named).toEqual([]);
  await search.fill('the "dead" of koln');
  await expect.element(page.getByText(/^1 of \d+ texts$/)).toBeVisible();
  await expect.element(list.getByRole('heading', { name: 'Front page' })).toBeVisible();
  await list.getByRole('button', { name: 'Wake the “dead” of Köln edited' }).click();
  await expect.element(text).toHaveValue('Wake the “dead” of Köln');
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Wake the “dead” of Köln' }))
    .toBeVisible();
});

test('a search for a number on a page finds the text with a placeholder for it', async () => {
  await openList();
  await search.fill('12 days until');
  await expect.element(list.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await search.fill('that is sunday 11 pm for you');
  await expect.element(list.getByText('That is {time} for you.').first()).toBeVisible();
});

test('a search without a result says where else to look; a key from an export finds its text', async () => {
  await openList();
  await search.fill('flibbertigibbet');
  await expect.element(page.getByText(/^No text here says that\./)).toBeVisible();
  await search.fill('landing_hero_title');
  await expect.element(page.getByText(/^1 of \d+ texts$/)).toBeVisible();
});

test('the brand has a page of its own, and its texts are not in the list', async () => {
  await openList();
  await search.fill('#ffd166');
  await expect.element(page.getByText(/^No text here says that\./)).toBeVisible();
  await expect
    .element(
      page.css('.studio-head').getByRole('link', { name: 'Name, colour and icon have a page of their own' }),
    )
    .toHaveAttribute('href', '/studio/brand');
});

test('the preview marks the place of the open text, also while it is typed', async () => {
  await openText('faq_title');
  await text.fill('Asked from the grave');
  const marked = page.css('.studio-preview-page [data-here]');
  await expect.element(marked.first()).toHaveTextContent('Asked from the grave');
  await expect.element(page.getByText('It stands where the dashed line is.')).toBeVisible();
});
