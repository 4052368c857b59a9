// /crew and the pages below it: a person's crews, joining one, the leader's work, and the day of the event. They are one
// file, so that a member who has opened one of them has all of them without a network; no other page loads it.

import { bringCrewTexts } from '#crew/web/bring-crew-texts.ts';
import '#platform/web/ui/card.css';
import './crew.css';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { useGuardedNames } from '#crew/web/crew-guard-names.ts';
import { inPageLanguage } from '#platform/web/page-language.ts';
import { CrewHome } from './crew-home.tsx';
import { CountPage } from './day/count-page.tsx';
import { DayPage } from './day/day-page.tsx';
import { TryPage } from './day/try-page.tsx';
import { JoinPage } from './join-page.tsx';
import { crewKept } from './kept-files.ts';
import { LeaderPage } from './leader/leader-page.tsx';
import { OfLedCrew } from './of-led-crew.tsx';
import { OpenPage } from './open-page.tsx';
import { PrintPage } from './print/print-page.tsx';

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

/** Has the device keep these pages for a time without a network, also when the service worker comes after them. */
async function keepCrews(): Promise<void> {
  const registration = await (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.ready;
  registration?.active?.postMessage(`keep the ${crewKept.name} ${inPageLanguage().language ?? ''}`.trim());
}
