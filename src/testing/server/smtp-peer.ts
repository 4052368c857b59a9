// This process is a mail server, so that tests can kill it at the worst moment. It prints one JSON line per
// event. Usage: node smtp-peer.ts PORT [stall]; with `stall` it never acknowledges a mail.

import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const [port = '0', mode] = process.argv.slice(2);

function say(event: object): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

const peer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo({ address }, _session, done) {
    const refused =
      address.startsWith('refused') && Object.assign(new Error('No such person'), { responseCode: 550 });
    done(refused || null);
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => {
      if (chunks.length === 0) say({ event: 'data' });
      chunks.push(chunk);
    });
    stream.on('end', () => {
      if (mode === 'stall') return;
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      say({ event: 'mail', recipients, raw: Buffer.concat(chunks).toString() });
      done();
    });
  },
});
peer.on('error', () => undefined);
const listening = peer.listen(Number(port), '127.0.0.1', () =>
  say({ event: 'listening', port: (listening.address() as AddressInfo).port }),
);
