import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** A page of the studio, and how its navigation calls it. */
export type StudioPage = { label: string; Icon: LucideIcon; Page: ComponentType };
