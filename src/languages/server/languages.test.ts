import { expect, test, vi } from 'vitest';
import { pseudoText } from '#languages/rules/translated-texts.ts';
import { meta } from '#platform/content/meta.ts';
import { lessonPath, openPaths, pathIn, paths } from '#subjects/rules/paths.ts';
import { sharedServer } from '#testing/server/test-server.ts';
import { makeVisitor, signUp } from '#testing/server/visitor.ts';
import { jobsDone, waitingMails } from '#testing/server/waiting-mails.ts';

const server = await sharedServer({ LANGUAGES: 'en-XA ar-XB' });

async function pageAt(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(server.url + path);
  return { status: response.status, html: await response.text() };
}

// §11.pages-below-language-complete-their
test('a page in a language is complete in it, says so, and names itself in other languages to search engines', async () => {
  const { status, html } = await pageAt('/en-XA/faq');
  expect(status).toBe(200);
  expect(html).toContain('<html lang="en-XA">');
  expect(html).toContain(pseudoText('en-XA', 'Frequently Asked Questions'));
  expect(html).not.toContain('>Frequently');
  expect(html).toContain(`<link rel="canonical" href="${originOf(html)}/en-XA/faq">`);
  for (const [tag, path] of [
    ['en', '/faq'],
    ['en-XA', '/en-XA/faq'],
    ['ar-XB', '/ar-XB/faq'],
    ['x-default', '/faq'],
  ])
    expect(html).toContain(`<link rel="alternate" hreflang="${tag}" href="${originOf(html)}${path}">`);
  expect(html).toContain('href="/en-XA/auth/login"');
});

test('a language that is written from right to left sets the document’s direction', async () => {
  expect((await pageAt('/ar-XB')).html).toContain('<html lang="ar-XB" dir="rtl">');
  expect((await pageAt('/ar-XB/')).status).toBe(200);
});

test('pages in English have addresses without a language', async () => {
  const { html } = await pageAt('/faq');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('>Frequently Asked Questions<');
});

// §11.pages-below-language-complete-their
test.each(['/de/faq', '/xx', '/en/faq', '/EN-XA/faq', '/es'])(
  'an address with a language that is not offered is not found, in English: %s',
  async (path) => {
    const { status, html } = await pageAt(path);
    expect([status, html.includes('<html lang="en">')]).toEqual([404, true]);
  },
);

test('a missing page is reported in the language of the address', async () => {
  const { status, html } = await pageAt('/en-XA/crypt');
  expect(status).toBe(404);
  expect(html).toContain(pseudoText('en-XA', 'Oops! Page not found'));
});

test("a lesson's page begins with its title in the language", async () => {
  const { html } = await pageAt(pathIn('en-XA', lessonPath('1')));
  expect(html).toContain(pseudoText('en-XA', 'Out of the ground'));
});

