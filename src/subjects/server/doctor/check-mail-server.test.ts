import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtpPeer } from '#testing/server/start-smtp-peer.ts';
import { checkMailServer } from './check-mail-server.ts';

test('a mail server that takes mails is no finding, and without the setting none is contacted', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.kill());
  expect(await checkMailServer({ SMTP_URL: `smtp://127.0.0.1:${peer.port}` })).toEqual([]);
  await peer.kill();
  expect(await checkMailServer({ SMTP_URL: undefined })).toEqual([]);
});

test('a wrong address is explained in words, without the password', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.kill());
  const says = async (address: string) => (await checkMailServer({ SMTP_URL: address }))[0]?.says;
  expect(await says(`smtps://127.0.0.1:${peer.port}`)).toContain('does not speak TLS from the first moment');
  await peer.kill();
  expect(await says(`smtp://user:hidden@127.0.0.1:${peer.port}`)).toMatch(/^nothing listens at 127/);
  expect(await says('smtp://mail.invalid:587')).toBe('there is no mail server named mail.invalid');
});

test.each(['smtp', 'smtps'])('an untrusted certificate is named as the cause: %s', async (protocol) => {
  const server = new SMTPServer({ secure: protocol === 'smtps' });
  server.on('error', () => undefined);
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port } = listening.address() as AddressInfo;
  const [finding] = await checkMailServer({ SMTP_URL: `${protocol}://127.0.0.1:${port}` });
  expect(finding?.says).toContain(`127.0.0.1:${port} shows a certificate that is not trusted: `);
});
