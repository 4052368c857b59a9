import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedStudio } from '#testing/server/operator.ts';
import { png } from '#testing/server/png.ts';
import { makeVisitor, signUp } from '#testing/server/visitor.ts';

const { server, boss } = await sharedStudio({ LANGUAGES: 'es' });
const visitor = makeVisitor(server.url);
const media = join(server.dataDir, 'media');

async function upload(body: string | Uint8Array<ArrayBuffer>, by = boss) {
  const answer = await by.fetch('/api/studio/brand/icon', { method: 'POST', body });
  return { status: answer.status, body: (await answer.json()) as { file: string; detail: string } };
}
const fileOf = async (side: number, shade: number) =>
  (await upload(new Uint8Array(png({ side, shade })))).body.file;

const read = async () => (await boss.call('readStudioBrand')).body;
const save = async (changes: object) =>
  boss.call('saveStudioBrand', { body: { ...(await read()), ...changes } });
const get = async (path: string) => (await visitor.fetch(path)).text();
const manifest = async () => (await visitor.fetch('/manifest.webmanifest')).json();

const builtIn = {
  name: 'Shamble',
  accent: '#ffd166',
  icon: 'none',
  icon_small: 'none',
  icon_maskable: 'none',
  icon_touch: 'none',
  sender: '',
};

// §3.mails-sender-name-colour-icon
test('a brand is saved as one change, shows everywhere at once, and has one undo', async () => {
  expect(await read()).toMatchObject(builtIn);
  const icons = {
    icon: await fileOf(512, 1),
    icon_small: await fileOf(192, 1),
    icon_maskable: await fileOf(512, 2),
    icon_touch: await fileOf(180, 1),
  };
  const brand = { name: 'Deadbeat', accent: '#9bd44f', sender: 'The Horde', ...icons };
  expect((await save(brand)).status).toBe(200);
  expect(await read()).toMatchObject(brand);

  const page = await get('/faq');
  expect(page).toContain('<title>Frequently Asked Questions - Deadbeat</title>');
  expect(page).toContain(`<link rel="icon" href="/media/${icons.icon_small}" type="image/png">`);
  expect(page).toContain(`<link rel="apple-touch-icon" href="/media/${icons.icon_touch}">`);
  expect(await get('/brand.css')).toContain('--moon-400: #9bd44f;');
  expect(await get('/brand.css')).toContain(`/media/${icons.icon_small}`);
  expect(await manifest()).toMatchObject({
    name: 'Deadbeat',
    icons: [
      { src: `/media/${icons.icon_small}`, sizes: '192x192', purpose: 'any' },
      { src: `/media/${icons.icon}`, sizes: '512x512', purpose: 'any' },
      { src: `/media/${icons.icon_maskable}`, sizes: '512x512', purpose: 'maskable' },
    ],
  });
  const asked = await visitor.fetch('/favicon.ico');
  expect(asked.headers.get('content-type')).toBe('image/png');
  const [mine, theirs] = await Promise.all([
    asked.bytes(),
    visitor.fetch(`/media/${icons.icon_small}`).then((answer) => answer.bytes()),
  ]);
  expect(mine).toEqual(theirs);
  const touched = await visitor.fetch('/apple-touch-icon.png');
  expect(Buffer.from(await touched.arrayBuffer()).readUInt32BE(16)).toBe(180);

  const [change] = (await boss.call('listStudioHistory')).body.changes;
  expect(change).toMatchObject({ summary: 'Brand', row_count: 7 });
  await boss.call('undoStudioChange', { params: { change_id: change.id }, body: { confirmed: false } });
  expect(await read()).toMatchObject(builtIn);
  expect(await get('/faq')).not.toContain('/brand.css');
  expect(((await manifest()) as { name: string }).name).toContain('Shamble');
});

