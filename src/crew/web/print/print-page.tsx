// The sheets for the day: each on a page of its own, without the site around it, on A4 or Letter.

import { dayCopy } from '#crew/content/day-copy.ts';
import { printedKey } from '#crew/web/printed-key.ts';
import './print.css';
import './forms.css';
import './posters.css';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { crewPaths, type Printed, printed } from '#crew/rules/crew-paths.ts';
import type { LedCrew } from '#crew/web/crew.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import { useSettings, useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { usePageTitle } from '#subjects/web/shell/page-title.ts';
import { Certificates } from './certificates.tsx';
import { Flyer } from './flyer.tsx';
import { NameTags } from './name-tags.tsx';
import { ParentsSheet } from './parents-sheet.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { RosterSheet } from './roster-sheet.tsx';
import { RunSheet } from './run-sheet.tsx';
import { ScriptSheet } from './script-sheet.tsx';
import type { SheetProps } from './sheet.tsx';
import { WitnessSheet } from './witness-sheet.tsx';

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
