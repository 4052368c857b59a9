// The styles that every page needs come in one file, the front page's among them: a first view then waits for one.

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
