// The tools that other subjects add to the stage of a lesson and of the rehearsal.

import { useMirror } from '#mirror/web/use-mirror.tsx';
import type { StageTool } from '#player/web/stage-tool.ts';
import { useParts } from './switched-on.ts';

export function useStageTools(): readonly StageTool[] {
  const tools: Readonly<Record<string, Omit<StageTool, 'subject'>>> = {
    mirror: useMirror(),
  };
  return useParts(tools).map(([subject, tool]) => ({ subject, ...tool }));
}
