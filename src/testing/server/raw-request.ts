// A raw request sends bytes to a server as they are, right or wrong, and reads the answer until the
// connection closes.

import { connect } from 'node:net';

/** Returns the whole answer as text, or the part that arrived before the connection broke. */
export function rawRequest(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}
