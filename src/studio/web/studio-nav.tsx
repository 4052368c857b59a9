import {
  Activity,
  CalendarClock,
  History,
  Import,
  Inbox,
  Languages,
  ListVideo,
  MessageCircleQuestion,
  Music,
  SquarePlay,
  ToggleRight,
  Type,
  UsersRound,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { type StudioArea, studioAreas, studioPath } from '#subjects/rules/paths.ts';

/** The way between the areas: a row that scrolls where the screen is narrow, with the open area in view, else a list at the side. */
export function StudioNav() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const open = studioAreas.find((area) => `${pathname}/`.startsWith(`${studioPath(area)}/`));

  useEffect(() => {
    const row = nav.current;
    const link = row?.querySelector<HTMLElement>(`[href$="${open && studioPath(open)}"]`);
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [open]);

  return (
    <nav
      ref={nav}
      className="studio-nav"
      aria-label="Studio"
      // A browser leaves a link that is half in view where it is.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {studioAreas.map((area) => {
        const [label, Icon] = areas[area];
        return (
          <NavLink key={area} to={studioPath(area)}>
            <Icon aria-hidden="true" size={20} />
            <span>{label}</span>
          </NavLink>
        );
      })}
    </nav>
  );
}

const areas: Readonly<Record<StudioArea, [label: string, icon: typeof Type]>> = {
  event: ['Event', CalendarClock],
  texts: ['Texts', Type],
  languages: ['Languages', Languages],
  lessons: ['Lessons', ListVideo],
  videos: ['Videos', SquarePlay],
  music: ['Music', Music],
  faq: ['FAQ', MessageCircleQuestion],
  feedback: ['Feedback', Inbox],
  learners: ['Learners', UsersRound],
  features: ['Features', ToggleRight],
  history: ['History', History],
  transfer: ['Import & export', Import],
  health: ['Health', Activity],
};
