import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Progress } from '#course/api/progress.ts';
import { checkDelivery } from '#course/web/queries/checks.ts';
import { rememberSignedIn } from '#people/web/signed-in-marker.ts';
import { takeToasts } from '../ui/toast.ts';
import { ProblemError } from './call.ts';
import { makeQueryClient } from './query-client.ts';

const checks = [{ place: '1', checklist_id: 'a', done: true }];
const refusal = new ProblemError({ code: 'not_found', status: 404, detail: 'No such item.' });
const { onSaved, onRefused } = checkDelivery(makeQueryClient(), 'gomez');

let said: string[];
let stop: () => void;
beforeEach(() => {
  said = [];
  stop = takeToasts(({ text }) => said.push(text));
});
afterEach(() => stop());

test.each([
  ['gomez', ['Progress saved!', 'Failed to save progress: No such item.']],
  ['morticia', []],
])('answers about Gomez’s marks are shown only while he is signed in: %s', (id, words) => {
  rememberSignedIn({ id, first_name: id });
  onSaved(checks, {} as Progress);
  onRefused(checks, refusal);
  expect(said).toEqual(words);
});
