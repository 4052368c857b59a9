// Lets component tests find elements without a role or words of their own, as Playwright's `locator` does in journeys.

import { locators } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds elements by a CSS selector. */
    css: (selector: string) => import('vitest/browser').Locator;
  }
}

locators.extend({ css: (selector: string) => selector });
