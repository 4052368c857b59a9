// The styles of every page and of the front page, in one file, so that a first view waits for only one file.

import '#platform/web/ui/tokens.css';
import '#platform/web/ui/fonts.css';
import '#platform/web/ui/base.css';
import '#platform/web/ui/patterns.css';
import '#platform/web/ui/button.module.css';
import '#platform/web/ui/card.module.css';
import '#platform/web/ui/dialog.css';
import '#platform/web/ui/loading.css';
import '#platform/web/ui/state.module.css';
import './shell/frame.css';
import '#platform/web/art/art.css';
import '#pages/web/landing/landing.css';
import '#pages/web/landing/hero.css';
import '#pages/web/landing/demo.css';
import '#pages/web/landing/global-event.css';
