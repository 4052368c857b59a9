// The studio's pages, without those that other subjects add (src/subjects/web/studio-pages.ts).

import {
  Activity,
  CalendarClock,
  Footprints,
  History,
  Inbox,
  ListVideo,
  MessageCircleQuestion,
  Music,
  Palette,
  SquarePlay,
  ToggleRight,
  Type,
  UsersRound,
} from 'lucide-react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { EventPage } from './event-page.tsx';
import { FaqPage } from './faq-page.tsx';
import { FeaturesPage } from './features-page.tsx';
import { FeedbackPage } from './feedback-page.tsx';
import { HealthPage } from './health-page.tsx';
import { HistoryPage } from './history-page.tsx';
import { LearnersPage } from './learners-page.tsx';
import type { StudioPage } from './studio-page.ts';

const BrandPage = lazyComponent(async () => (await import('./brand/brand-page.tsx')).BrandPage);
const TextsPage = lazyComponent(async () => (await import('./texts/texts-page.tsx')).TextsPage);
const LessonsPage = lazyComponent(async () => (await import('./lessons/lessons-page.tsx')).LessonsPage);
const VideosPage = lazyComponent(async () => (await import('./videos/videos-page.tsx')).VideosPage);
const DancePages = lazyComponent(async () => (await import('./dance/dance-pages.tsx')).DancePages);
const MusicPage = lazyComponent(async () => (await import('./music/music-page.tsx')).MusicPage);

export const ownPages = {
  event: { label: 'Event', Icon: CalendarClock, Page: EventPage },
  brand: { label: 'Brand', Icon: Palette, Page: BrandPage },
  texts: { label: 'Texts', Icon: Type, Page: TextsPage },
  lessons: { label: 'Lessons', Icon: ListVideo, Page: LessonsPage },
  videos: { label: 'Videos', Icon: SquarePlay, Page: VideosPage },
  music: { label: 'Music', Icon: Music, Page: MusicPage },
  dance: { label: 'Dance', Icon: Footprints, Page: DancePages },
  faq: { label: 'FAQ', Icon: MessageCircleQuestion, Page: FaqPage },
  feedback: { label: 'Feedback', Icon: Inbox, Page: FeedbackPage },
  learners: { label: 'Learners', Icon: UsersRound, Page: LearnersPage },
  features: { label: 'Features', Icon: ToggleRight, Page: FeaturesPage },
  history: { label: 'History', Icon: History, Page: HistoryPage },
  health: { label: 'Health', Icon: Activity, Page: HealthPage },
} satisfies Readonly<Record<string, StudioPage>>;
