import type { CopyKey } from '#subjects/content/texts.ts';
import type { Access, RoutePath } from '#subjects/rules/paths.ts';
import type { LazyComponent } from './lazy-component.tsx';

/** One line of the route table. */
export type Route = {
  path: string;
  /** An `open` page is delivered as complete HTML. */
  access: Access;
  /** The screen's file below src/, for the build's manifest. */
  file: `${string}.tsx`;
  screen: LazyComponent;
  /** The text that names the page in the tab. */
  title: CopyKey;
  description?: CopyKey;
  /** Whether the page works as plain HTML, so that its scripts wait for a first sign of interest. */
  patient?: true;
  /** Whether the dancer's code is loaded with the page. */
  dances?: true;
  /**
   * The server renders the page without a query and with each query in `rendered`. `of` returns the query in `rendered`
   * that the query of an address means, or ''.
   */
  queries?: { rendered: readonly string[]; of: (query: string) => string };
  /** The pages of a learner's screen that visitors may see as well. */
  visitors?: readonly string[];
};

/** A subject's entry for one of its screens. */
export type Screen = Omit<Route, 'path' | 'access'>;
/** A subject's screens by their paths. */
export type Screens = Partial<Record<RoutePath, Screen>>;
