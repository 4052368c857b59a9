// The first script of every page. Most pages start the app at once; a patient page waits for a sign of interest
// (src/event/web/patient-page.ts).

import './first-styles.ts';
import '#platform/web/import-again.ts';
import { startNow, waitForInterest } from '#event/web/patient-page.ts';
import { danceLate } from '#pages/web/landing/late-dancers.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { ownPath, pageBase, pageLanguage } from '#platform/web/page-language.ts';
import { askEarly, askForTexts } from '#platform/web/queries/first-reads.ts';

/** Milliseconds from the page's load event until the manifest is linked. */
const settledMs = 2_000;

offerHomeScreen();

const { patient: waits, complete } = document.getElementById('root')?.dataset ?? {};
const patient = waits !== undefined;
const start = async () => {
  if (patient || pageLanguage() !== 'en') askForTexts();
  await (await import('./start.tsx')).start();
};

const signedIn = lastSignedIn() !== null;
if (signedIn) askEarly(ownPath(window.location.pathname));
// A person who was signed in on this device expects the signed-in header, so the page does not wait.
if (patient && !signedIn && window.location.hash === '') waitForInterest(start);
else void startNow(start, complete !== undefined);

// The dancers of the front page start without a sign of interest, and before the app.
const dancers = document.querySelector<HTMLCanvasElement>('.landing-dancers');
if (dancers) void danceLate(dancers);

/**
 * Makes the page installable after it has loaded. A browser that sees the manifest loads it and an icon at once, and
 * these 17 KB must not delay the page's first words.
 */
function offerHomeScreen(): void {
  window.addEventListener('load', () => setTimeout(linkManifest, settledMs));
}

function linkManifest(): void {
  const href = `${pageBase()}/manifest.webmanifest`;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }));
}
