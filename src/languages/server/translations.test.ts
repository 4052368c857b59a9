import { expect, test } from 'vitest';
import { sharedStudio } from '#testing/server/operator.ts';
import { makeVisitor } from '#testing/server/visitor.ts';

const { server, boss } = await sharedStudio({ LANGUAGES: 'es' });

const params = (key: string) => ({ language: 'es', key });

async function entry(key: string) {
  const { body } = await boss.call('listStudioTranslations', { params: { language: 'es' } });
  return body.entries.find((each: { key: string }) => each.key === key);
}

async function write(key: string, text: string) {
  const { version } = await entry(key);
  return boss.call('saveStudioTranslation', { params: params(key), body: { text, version } });
}

async function spanish(): Promise<{ copy: Record<string, string> }> {
  return (await makeVisitor(server.url).call('readCopy', { query: { language: 'es' } })).body;
}

test("an operator's text shows at the next read, and can be undone from the history", async () => {
  expect((await write('copy:faq_title', 'Pregunta a los muertos')).status).toBe(200);
  expect((await spanish()).copy.faq_title).toBe('Pregunta a los muertos');
  expect(await entry('copy:faq_title')).toMatchObject({ own: true, state: 'done' });
  const history = await boss.call('listStudioHistory');
  const [{ id, summary }] = history.body.changes;
  expect(summary).toBe('Translated (es): “Frequently Asked Questions”');
  expect((await boss.call('undoStudioChange', { params: { change_id: id } })).status).toBe(200);
  expect((await entry('copy:faq_title')).own).toBe(false);
});

// §11.operators-write-their-own-translations
test('once the English has changed, the text is marked, counted, and still shows', async () => {
  await write('copy:footer_note', 'Lo que preguntan los demás.');
  const before = (await boss.call('listStudioLanguages')).body.languages[0];
  const { body } = await boss.call('listStudioCopy');
  const { version } = body.entries.find(({ key }: { key: string }) => key === 'footer_note');
  await boss.call('saveStudioCopy', {
    params: { key: 'footer_note' },
    body: { text: 'What others ask.', version },
  });
  expect(await entry('copy:footer_note')).toMatchObject({ state: 'changed', english: 'What others ask.' });
  const after = (await boss.call('listStudioLanguages')).body.languages[0];
  expect(after).toMatchObject({ language: 'es', offered: true, changed: before.changed + 1 });
  expect((await spanish()).copy.footer_note).toBe('Lo que preguntan los demás.');
  await write('copy:footer_note', 'Lo que otros preguntan.');
  expect((await entry('copy:footer_note')).state).toBe('done');
});

test('a translated title is stored on one line, without invisible characters', async () => {
  expect((await write('copy:faq_title', '\u200ePregunta\na los muertos\u202e')).status).toBe(200);
  expect((await spanish()).copy.faq_title).toBe('Pregunta a los muertos');
});

// §11.operators-write-their-own-translations
test.each([
  ['copy:trophy_locked_template', 'Completa la parte', 'The text lacks {section}.'],
  ['copy:faq_title', 'Preguntas <b>frecuentes', 'The text has <b>, which the English text has not.'],
  ['step:1-practice.notes', '<p>Dos veces.</p>', 'The text lacks [CUES 1].'],
])('%s refuses %j, and keeps its old text', async (key, text, detail) => {
  const before = await entry(key);
  const answer = await write(key, text);
  expect([answer.status, answer.body.field, answer.body.detail]).toEqual([400, 'text', detail]);
  expect(await entry(key)).toEqual(before);
});

test('a script in translated notes is not stored', async () => {
  const english: string = (await entry('step:1-learn-1.notes')).english;
  const hostile = `${english.replace('<p>', '<p onclick="alert(1)">')}<script>alert(1)</script>`;
  expect((await write('step:1-learn-1.notes', hostile)).status).toBe(200);
  expect((await entry('step:1-learn-1.notes')).text).not.toMatch(/script|onclick/);
});

test('a text that another operator saved meanwhile is not overwritten unseen', async () => {
  const stale = await boss.call('saveStudioTranslation', {
    params: params('copy:nav_login'),
    body: { text: 'Entrar', version: 'older' },
  });
  expect(stale.status).toBe(409);
});

test('a translation of an English text that has changed meanwhile is not saved for the new English', async () => {
  const { version } = await entry('copy:footer_note');
  const copy = (await boss.call('listStudioCopy')).body.entries;
  const english = copy.find(({ key }: { key: string }) => key === 'footer_note');
  await boss.call('saveStudioCopy', {
    params: { key: 'footer_note' },
    body: { text: 'Nobody asks.', version: english.version },
  });
  const stale = await boss.call('saveStudioTranslation', {
    params: params('copy:footer_note'),
    body: { text: 'Lo que preguntan todos.', version },
  });
  expect(stale.status).toBe(409);
});

test('a reset gives the built-in translation back', async () => {
  const before = (await spanish()).copy.nav_home;
  await write('copy:nav_home', 'CRIPTA');
  const { version } = await entry('copy:nav_home');
  await boss.call('resetStudioTranslation', { params: params('copy:nav_home'), body: { version } });
  expect((await spanish()).copy.nav_home).toBe(before);
});

test('unknown languages and keys are not found', async () => {
  expect((await boss.call('listStudioTranslations', { params: { language: 'tlh' } })).status).toBe(404);
  const answer = await boss.call('saveStudioTranslation', {
    params: params('copy:nothing'),
    body: { text: 'Nada', version: '' },
  });
  expect(answer.status).toBe(404);
});

test('reordered questions keep their translations, built in or an operator’s own', async () => {
  await write('copy:faq_streaks_answer', 'Un día tras otro.');
  const before = (await spanish()).copy;
  const { pairs, version } = (await boss.call('readStudioFaq')).body;
  const body = { pairs: pairs.toReversed(), version };
  expect((await boss.call('saveStudioFaq', { body })).status).toBe(200);
  const after = (await spanish()).copy;
  expect(after.faq_01_when_event_title).toBe(before.faq_when_event_title);
  expect(Object.values(after)).toContain('Un día tras otro.');
  const { body: listed } = await boss.call('listStudioTranslations', { params: { language: 'es' } });
  const questions = listed.entries.filter(({ key }: { key: string }) => /^copy:faq_\d\d_/.test(key));
  expect(questions.map(({ state }: { state: string }) => state)).toEqual(questions.map(() => 'done'));
  const [{ id }] = (await boss.call('listStudioHistory')).body.changes;
  expect((await boss.call('undoStudioChange', { params: { change_id: id } })).status).toBe(200);
  expect((await spanish()).copy).toEqual(before);
});
