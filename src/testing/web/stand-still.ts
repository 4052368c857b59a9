/**
 * Turns off all transitions and animations of style sheets in this page. A browser without a screen
 * paints each step of a movement with the processor, and no test looks at these steps.
 */
export function standStill(): void {
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, *::before, *::after, *::backdrop { transition: none !important; animation: none !important; }',
  );
  document.adoptedStyleSheets.push(still);
}
