import { useEffect, useState } from 'react';
import { wakeAudioContext } from '#dance/web/sound/audio-context.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useSoundAllowed } from '#player/web/use-sound-allowed.ts';
import { useRoomSources } from './use-room-sources.ts';

type JoinBarProps = { joined: boolean; sound: boolean; dancing: boolean; onJoin: () => void };

/**
 * The button for the press that browsers demand before a page may play sound. A person who does not press it dances in
 * silence, and any later tap starts the sound.
 */
export function JoinBar({ joined, sound, dancing, onJoin }: JoinBarProps) {
  const text = useText();
  const { video } = useRoomSources(joined);
  const [touched, setTouched] = useState(() => navigator.userActivation?.hasBeenActive ?? false);
  const allowed = useSoundAllowed();
  // With sound, a touch of an earlier page does not count, because it has not started the sound of this page.
  const ready = sound ? allowed : touched;
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const listening = new AbortController();
    const listen = { signal: listening.signal };
    const look = () => setOnline(navigator.onLine);
    window.addEventListener('online', look, listen);
    window.addEventListener('offline', look, listen);
    document.addEventListener('pointerup', () => setTouched(true), listen);
    document.addEventListener('keydown', () => setTouched(true), listen);
    return () => listening.abort();
  }, []);

  function join() {
    // The sound is started within the press itself: some browsers would refuse it later.
    if (sound) void wakeAudioContext();
    onJoin();
  }

  return (
    <div className="cluster">
      {joined || (ready && dancing && !video) ? (
        <p className="room-hint">{text('together_joined')}</p>
      ) : (
        <Button size="large" onClick={join}>
          {text(video ? 'together_join_video' : 'together_join')}
        </Button>
      )}
      {dancing && sound && !ready && <p className="room-hint">{text('together_silent')}</p>}
      {!online && <p className="room-hint">{text('together_offline')}</p>}
    </div>
  );
}
