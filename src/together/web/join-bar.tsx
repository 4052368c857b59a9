import { useEffect, useState } from 'react';
import { wakeAudioContext } from '#dance/web/sound/audio-context.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useSoundAllowed } from '#player/web/use-sound-allowed.ts';
import { useRoomSources } from './use-room-sources.ts';

type JoinBarProps = { joined: boolean; sound: boolean; dancing: boolean; onJoin: () => void };

/**
 * The button for the press that browsers want before a page may sound. Without it one dances in silence, and
 * any tap brings the sound.
 */
export function JoinBar({ joined, sound, dancing, onJoin }: JoinBarProps) {
  const text = useText();
  const { video } = useRoomSources(joined);
  const [touched, setTouched] = useState(() => navigator.userActivation?.hasBeenActive ?? false);
  const allowed = useSoundAllowed();
  // A touch from before this page came says nothing of the sound.
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
    // The sound is asked for in the press itself: later some browsers would refuse.
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
