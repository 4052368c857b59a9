// An interruption is an event from outside after which the dance must not go on by itself: a call comes in, or
// headphones are pulled out and the loudspeaker would play to everybody in the room.

import { isInterrupted } from './audio-context.ts';

/**
 * Calls `interrupted` at each interruption. Pulled headphones are noticed only where a person has allowed the browser
 * to show the number of sound outputs. Returns the function that stops watching.
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