test('another name of the site is in the tab of every page, in the manifest and in shared links', async () => {
  const built = await get('/');
  expect(built).toContain('<title>Shamble: learn the zombie dance, free</title>');
  expect(built).toContain('/social.png">');
  expect((await save({ name: 'Dead & <b>eat' })).status).toBe(200);
  const said = 'Dead &amp; &lt;b&gt;eat';
  for (const [path, title] of [
    ['/', `${said}: learn the zombie dance, free`],
    ['/es', `${said}: aprende gratis el baile zombi`],
    ['/faq', `Frequently Asked Questions - ${said}`],
    ['/learn', `Your lessons - ${said}`],
    ['/no-such-page', `Oops! Page not found - ${said}`],
  ] as const) {
    const page = await get(path);
    expect(page).toContain(`<title>${title}</title>`);
    expect(page.replaceAll(/href="[^"]*"|src="[^"]*"|id="[^"]*"/g, '')).not.toContain('Shamble');
  }
  const shared = await get('/');
  expect(shared).toContain(`<meta property="og:site_name" content="${said}">`);
  // The usual picture of shared links contains the built-in name, so another picture is named.
  expect(shared).toMatch(/<meta property="og:image" content="[^"]*\/scene\.png">/);
  expect((await visitor.fetch('/scene.png')).headers.get('content-type')).toBe('image/png');
  const spanish = await (await visitor.fetch('/es/manifest.webmanifest')).json();
  for (const each of [await manifest(), spanish])
    expect(each).toMatchObject({ name: 'Dead & <b>eat', short_name: 'Dead & <b>eat' });
  expect((await save({ name: 'Shamble' })).status).toBe(200);
  const [english, inSpanish] = [
    await manifest(),
    await (await visitor.fetch('/es/manifest.webmanifest')).json(),
  ];
  expect(english).toMatchObject({ name: 'Shamble: learn the zombie dance' });
  expect(inSpanish).toMatchObject({ name: 'Shamble: aprende gratis el baile zombi' });
});

test('a title of the operator’s own stays as it is, with the name of the site or without', async () => {
  const put = async (text: string) => {
    const { entries } = (await boss.call('listStudioCopy')).body;
    const { version } = entries.find(({ key }: { key: string }) => key === 'meta_landing_title');
    const params = { key: 'meta_landing_title' };
    return (await boss.call('saveStudioCopy', { params, body: { text, version } })).status;
  };
  expect(await put('Rise up')).toBe(200);
  expect(await get('/')).toContain('<title>Rise up</title>');
  expect(await put('Rise with {site_name}')).toBe(200);
  expect(await get('/')).toContain('<title>Rise with Shamble</title>');
  expect(await put('Rise with {name}')).toBe(400);
  expect(await put('{site_name}: learn the zombie dance, free')).toBe(200);
});

test('a text that is reset follows the built-in text again', async () => {
  expect((await save({ name: 'Deadbeat' })).status).toBe(200);
  expect((await save({ name: 'Shamble' })).status).toBe(200);
  const { rows } = await server.database.pool.query(
    `select edited_at from ui_copy where key = 'meta_site_name'`,
  );
  expect(rows).toEqual([{ edited_at: null }]);
});

test('a brand that another operator changed meanwhile is a conflict, and their brand is kept', async () => {
  const { version } = await read();
  expect((await save({ name: 'Theirs' })).status).toBe(200);
  expect((await save({ name: 'Mine', version })).status).toBe(409);
  expect((await read()).name).toBe('Theirs');
});

test.each([
  [{ name: ' ' }, 'name', 'needs a name'],
  [{ name: 'Dead\nbeat' }, 'name', 'on one line'],
  [{ accent: '#3d2a63' }, 'accent', 'a light colour'],
  [{ accent: 'red;}body{display:none' }, 'accent', 'a light colour'],
  [{ icon: `icon-${'a'.repeat(24)}.png` }, 'icon', 'not in the media folder'],
  [{ icon_touch: '../secret.png' }, 'icon_touch', 'the name of a PNG file'],
  [{ sender: 'Night\r\nBcc: all@example.org' }, 'sender', 'on one line'],
])('%j is refused, in words, and changes nothing', async (changes, field, words) => {
  const before = await read();
  const { status, body } = await save(changes);
  expect([status, body.field]).toEqual([400, field]);
  expect(body.detail).toContain(words);
  expect(await read()).toEqual(before);
});

test('a picture that was put into the folder by hand stays the icon when the name changes', async () => {
  await writeFile(join(media, 'our hand.png'), png({ side: 300 }));
  expect((await save({ icon: 'our hand.png' })).status).toBe(200);
  expect((await save({ name: 'Deadbeat' })).status).toBe(200);
  expect(await get('/faq')).toContain('href="/media/our%20hand.png"');
  expect(await manifest()).toMatchObject({
    icons: [{ src: '/media/our%20hand.png', sizes: 'any', type: 'image/png' }],
  });
  expect((await save({ icon: 'none' })).status).toBe(200);
});

test('an imported path as the icon gives nobody a file of the server', async () => {
  await writeFile(join(server.dataDir, 'secret.png'), 'secret');
  const { pool } = server.database;
  const put = (key: string, text: string) =>
    pool.query('update ui_copy set text = $2 where key = $1', [key, text]);
  await put('brand_icon_maskable', await fileOf(512, 3));
  await put('brand_icon_small', '../secret.png');
  const icon = await fileOf(512, 4);
  await put('brand_icon', icon);
  await expect.poll(() => get('/faq')).toContain(`href="/media/${icon}"`);
  expect(await get('/faq')).not.toContain('secret.png');
  expect(await get('/favicon.ico')).not.toContain('secret');
  expect((await visitor.fetch('/media/..%2Fsecret.png')).status).toBe(404);
  for (const key of ['brand_icon', 'brand_icon_small', 'brand_icon_maskable']) await put(key, 'none');
  await expect.poll(() => get('/faq')).not.toContain('/media/');
});

// A course from another server names icons, but their files are not here.
test('the built-in logo is shown while the file of an icon is missing', async () => {
  const { pool } = server.database;
  const names = ['icon', 'icon_small', 'icon_touch', 'icon_maskable'].map((name) => `brand_${name}`);
  const put = (text: string) =>
    pool.query('update ui_copy set text = $1 where key = any ($2)', [text, names]);
  const icon = `icon-${'b'.repeat(24)}.png`;
  await pool.query(`update ui_copy set text = 'Elsewhere' where key = 'meta_site_name'`);
  await put(icon);
  await expect.poll(() => get('/faq')).toContain('<span>Elsewhere</span>');
  expect(await get('/faq')).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
  for (const path of ['/faq', '/es/faq', '/learn', '/api/copy']) expect(await get(path)).not.toContain(icon);
  expect(await manifest()).toMatchObject({ name: 'Elsewhere', icons: [{ src: '/icon-192.png' }, {}, {}] });
  expect((await visitor.fetch('/brand.css')).status).toBe(404);
  expect((await visitor.fetch('/favicon.ico')).headers.get('content-type')).not.toBe('image/png');
  // The operator sees the stored name. The logo changes with the next change of the brand, once the file is
  // there.
  expect((await read()).icon).toBe(icon);
  await writeFile(join(media, icon), png({ side: 512 }));
  expect((await save({ name: 'Deadbeat' })).status).toBe(200);
  expect(await get('/faq')).toContain(`href="/media/${icon}"`);
  await put('none');
  await expect.poll(() => get('/faq')).not.toContain('/brand.css');
});

test('an imported colour gets into the pages’ styles only if it is a colour', async () => {
  const { pool } = server.database;
  const put = (text: string) => pool.query(`update ui_copy set text = $1 where key = 'brand_accent'`, [text]);
  await put('red;} body { display: none');
  await expect.poll(() => get('/faq')).toContain('/brand.css');
  expect((await visitor.fetch('/brand.css')).status).toBe(404);
  await put('#ffd166');
  await expect.poll(() => get('/faq')).not.toContain('/brand.css');
});

test('a file that is no icon is refused, and nothing of it is kept', async () => {
  const before = await readdir(media).catch(() => []);
  const { status, body } = await upload('<!doctype html><script>alert(1)</script>');
  expect(status).toBe(400);
  expect(body.detail).toContain('no icon as the studio draws it');
  expect((await upload(new Uint8Array(2_000_000))).status).toBe(413);
  expect(await readdir(media).catch(() => [])).toEqual(before);
});

test('only operators may upload an icon, or see and change the brand', async () => {
  expect((await upload('x', visitor)).status).toBe(401);
  const { visitor: learner } = await signUp(server.url);
  expect((await upload('x', learner)).status).toBe(403);
  expect((await learner.call('readStudioBrand')).status).toBe(403);
});
