// The studio: where the people who run a course change it. Everything below this file loads only here.

import '#platform/web/ui/card.css';
import './studio.css';
import './records.css';
import { type ComponentType, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { useSession } from '#people/web/session.ts';
import { neededPart } from '#platform/web/ui/lazy-part.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { type StudioArea, studioAreas, studioPath } from '#subjects/rules/paths.ts';
import { studioPages } from '#subjects/web/studio-pages.ts';
import { Closed } from './closed.tsx';
import { EventPage } from './event-page.tsx';
import { FaqPage } from './faq-page.tsx';
import { FeaturesPage } from './features-page.tsx';
import { FeedbackPage } from './feedback-page.tsx';
import { HealthPage } from './health-page.tsx';
import { HistoryPage } from './history-page.tsx';
import { LearnersPage } from './learners-page.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { StudioNav } from './studio-nav.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

const TextsPage = neededPart(async () => (await import('./texts/texts-page.tsx')).TextsPage);
const LessonsPage = neededPart(async () => (await import('./lessons/lessons-page.tsx')).LessonsPage);
const LessonPage = neededPart(async () => (await import('./lessons/lesson-page.tsx')).LessonPage);
const VideosPage = neededPart(async () => (await import('./videos/videos-page.tsx')).VideosPage);
const MusicPage = neededPart(async () => (await import('./music/music-page.tsx')).MusicPage);

const pages: Readonly<Record<StudioArea, ComponentType>> = {
  ...studioPages,
  event: EventPage,
  texts: TextsPage,
  lessons: LessonsPage,
  videos: VideosPage,
  music: MusicPage,
  faq: FaqPage,
  feedback: FeedbackPage,
  learners: LearnersPage,
  features: FeaturesPage,
  history: HistoryPage,
  health: HealthPage,
};

export function StudioScreen() {
  const { user, ended } = useSession();
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
            {studioAreas.map((area) => {
              const Page = pages[area];
              return <Route key={area} path={area} element={<Page />} />;
            })}
            <Route path="lessons/:lessonId" element={<LessonPage />} />
            <Route path="*" element={<Navigate to={studioPath('event')} replace />} />
          </Routes>
        </Suspense>
      </div>
    </div>
  );
}
