// The sheets for the event day, for A4 or Letter. Each sheet has a page of the site, and is printed without the site's
// header and footer.

import './print.css';
import './forms.css';
import './posters.css';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { dayCopy } from '#crew/content/day-copy.ts';
import { crewPaths, type Printed, printed } from '#crew/rules/crew-paths.ts';
import { runOfDay } from '#crew/rules/run-of-day.ts';
import type { LedCrew } from '#crew/web/crew.ts';
import { useDoers } from '#crew/web/day/doers.ts';
import { dateOf, timeOfDay } from '#crew/web/day-and-time.ts';
import { printedKey } from '#crew/web/printed-key.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import { useSettings, useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { usePageTitle } from '#subjects/web/shell/page-title.ts';
import { DancerDrawing, DancerLines } from './dancer-drawing.tsx';
import { Flyer } from './flyer.tsx';
import { NameTags } from './name-tags.tsx';
import { ParentsSheet } from './parents-sheet.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { RosterSheet } from './roster-sheet.tsx';
import { Sheet, SheetLines, type SheetProps } from './sheet.tsx';
import { useNames } from './use-names.ts';

const sheets: Record<Printed, ComponentType<SheetProps>> = {
  'run-sheet': RunSheet,
  script: ScriptSheet,
  roster: RosterSheet,
  tags: NameTags,
  flyer: Flyer,
  parents: ParentsSheet,
  record: RecordSheet,
  witness: WitnessSheet,
  certificates: Certificates,
};

export function PrintPage({ crew }: { crew: LedCrew }) {
  const text = useText(dayCopy);
  const { what = '' } = useParams();
  const { next_challenge_date, challenge_name } = useSettings();
  const shown = printed.find((each) => each === what) ?? 'run-sheet';
  const Sheet = sheets[shown];
  usePageTitle(text(printedKey(shown)));
  const event = { name: challenge_name ?? '', at: parseEventDate(next_challenge_date) };
  return (
    <div className="page stack loose print-page">
      <div className="spread no-print">
        <Link to={crewPaths.day(crew.id, 'print')}>{text('day_print_back')}</Link>
        <Button onClick={() => window.print()}>{text('day_print_button')}</Button>
      </div>
      <Sheet crew={crew} event={event} />
    </div>
  );
}

/** A page for each dancer whose name this device has; without names, one page with a line to write on. */
function Certificates({ crew, event }: SheetProps) {
  const text = useText(dayCopy);
  const { all } = useNames(crew);
  const date = event.at === null ? '' : dateOf(event.at, crew.zone);
  const names = all.length === 0 ? [''] : all;
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two dancers may have one name
    <article key={index} className="stack centered sheet sheet-certificate">
      {name === '' && (
        <p role="status" className="no-print">
          {text('day_print_nobody')}
        </p>
      )}
      {index === 0 && <DancerLines moment="certificate" />}
      <h1 tabIndex={-1}>{event.name}</h1>
      <DancerDrawing moment="certificate" />
      <p>{text('day_certificate_lead')}</p>
      <p className="sheet-certificate-name" dir="auto">
        {name}
      </p>
      <p>{text('day_certificate_text', { name: crew.name, date })}</p>
      <p className="sheet-certificate-sign">{text('day_certificate_leader')}</p>
    </article>
  ));
}

/** The points of the day with who does what; without typed names, a line to write on. */
function RunSheet({ crew, event }: SheetProps) {
  const text = useText(dayCopy);
  const { doers } = useDoers(crew.id);
  return (
    <Sheet title={text('day_print_run_sheet')} crew={crew} event={event}>
      {event.at === null ? (
        <p>{text('day_guard_no_date')}</p>
      ) : (
        <ol className="sheet-run">
          {runOfDay(event.at).map(({ point, at }) => (
            <li key={point}>
              <span className="sheet-box" />
              <strong>{timeOfDay(at, crew.zone)}</strong>
              <div>
                <p>{text(`day_run_${point}`)}</p>
                <p className="sheet-doers">
                  <span>{text(`day_who_${point}`)}</span>
                  <span dir="auto">{doers[point]}</span>
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}

const lines = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The words to say at the microphone, large enough to read at arm's length in the dark. */
function ScriptSheet({ crew, event }: SheetProps) {
  const text = useText(dayCopy);
  return (
    <Sheet title={text('day_print_script')} crew={crew} event={event}>
      <ol className="sheet-script">
        {lines.map((line) => (
          <li key={line}>{text(`day_script_${line}`, { name: event.name, minutes: 15 })}</li>
        ))}
      </ol>
    </Sheet>
  );
}

const fields = [
  'day_print_name',
  'day_witness_contact',
  'day_witness_counted',
  'day_witness_place',
  'day_print_signature',
] as const;

/** Two statements on a page, to cut apart. They are filled in by hand, because witnesses must use their own words. */
function WitnessSheet({ crew, event }: SheetProps) {
  const text = useText(dayCopy);
  return (
    <div className="stack sheet-dense sheet-pair">
      {[1, 2].map((number) => (
        <Sheet key={number} title={text('day_witness_lead')} crew={crew} event={event}>
          <p className="sheet-text">{text('day_witness_text')}</p>
          <SheetLines lines={fields.map((field) => [text(field)])} />
        </Sheet>
      ))}
    </div>
  );
}
