// Stores the side that a person chose with the person's account. While the server is out of reach, the choice
// waits on the device.

import { call } from '#platform/web/queries/call.ts';
import { makeOutbox, type Operation } from '#platform/web/queries/outbox.ts';
import { sendPending } from '#platform/web/queries/send-pending.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';
import { type Side, sides } from '#player/rules/side.ts';
import { waitingSide } from './account-side.ts';

type Choice = { side: Side };

/** Of several choices only the last one counts. */
const sideOperation: Operation<Choice, unknown> = {
  name: waitingSide,
  read: ({ side }) => {
    const known = sides.find((each) => each === side);
    return known ? { side: known } : null;
  },
  merge: { same: () => true, keep: 'last' },
};

const pendingSides = makeOutbox(sideOperation);

/** Stores a newly chosen side with the account; a visitor's side stays on the device alone. */
export function keepSide(side: Side): void {
  const person = shownPerson();
  if (person === null) return;
  pendingSides.put(person, { side });
  void sendSide();
}

/** Sends the waiting choice, if there is one. */
export async function sendSide(): Promise<void> {
  const person = shownPerson();
  if (person === null) return;
  await sendPending(pendingSides, person, {
    send: ([choice]) => call('chooseSide', { body: { chosen_side: choice?.side ?? 'mirror' } }, { person }),
    onSaved: () => {},
    // If the server refuses the choice, it still applies on this device.
    onRefused: () => {},
    onHeld: () => {},
  });
}
