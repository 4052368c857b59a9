import type { ReactNode } from 'react';

/** A tool that another subject brings to the stage: its button in the row, and its picture beside the stage's while it is open. */
export type StageTool = { subject: string; button: ReactNode; picture: ReactNode };
