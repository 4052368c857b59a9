import { useEventCountdown } from '#event/web/event-countdown.ts';
import { fallbackTexts } from '#platform/content/messages.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';

/** Days, hours and minutes to the event, in the words of the countdown label. */
export function CountdownLine() {
  const text = useText();
  const { target, left } = useEventCountdown();
  if (target === null) return <p className="learn-countdown">{say(fallbackTexts.dateToBeDecided)}</p>;
  return (
    <p className="learn-countdown" role="timer" aria-live="off">
      {left && text('countdown_label', left)}
    </p>
  );
}
