import { useEffect, useState } from 'react';
import { countdownAt, isSpoken, rehearsalSeconds } from '#course/rules/rehearsal.ts';
import { DeviceClockNote } from '#event/web/device-clock-note.tsx';
import { usePlaceText } from '#event/web/place-text.ts';
import { Picture as CrowdScene } from '#platform/web/art/pictures/crowd.svg';
import { useText } from '#platform/web/queries/copy.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { usePlaces } from '#subjects/web/switched-on.ts';

/**
 * Moves the focus from START to the heading. The focus must not go to the button that replaces START, because a second
 * press there would skip the count.
 */
const toHeading = handFocusOn(() => document.querySelector('.rehearse h1'));

/** 'Get Ready!', START, and the count from 10 to 0. For WCAG 2.2.1 the count can be skipped and stopped. */
export function GetReady({ onGo }: { onGo: () => void }) {
  const links = usePlaces('before the rehearsal');
  const text = useText();
  const placeText = usePlaceText();
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [left, setLeft] = useState<number>(rehearsalSeconds);

  useEffect(() => {
    if (startedAt === null) return;
    const timer = window.setInterval(() => {
      const shown = countdownAt(startedAt, performance.now());
      if (shown === null) onGo();
      else setLeft(shown);
    }, 100);
    return () => window.clearInterval(timer);
  }, [startedAt, onGo]);

  if (startedAt === null) {
    return (
      <div key="door" ref={toHeading} className="stack loose centered rehearse-door">
        <CrowdScene className="rehearse-scene" />
        <p className="rehearse-lead">{text('rehearse_ready_text')}</p>
        <Button
          size="large"
          onClick={() => {
            setLeft(rehearsalSeconds);
            setStartedAt(performance.now());
          }}
        >
          {text('rehearse_start')}
        </Button>
        {links.map((place) => (
          <ButtonLink key={place.to} look="quiet" to={place.to}>
            {placeText(place)}
          </ButtonLink>
        ))}
        <DeviceClockNote />
      </div>
    );
  }
  return (
    <div key="count" ref={toHeading} className="stack loose centered rehearse-door">
      <p className="rehearse-count" role="timer" aria-live="off">
        {left}
      </p>
      <p className="only-read-aloud" role="status">
        {isSpoken(left) ? left : ''}
      </p>
      <div className="cluster centered">
        <Button look="bone" onClick={onGo}>
          {text('rehearse_start_now')}
        </Button>
        <Button look="quiet" onClick={() => setStartedAt(null)}>
          {text('rehearse_wait')}
        </Button>
      </div>
    </div>
  );
}
