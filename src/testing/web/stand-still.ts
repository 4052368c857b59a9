/**
 * Turns off what styles move (fades, flickers, what rises or glows), in the page that runs this. A browser without a
 * screen paints each step of a movement with the processor, and no test looks at them.
 */
export function standStill(): void {
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, *::before, *::after, *::backdrop { transition: none !important; animation: none !important; }',
  );
  document.adoptedStyleSheets.push(still);
}
