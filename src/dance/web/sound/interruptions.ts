// Interruptions take the sound away from outside: a call comes in, or headphones are pulled out and the room
// would hear it all.

import { isInterrupted } from './audio-context.ts';

/**
 * Calls `interrupted` at each interruption. Browsers show the number of sound outputs only where a person has allowed
 * it; elsewhere pulled headphones are left to the system. Returns the function that stops watching.
 */
export function watchInterruptions(context: AudioContext, interrupted: () => void): () => void {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  let outputs = 0;
  const count = async () =>
    (await devices?.enumerateDevices())?.filter(({ kind }) => kind === 'audiooutput').length ?? 0;
  const changed = async () => {
    const left = await count();
    if (left < outputs) interrupted();
    outputs = left;
  };
  const stated = () => {
    if (isInterrupted(context)) interrupted();
  };
  void count().then((found) => {
    outputs = found;
  });
  devices?.addEventListener('devicechange', changed);
  context.addEventListener('statechange', stated);
  return () => {
    devices?.removeEventListener('devicechange', changed);
    context.removeEventListener('statechange', stated);
  };
}
