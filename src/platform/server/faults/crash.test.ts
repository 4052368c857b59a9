import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeDataFolder } from '#testing/server/data-folder.ts';
import { type ServerProcess, startServerProcess } from '#testing/server/server-process.ts';
import { soak } from '#testing/server/soak.ts';
import { type SmtpPeer, startSmtpPeer } from '#testing/server/start-smtp-peer.ts';
import { makeVisitor, signUp, type Visitor } from '#testing/server/visitor.ts';

let dataDir: string;
let server: ServerProcess;
/** The mail server of the first test; the product's server gets its address at the start. */
let stalling: SmtpPeer;

beforeAll(async () => {
  dataDir = await makeDataFolder();
  stalling = await startSmtpPeer({ stall: true });
  server = await start(mailing());
});
afterAll(async () => {
  await server.end('SIGTERM');
  await stalling.kill();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (settings = {}) =>
  startServerProcess({ DATA_DIR: dataDir, SIGN_UPS_PER_HOUR: '10000', ...settings });

const mailing = () => ({ SMTP_URL: `smtp://127.0.0.1:${stalling.port}` });

async function killPostgres(): Promise<void> {
  const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
}

/** Signs up again and again until it works: a pooled connection may still lead to the PostgreSQL that was killed. */
async function signUpAgain(): ReturnType<typeof signUp> {
  for (;;) {
    const signedUp = await signUp(server.url).catch(() => null);
    if (signedUp) return signedUp;
    await sleep(50);
  }
}

/**
 * Calls until the answer has the status 200: each pooled connection may still lead to the PostgreSQL that was killed.
 */
async function answered(visitor: Visitor, ...call: Parameters<Visitor['call']>): ReturnType<Visitor['call']> {
  for (;;) {
    const answer = await visitor.call(...call);
    if (answer.status === 200) return answer;
    await sleep(50);
  }
}

/** Checks and unchecks items until `stop` is called, which resolves with the acknowledged state of each item. */
function write(visitor: Visitor, ids: string[]) {
  const known = new Map<string, boolean>();
  let gone = false;
  let acknowledged = 0;
  const done = (async () => {
    for (let turn = 0; !gone; ) {
      const id = ids[turn % ids.length] ?? '';
      const check = Math.floor(turn / ids.length) % 2 === 0;
      // Until the call is answered, both states are possible. A failed call is repeated for the same item, so the state
      // of at most one item is unknown.
      known.delete(id);
      const answer = await visitor
        .call(check ? 'checkItem' : 'uncheckItem', { params: { checklist_id: id } })
        .catch(() => null);
      if (answer?.status !== 200) {
        await sleep(20);
        continue;
      }
      known.set(id, check);
      acknowledged += 1;
      turn += 1;
    }
  })();
  return {
    untilAcknowledged: async (count: number) => {
      while (acknowledged < count) await sleep(5);
    },
    stop: async () => {
      gone = true;
      await done;
      return known;
    },
  };
}

test('R60 a mail that was just being sent when the server was killed goes out after the next start', async () => {
  const { visitor, person } = await signUp(server.url);
  await visitor.call('saveSurvey', { body: { role: 'dancer', experience_level: 'never' } });
  await stalling.midDelivery;
  await server.end('SIGKILL');
  await stalling.kill();

  const working = await startSmtpPeer({ port: stalling.port });
  onTestFinished(() => working.kill());
  server = await start(mailing());
  await working.mail(({ recipients }) => recipients.includes(person.email));
});

test.each(['the server', 'PostgreSQL', 'both'])(
  'R60 SIGKILL of %s in the middle of writes loses nothing that was acknowledged',
  async (victim) => {
    let { visitor, person } = await signUpAgain();
    for (let round = 0; round < soak(20, 2); round++) {
      const course = await answered(visitor, 'readLesson', {
        params: { lesson_id: String(1 + (round % 12)) },
      });
      const steps: { checklists: { id: string }[] }[] = course.body.steps;
      const ids = steps.flatMap((step) => step.checklists.map(({ id }) => id));
      const writing = write(visitor, ids);
      await writing.untilAcknowledged(3 + 2 * round);
      if (victim !== 'the server') await killPostgres();
      if (victim !== 'PostgreSQL') await server.end('SIGKILL');
      const known = await writing.stop();
      if (victim !== 'PostgreSQL') server = await start();

      visitor = makeVisitor(server.url);
      const credentials = { email: person.email, password: person.password };
      await answered(visitor, 'signIn', { body: credentials });
      const progress = await answered(visitor, 'readProgress');
      const checked = new Set(progress.body.checked);
      expect(known.size).toBeGreaterThan(0);
      for (const [id, check] of known) expect([id, checked.has(id)]).toEqual([id, check]);
    }
  },
  600_000,
);
