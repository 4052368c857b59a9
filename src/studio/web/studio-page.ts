import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** A page of the studio, with its label and icon in the navigation. */
export type StudioPage = { label: string; Icon: LucideIcon; Page: ComponentType };
