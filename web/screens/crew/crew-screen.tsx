// /crew and the pages below it: a person's crews, joining one, and what a leader does. All of it loads only here.

import '#web/ui/card.css';
import './crew.css';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Loading } from '#web/ui/loading.tsx';
import { CrewHome } from './crew-home.tsx';
import { JoinPage } from './join-page.tsx';
import { LeaderPage } from './leader/leader-page.tsx';
import { OpenPage } from './open-page.tsx';

const DayPage = lazy(async () => ({ default: (await import('./day/day-page.tsx')).DayPage }));
const CountPage = lazy(async () => ({ default: (await import('./day/count-page.tsx')).CountPage }));
const PrintPage = lazy(async () => ({ default: (await import('./print/print-page.tsx')).PrintPage }));

export function CrewScreen() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route index element={<CrewHome />} />
        <Route path="join" element={<JoinPage />} />
        <Route path="open" element={<OpenPage />} />
        <Route path=":crewId" element={<LeaderPage />} />
        <Route path=":crewId/day" element={<DayPage />} />
        <Route path=":crewId/count" element={<CountPage />} />
        <Route path=":crewId/print/:what" element={<PrintPage />} />
      </Routes>
    </Suspense>
  );
}
