import { createContext } from 'react';
import type { Route } from './route.ts';

/**
 * A function that finds the route of a pathname, for a screen that shows another screen. If a screen imported the route
 * table itself, the import would be circular.
 */
export const RouteContext = createContext<((pathname: string) => Route) | null>(null);
