// The studio: where the people who run a course change it. Everything below this file loads only here.

import '#web/ui/card.css';
import './studio.css';
import './records.css';
import {
  Activity,
  CalendarClock,
  History,
  Import,
  Inbox,
  ListVideo,
  MessageCircleQuestion,
  Music,
  SquarePlay,
  Type,
  UsersRound,
} from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, NavLink, Route, Routes } from 'react-router';
import { type StudioArea, studioAreas, studioPath } from '#rules/paths.ts';
import { useSession } from '#web/queries/session.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Closed } from './closed.tsx';
import { EventPage } from './event-page.tsx';
import { FaqPage } from './faq-page.tsx';
import { FeedbackPage } from './feedback-page.tsx';
import { HealthPage } from './health-page.tsx';
import { HistoryPage } from './history-page.tsx';
import { LearnersPage } from './learners-page.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

const TextsPage = lazy(async () => ({ default: (await import('./texts/texts-page.tsx')).TextsPage }));
const LessonsPage = lazy(async () => ({ default: (await import('./lessons/lessons-page.tsx')).LessonsPage }));
const LessonPage = lazy(async () => ({ default: (await import('./lessons/lesson-page.tsx')).LessonPage }));
const VideosPage = lazy(async () => ({ default: (await import('./videos/videos-page.tsx')).VideosPage }));
const MusicPage = lazy(async () => ({ default: (await import('./music/music-page.tsx')).MusicPage }));
const TransferPage = lazy(async () => ({
  default: (await import('./transfer/transfer-page.tsx')).TransferPage,
}));

const areas: Readonly<Record<StudioArea, { label: string; icon: typeof Type; page: ComponentType }>> = {
  event: { label: 'Event', icon: CalendarClock, page: EventPage },
  texts: { label: 'Texts', icon: Type, page: TextsPage },
  lessons: { label: 'Lessons', icon: ListVideo, page: LessonsPage },
  videos: { label: 'Videos', icon: SquarePlay, page: VideosPage },
  music: { label: 'Music', icon: Music, page: MusicPage },
  faq: { label: 'FAQ', icon: MessageCircleQuestion, page: FaqPage },
  feedback: { label: 'Feedback', icon: Inbox, page: FeedbackPage },
  learners: { label: 'Learners', icon: UsersRound, page: LearnersPage },
  history: { label: 'History', icon: History, page: HistoryPage },
  transfer: { label: 'Import & export', icon: Import, page: TransferPage },
  health: { label: 'Health', icon: Activity, page: HealthPage },
};

export function StudioScreen() {
  const { user, ended } = useSession();
  if (!user?.operator) return <Closed email={user?.email ?? ''} />;
  return (
    <div className="page stack loose">
      <nav className="nav-links studio-nav" aria-label="Studio">
        {studioAreas.map((area) => {
          const { label, icon: Icon } = areas[area];
          return (
            <NavLink key={area} to={studioPath(area)}>
              <Icon aria-hidden="true" size={20} />
              {label}
            </NavLink>
          );
        })}
      </nav>
      <UnsavedGuard />
      {ended && <SignInAgain email={user.email} />}
      <div className="stack loose studio-page">
        <Suspense fallback={<Loading />}>
          <Routes>
            <Route index element={<Navigate to={studioPath('event')} replace />} />
            {studioAreas.map((area) => {
              const Page = areas[area].page;
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
