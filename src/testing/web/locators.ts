// For component tests: finds what has no role or words of its own, as Playwright's `locator` does in journeys.

import { locators } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By a CSS selector. */
    css: (selector: string) => import('vitest/browser').Locator;
  }
}

locators.extend({ css: (selector: string) => selector });
