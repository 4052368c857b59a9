// The tools that other subjects bring to the stage of a lesson and of the rehearsal.

import { useMirror } from '#mirror/web/use-mirror.tsx';

/** `mirror`: the learner's camera beside the dance. */
export function useStageTools() {
  return { mirror: useMirror() };
}
