// The studio, in which operators change the course. Only this screen loads the files that are imported here.

import './studio.css';
import './records.css';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { useSession } from '#people/web/session.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { studioPath } from '#subjects/rules/paths.ts';
import { studioPages } from '#subjects/web/studio-pages.ts';
import { BuiltInPage } from './built-in/built-in-page.tsx';
import { Closed } from './closed.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { StudioNav } from './studio-nav.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useStudioAreas } from './use-studio-areas.ts';

const LessonPage = lazyComponent(async () => (await import('./lessons/lesson-page.tsx')).LessonPage);
const DancePages = lazyComponent(async () => (await import('./dance/dance-pages.tsx')).DancePages);

export function StudioScreen() {
  const { user, ended } = useSession();
  const areas = useStudioAreas();
  if (!user?.operator) return <Closed email={user?.email ?? ''} />;
  return (
    <div className="page stack loose studio">
      <StudioNav />
      <UnsavedGuard />
      {ended && <SignInAgain email={user.email} />}
      <div className="stack loose studio-page">
        <Suspense fallback={<Loading />}>
          <Routes>
            <Route index element={<Navigate to={studioPath('event')} replace />} />
            {areas.map((area) => {
              const { Page } = studioPages[area];
              return <Route key={area} path={area} element={<Page />} />;
            })}
            <Route path="lessons/:lessonId" element={<LessonPage />} />
            <Route path="built-in" element={<BuiltInPage />} />
            <Route path="dance/:medium" element={<DancePages />} />
            <Route path="*" element={<Navigate to={studioPath('event')} replace />} />
          </Routes>
        </Suspense>
      </div>
    </div>
  );
}
