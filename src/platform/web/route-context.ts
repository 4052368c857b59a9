import { createContext } from 'react';
import type { Route } from './route.ts';

/**
 * Finds the route of a pathname, for a screen that shows another one. Importing the route table itself would be
 * circular.
 */
export const RouteContext = createContext<((pathname: string) => Route) | null>(null);
