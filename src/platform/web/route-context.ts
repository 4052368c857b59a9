import { createContext } from 'react';
import type { Route } from './route.ts';

/** Finds the route of a pathname. For a screen that shows another one: importing the table itself would close a circle. */
export const RouteContext = createContext<((pathname: string) => Route) | null>(null);
