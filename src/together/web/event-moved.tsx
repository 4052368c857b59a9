import { eventText, localEventText } from '#event/rules/event-date.ts';
import { momentLanguage } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { roomPath } from '#together/rules/paths.ts';

/**
 * The note for people who wait for the big dance that it was moved. Their room stays: it is an instant of its
 * own.
 */
export function EventMoved({ from, to }: { from: number; to: number | null }) {
  const text = useText();
  if (to === from) return null;
  return (
    <div className="card room-note" role="alert">
      {to === null ? (
        <p>{text('together_moved_away')}</p>
      ) : (
        <>
          <p>
            {text('together_moved', {
              time: localEventText(to, timeZone(), momentLanguage()) ?? eventText(to, momentLanguage()),
            })}
          </p>
          <ButtonLink to={roomPath(to)}>{text('together_moved_link')}</ButtonLink>
        </>
      )}
    </div>
  );
}
