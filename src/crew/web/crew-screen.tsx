// /crew and the pages below it: a person's crews, joining a crew, the leader's work, and the day of the event. These
// pages are one chunk, which no other page loads: a person who has opened one of these pages can open all of them
// without a network.

import './crew.css';
import './day/day.css';
import { type ComponentType, useEffect, useState } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import { counted, countOf, type Tally } from '#crew/rules/tally.ts';
import { bringCrewTexts } from '#crew/web/bring-crew-texts.ts';
import { isGone, type LedCrew, useCrew } from '#crew/web/crew.ts';
import { useGuardedNames } from '#crew/web/crew-guard-names.ts';
import { inPageLanguage } from '#platform/web/page-language.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { useCrews } from './crew.ts';
import { CrewHeading } from './crew-heading.tsx';
import { CrewHome } from './crew-home.tsx';
import { CountPage } from './day/count-page.tsx';
import { Counter } from './day/counter.tsx';
import { DayPage } from './day/day-page.tsx';
import { JoinPage } from './join-page.tsx';
import { crewKept } from './kept-files.ts';
import { LeaderPage } from './leader/leader-page.tsx';
import { OpenPage } from './open-page.tsx';
import { PrintPage } from './print/print-page.tsx';
import { UnknownCrew } from './unknown-crew.tsx';

/** Loads the screen and its texts. */
export async function loadCrewScreen(): Promise<typeof CrewScreen> {
  await bringCrewTexts();
  return CrewScreen;
}

function CrewScreen() {
  useGuardedNames();
  useEffect(() => void keepCrews(), []);
  return (
    <Routes>
      <Route index element={<CrewHome />} />
      <Route path="join" element={<JoinPage />} />
      <Route path="open" element={<OpenPage />} />
      <Route path=":crewId" element={<OfLedCrew page={LeaderPage} />} />
      <Route path=":crewId/day" element={<OfLedCrew page={DayPage} />} />
      <Route path=":crewId/count" element={<CountPage />} />
      <Route path=":crewId/try" element={<TryPage />} />
      <Route path=":crewId/print/:what" element={<OfLedCrew page={PrintPage} />} />
    </Routes>
  );
}

/**
 * Asks the service worker to keep these pages for use without a network, even if the worker starts only after the page.
 */
async function keepCrews(): Promise<void> {
  const registration = await (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.ready;
  registration?.active?.postMessage(`keep the ${crewKept.name} ${inPageLanguage().language ?? ''}`.trim());
}

/**
 * Shows a leader's page of the crew in the address. Another crew gets a new page, without the words that were typed for
 * this crew.
 */
function OfLedCrew({ page: Page }: { page: ComponentType<{ crew: LedCrew }> }) {
  const text = useText(crewCopy);
  const { crewId = '' } = useParams();
  const { data: crew, error, isPending, refetch } = useCrew(crewId);
  if (crew && !isGone(error)) return <Page key={crewId} crew={crew} />;
  if (isPending) return <Loading />;
  if (isGone(error)) return <UnknownCrew />;
  return (
    <div className="page stack loose">
      <div>
        <Link to={crewPaths.home}>{text('crew_back')}</Link>
        <CrewHeading title={text('crew_title')} />
      </div>
      <ErrorState
        {...(error instanceof ProblemError ? { message: error.message } : {})}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

const nothing: Tally = { label: '', kind: 'gate', plus: 0, minus: 0, version: 1 };

/** A counter to try at any time: its number is not stored. */
function TryPage() {
  const text = useText(crewCopy, dayCopy);
  const { crewId = '' } = useParams();
  const leads = useCrews().data?.leads.some(({ id }) => id === crewId) ?? false;
  const [tally, setTally] = useState(nothing);
  return (
    <div className="page-narrow stack">
      <Link to={leads ? crewPaths.day(crewId, 'count') : crewPaths.home}>
        {leads ? text('day_print_back') : text('crew_back')}
      </Link>
      <CrewHeading title={text('day_try')} />
      <p>{text('day_try_text')}</p>
      <h2 className="card-title">{text('day_try_label')}</h2>
      <Counter count={countOf(tally)} onCount={(by) => setTally((before) => counted(before, by))} />
    </div>
  );
}
