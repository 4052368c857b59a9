// The first script of every page. Most pages start the app at once; a patient one waits for a sign of interest.

import './first-styles.ts';
import './import-again.ts';
import { offerHomeScreen } from './home-screen.ts';
import { ownPath, pageLanguage } from './page-language.ts';
import { startNow, waitForInterest } from './patient-page.ts';
import { askEarly, askForTexts } from './queries/first-reads.ts';
import { lastSignedIn } from './queries/signed-in-marker.ts';

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
