import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { NavLink } from '#platform/web/ui/link.tsx';
import { studioAreas, studioPath } from '#subjects/rules/paths.ts';
import { studioPages } from '#subjects/web/studio-pages.ts';
import { useStudioAreas } from './use-studio-areas.ts';

/**
 * The navigation between the studio's areas: on narrow screens a row that scrolls, with the open area in view; on wide
 * screens a list at the side.
 */
export function StudioNav() {
  const areas = useStudioAreas();
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
      // Browsers do not scroll to a focused link that is partly in view.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {areas.map((area) => {
        const { label, Icon } = studioPages[area];
        return (
          <NavLink key={area} className={buttonClass({ look: 'tab', size: 'small' })} to={studioPath(area)}>
            <Icon aria-hidden="true" size={20} />
            <span>{label}</span>
          </NavLink>
        );
      })}
    </nav>
  );
}
