// When the sound is taken away from outside: a call comes in, or headphones are pulled out and the room would hear it all.

/**
 * Calls `interrupted` each time. Browsers say how many outputs there are only where a person has allowed it; elsewhere
 * a pulled plug is the system's to answer. Returns the function that stops watching.
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
    // Safari's name for a call, a siren, another app that needs the loudspeaker.
    if ((context.state as string) === 'interrupted') interrupted();
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