test('lessons, notes, cue sheets and texts come in the language of the request', async () => {
  const visitor = makeVisitor(server.url);
  const query = { language: 'en-XA' };
  const lesson = await visitor.call('readLesson', { params: { lesson_id: '1' }, query });
  expect(lesson.body.title).toBe(pseudoText('en-XA', 'Out of the ground'));
  const practice = lesson.body.steps.find((step: { id: string }) => step.id === '1-practice');
  expect(practice.notes_html).toContain(`<b>1</b> ${pseudoText('en-XA', 'down')}`);
  expect(practice.checklists[0].item_text).toMatch(/^\[/);
  const copy = await visitor.call('readCopy', { query });
  expect(copy.body.copy.dashboard_streak_days_one).toBe(pseudoText('en-XA', 'DAYS'));
  expect(copy.body.copy.link_group).toMatch(/^https:/);
  const course = await visitor.call('readCourse', { query });
  expect(course.body.lessons[0].title).toMatch(/^\[/);
  expect((await visitor.call('readCopy', { query: { language: 'xx' } })).status).toBe(404);
});

test('a refusal is written in the language of the page', async () => {
  const visitor = makeVisitor(server.url);
  const body = { email: 'nobody@example.org', password: 'not the password' };
  const answer = await visitor.call('signIn', { body, headers: { 'page-language': 'en-XA' } });
  expect(answer.body.detail).toBe(pseudoText('en-XA', 'Email or password is not correct.'));
  const english = await visitor.call('signIn', { body, headers: { 'page-language': 'tlh' } });
  expect(english.body.detail).toBe('Email or password is not correct.');
});

test('a refusal with a number in it, and one whose reason is written for programs, are translated too', async () => {
  const { visitor } = await signUp(server.url);
  const headers = { 'page-language': 'ar-XB' };
  const locked = await visitor.call('completeLesson', { params: { lesson_id: '3' }, headers });
  expect(locked.body.detail).toBe(pseudoText('ar-XB', 'Complete Day {day} first').replace('{day}', '2'));
  const malformed = await visitor.call('signIn', { body: { email: 1 }, headers });
  expect(malformed.body.detail).toBe(
    pseudoText('ar-XB', 'Something in what you entered cannot be used. Please check it and try again.'),
  );
});

test('the list of devices is in the language of the page', async () => {
  const { person } = await signUp(server.url);
  const phone = makeVisitor(server.url, { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Firefox/140.0' });
  await phone.call('signIn', { body: { email: person.email, password: person.password } });
  const { body } = await phone.call('listSessions', { headers: { 'page-language': 'ar-XB' } });
  expect(body.sessions.map((each: { device: string }) => each.device)).toEqual([
    pseudoText('ar-XB', '{browser} on {system}')
      .replace('{browser}', 'Firefox')
      .replace('{system}', 'Android'),
    pseudoText('ar-XB', 'Unknown device'),
  ]);
});

test('a form that was sent before its scripts came is answered in the language of its page', async () => {
  const response = await makeVisitor(server.url).fetch(pathIn('ar-XB', paths.login), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=a',
  });
  const html = await response.text();
  expect([response.status, html.includes('<html lang="ar-XB" dir="rtl">')]).toEqual([400, true]);
});

test('mails have the language of the page that a person saw last', async () => {
  const { visitor, id } = await signUp(server.url);
  const stored = async () =>
    (await server.database.pool.query('select language from users where id = $1', [id])).rows[0].language;
  expect(await stored()).toBe(null);
  await visitor.call('readSession', { headers: { 'page-language': 'ar-XB' } });
  expect(await stored()).toBe('ar-XB');
  await visitor.call('readSession', { headers: { 'page-language': 'xx' } });
  expect(await stored()).toBe(null);
});

// §11.mails-come-language-which-person
test("a mail is written in its reader's language, in its direction, with links to pages in that language", async () => {
  const { visitor, person } = await signUp(server.url);
  await visitor.call('readSession', { headers: { 'page-language': 'ar-XB' } });
  await visitor.call('requestMagicLink', { body: { email: person.email } });
  await jobsDone(server);
  const mail = (await waitingMails(server, person.email)).find(({ kind }) => kind === 'magic');
  expect(mail?.subject).toBe(pseudoText('ar-XB', 'Your sign-in link'));
  expect(mail?.html).toContain('<html lang="ar-XB" dir="rtl">');
  expect(mail?.text).toMatch(/https?:\/\/[^/]+\/ar-XB\/auth\/login\?mailed=magic#magic=/);
  expect(
    mail?.text.replace(/https?:\S+|Shamble|--|^\w{4}-\w{4}$/gm, '').replaceAll(person.first_name, ''),
  ).not.toMatch(/[a-z]/i);
});

test("an operator's own translation shows at once, and the pages of other languages do not change", async () => {
  const etag = async (path: string) => (await fetch(server.url + path)).headers.get('etag');
  const before = {
    own: await etag('/en-XA/faq'),
    other: await etag('/ar-XB/faq'),
    english: await etag('/faq'),
  };
  await server.database.pool.query(
    `insert into translations (id, language, key, text, source_hash)
     values ('en-XA copy:faq_title', 'en-XA', 'copy:faq_title', 'Ask the dead', '0')`,
  );
  await vi.waitFor(async () => expect((await pageAt('/en-XA/faq')).html).toContain('Ask the dead'), 20_000);
  expect(await etag('/en-XA/faq')).not.toBe(before.own);
  expect([await etag('/ar-XB/faq'), await etag('/faq')]).toEqual([before.other, before.english]);
});

test('an application on the home screen begins in the language in which it was put there', async () => {
  const response = await fetch(`${server.url}/ar-XB/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    id: '/',
    lang: 'ar-XB',
    dir: 'rtl',
    start_url: '/ar-XB/dashboard',
    description: pseudoText('ar-XB', meta.meta_landing_description),
    shortcuts: [
      { name: pseudoText('ar-XB', 'Continue your plan'), url: '/ar-XB/learn' },
      { name: pseudoText('ar-XB', 'Rehearse'), url: '/ar-XB/rehearse' },
    ],
  });
});

test('the site map has every language', async () => {
  const { html } = await pageAt('/sitemap.xml');
  expect(html).toContain('/ar-XB/faq</loc>');
  expect(html).toContain('/ar-XB</loc>');
});

test.each(Object.values(openPaths))('%s is sent without a word of English', async (path) => {
  const { html } = await pageAt(pathIn('ar-XB', path));
  const attributes = [...html.matchAll(/ (?:aria-label|alt|title|placeholder|content)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const shown = html.replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '\n');
  const english = [...attributes, ...shown.split('\n')].filter((text = '') =>
    /[a-z]{2}/i.test(text.replace(ours, '')),
  );
  expect(english).toEqual([]);
});

/** Names, addresses and words that only browsers read, which are not translated. */
const ours =
  /Shamble|THRILL THE WORLD|https?:\S*|\b(?:GMT|PDT|UTC)\b|Español|English|width=device-width.*|noindex|website|summary_large_image|dark|&\w+;/g;

function originOf(html: string): string {
  return /rel="canonical" href="(https?:\/\/[^/"]+)/.exec(html)?.[1] ?? '';
}
