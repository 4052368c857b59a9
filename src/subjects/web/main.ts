// The first script of every page. Most pages start the app at once; a patient one waits for a sign of interest.

import './first-styles.ts';
import '#platform/web/import-again.ts';
import { startNow, waitForInterest } from '#event/web/patient-page.ts';
import { danceLate } from '#pages/web/landing/late-dancers.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { offerHomeScreen } from '#platform/web/home-screen.ts';
import { ownPath, pageLanguage } from '#platform/web/page-language.ts';
import { askEarly, askForTexts } from '#platform/web/queries/first-reads.ts';

offerHomeScreen();

const { patient: waits, complete } = document.getElementById('root')?.dataset ?? {};
const patient = waits !== undefined;
const start = async () => {
  if (patient || pageLanguage() !== 'en') askForTexts();
  await (await import('./start.tsx')).start();
};

const signedIn = lastSignedIn() !== null;
if (signedIn) askEarly(ownPath(window.location.pathname));
// A person who was signed in here expects their own header, not the visitor's.
if (patient && !signedIn && window.location.hash === '') waitForInterest(start);
else void startNow(start, complete !== undefined);

// On the front page they come without a sign of interest, and before the app is there.
const dancers = document.querySelector<HTMLCanvasElement>('.landing-dancers');
if (dancers) void danceLate(dancers);
