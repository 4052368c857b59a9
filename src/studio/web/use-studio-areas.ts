import { useSettings } from '#platform/web/queries/copy.ts';
import { isPageOff } from '#subjects/rules/features.ts';
import { type StudioArea, studioAreas, studioPath } from '#subjects/rules/paths.ts';

/** Returns the studio's areas, without those of switched-off features. */
export function useStudioAreas(): readonly StudioArea[] {
  const { off } = useSettings();
  return studioAreas.filter((area) => !isPageOff(off, studioPath(area)));
}
