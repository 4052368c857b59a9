// The first script of every page. Most pages start the app at once; a patient one waits for a sign of interest.

// The styles that every page needs come in one file, the front page's among them: a first view then waits for one.
import { ownPath, pageLanguage } from './page-language.ts';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './ui/patterns.css';
import './ui/button.css';
import './ui/dialog.css';
import './ui/loading.css';
import './ui/state.css';
import './shell/frame.css';
import './art/art.css';
import './screens/landing/landing.css';
import './screens/landing/hero.css';
import './screens/landing/demo.css';
import './screens/landing/global-event.css';
import './import-again.ts';
import { offerHomeScreen } from './home-screen.ts';
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
