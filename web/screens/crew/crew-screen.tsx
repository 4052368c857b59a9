// /crew and the pages below it: a person's crews, joining one, and what a leader does. All of it loads only here.

import '#web/ui/card.css';
import './crew.css';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Loading } from '#web/ui/loading.tsx';
import { CrewHome } from './crew-home.tsx';
import { JoinPage } from './join-page.tsx';
import { LeaderPage } from './leader/leader-page.tsx';
import { OpenPage } from './open-page.tsx';

export function CrewScreen() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route index element={<CrewHome />} />
        <Route path="join" element={<JoinPage />} />
        <Route path="open" element={<OpenPage />} />
        <Route path=":crewId" element={<LeaderPage />} />
      </Routes>
    </Suspense>
  );
}
