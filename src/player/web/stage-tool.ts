import type { ReactNode } from 'react';

/**
 * A tool that another subject adds to the stage: its button in the row of controls and, while the tool is open,
 * its picture beside the stage's picture.
 */
export type StageTool = { subject: string; button: ReactNode; picture: ReactNode };
