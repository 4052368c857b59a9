import { consentPoints, consentTexts } from '#crew/content/consent.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { crewPaths, joinPath } from '#crew/rules/crew-paths.ts';
import { useSession } from '#people/web/session.ts';
import { shownCode } from '#platform/rules/spoken-code.ts';
import { leftToRight } from '#platform/web/left-to-right.ts';
import { pageBase } from '#platform/web/page-language.ts';
import { QrCode } from '#platform/web/qr/qr-code.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { addressOf } from '#platform/web/ui/share-address.ts';
import { dayOfYearAndTime } from '../day-and-time.ts';
import { Sheet, SheetLines, type SheetProps } from './sheet.tsx';

const lines = ['day_parents_child', 'day_parents_adult', 'day_print_signature'] as const;

/**
 * A page for parents and guardians: whose crew it is, what joining means, and how they agree at home, with the code.
 */
export function ParentsSheet({ crew, event }: SheetProps) {
  const text = useText(crewCopy, dayCopy, consentTexts);
  const site_name = text('meta_site_name');
  const leader = useSession().user?.first_name ?? '';
  if (crew.code === null) return <p role="alert">{text('day_print_no_code')}</p>;
  const address = addressOf(joinPath(crew.code));
  const typed = leftToRight(window.location.host + pageBase() + crewPaths.join);
  const steps = [1, 2, 3, 4] as const;
  return (
    <div className="sheet-dense">
      <Sheet title={text('day_parents_lead')} crew={{ ...crew, place: null }} event={{ ...event, at: null }}>
        <div className="sheet-text">
          <p>{text('day_parents_text', { leader, name: crew.name })}</p>
          {crew.place && <p>{text('day_parents_meets', { place: crew.place })}</p>}
          {event.at !== null && (
            <p>{text('day_parents_dance', { time: dayOfYearAndTime(event.at, crew.zone) })}</p>
          )}
        </div>
        <h2>{text('day_parents_means')}</h2>
        <ul className="points sheet-text">
          {consentPoints.map((point) => (
            <li key={point}>{text(`consent.points.${point}`, { leader, site_name })}</li>
          ))}
        </ul>
        <h2>{text('day_parents_how')}</h2>
        <div className="sheet-beside sheet-text">
          <div>
            <ol className="sheet-steps">
              {steps.map((step) => (
                <li key={step}>{text(`day_parents_step_${step}`, { address: typed, leader })}</li>
              ))}
            </ol>
            <p>{text('day_parents_young')}</p>
          </div>
          <div className="stack centered tight">
            <QrCode address={address} label={text('crew_qr', { address })} />
            <p className="sheet-parents-code" translate="no">
              {shownCode(crew.code)}
            </p>
          </div>
        </div>
        <div className="sheet-together">
          <p className="sheet-text">{text('day_parents_agree')}</p>
          <SheetLines lines={lines.map((line) => [text(line)])} />
        </div>
      </Sheet>
    </div>
  );
}
