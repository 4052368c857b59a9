import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { formatLink, type LinkState, parseLink } from '#course/rules/link-state.ts';
import type { Place } from '#course/rules/step-sequence.ts';
import { useQuery } from '#platform/web/use-query.ts';

/**
 * Returns the place in the lesson that its address says; going elsewhere replaces the address, so that Back leaves
 * the lesson.
 */
export function useLink(parts: number): { link: LinkState; goTo: (place: Place) => void } {
  const query = useQuery();
  const navigate = useNavigate();
  const goTo = useCallback(
    (place: Place) => {
      const bare: LinkState = { ...place, segment: null, item: null, a: null, b: null, speed: null };
      void navigate({ search: formatLink(bare) }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return { link: parseLink(query, parts), goTo };
}
