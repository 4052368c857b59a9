import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signUpOperator } from '#testing/server/operator.ts';
import { png } from '#testing/server/png.ts';
import { sharedServer } from '#testing/server/test-server.ts';
import { makeVisitor } from '#testing/server/visitor.ts';

const server = await sharedServer({
  OPERATOR_EMAILS: 'boss@example.com',
  MAIL_FROM: 'Night School <dance@example.org>',
});
const boss = (await signUpOperator(server)).visitor;

const preview = async (key: string, text: string) =>
  (await boss.call('previewStudioMail', { body: { key, text } })).body;
async function save(key: string, text: string): Promise<number> {
  const { entries } = (await boss.call('listStudioCopy')).body;
  const { version } = entries.find((entry: { key: string }) => entry.key === key);
  return (await boss.call('saveStudioCopy', { params: { key }, body: { text, version } })).status;
}

// §3.mails-sender-name-colour-icon
test('a mail is shown as it arrives, with the text that is being typed, and nothing is stored', async () => {
  const body = 'Good evening {first_name},\n\n<b>rise</b>\nslowly';
  const mail = await preview('mail_welcome_body', body);
  expect(mail.from).toBe('Night School <dance@example.org>');
  expect(mail.subject).toBe('Welcome to the horde, Morticia!');
  expect(mail.html).toContain('<p dir="auto">Good evening Morticia,</p>');
  expect(mail.html).toContain('<p dir="auto">&lt;b&gt;rise&lt;/b&gt;<br>slowly</p>');
  expect((await preview('mail_welcome_subject', 'Hello')).html).not.toContain('Good evening');
});

test('sender, name and colour are texts, and are in every mail that is sent', async () => {
  expect(await save('mail_sender', 'The Horde')).toBe(200);
  expect(await save('meta_site_name', 'Deadbeat')).toBe(200);
  expect(await save('brand_accent', '#9bd44f')).toBe(200);
  const mail = await preview('mail_welcome_subject', 'Rise');
  expect(mail.from).toBe('The Horde <dance@example.org>');
  expect(mail.html).toContain('>Deadbeat</p>');
  expect(mail.html).toContain('background:#9bd44f');
});

// §3.mails-sender-name-colour-icon
test('the colour and the name are on every page and on the home screen', async () => {
  const visitor = makeVisitor(server.url);
  const page = await (await visitor.fetch('/faq')).text();
  expect(page).toContain('<link rel="stylesheet" href="/brand.css">');
  expect(page).toContain('<title>Frequently Asked Questions - Deadbeat</title>');
  expect(await (await visitor.fetch('/brand.css')).text()).toContain('--moon-400: #9bd44f;');
  expect(await (await visitor.fetch('/manifest.webmanifest')).json()).toMatchObject({
    short_name: 'Deadbeat',
  });
  expect(await save('brand_icon', 'our hand.png')).toBe(400);
  await mkdir(join(server.dataDir, 'media'), { recursive: true });
  await writeFile(join(server.dataDir, 'media', 'our hand.png'), png({ side: 300 }));
  expect(await save('brand_icon', 'our hand.png')).toBe(200);
  expect(await (await visitor.fetch('/faq')).text()).toContain('href="/media/our%20hand.png"');
  const icons = [{ src: '/media/our%20hand.png', sizes: 'any', type: 'image/png' }];
  expect(await (await visitor.fetch('/manifest.webmanifest')).json()).toMatchObject({ icons });
});

test('words of mails never go to browsers of learners', async () => {
  expect(await save('mail_magic_body', 'Hello {first_name}, here you are.')).toBe(200);
  const { copy } = (await makeVisitor(server.url).call('readCopy')).body;
  expect(Object.keys(copy).filter((key) => key.startsWith('mail_'))).toEqual([]);
});

test.each([
  ['brand_accent', 'red'],
  ['brand_accent', '#3d2a63'],
  ['brand_icon', '../../etc/passwd.png'],
  ['brand_icon', 'icon.svg'],
  ['mail_welcome_body', 'No placeholder'],
])('%s refuses %j', async (key, text) => {
  expect(await save(key, text)).toBe(400);
});
