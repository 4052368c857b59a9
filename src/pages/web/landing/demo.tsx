import './demo.css';
import { Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Picture as Curtain } from '#platform/web/art/pictures/curtain.svg';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';

/** The anchor of the link 'Watch How It Works'. */
export const demoId = 'demo';

const DemoDancer = lazyComponent(async () => (await import('./demo-dancer.tsx')).DemoDancer);

/** The demo: a picture until play is pressed. Only then the player's code is loaded. */
export function Demo() {
  const text = useText();
  const [started, setStarted] = useState(false);
  return (
    <section id={demoId} className="page landing-demo" aria-labelledby="landing-demo-title">
      <h2 id="landing-demo-title" className="centered">
        {text('landing_demo_title')}
      </h2>
      <p className="centered landing-demo-text">{text('landing_demo_text')}</p>
      {started ? (
        <Suspense
          fallback={
            <div className="screen landing-demo-frame">
              <Loading />
            </div>
          }
        >
          <DemoDancer />
        </Suspense>
      ) : (
        <div className="screen landing-demo-frame landing-demo-waiting">
          <Curtain className="art-curtain" />
          <Curtain className="art-curtain" />
          <button type="button" className="stack centered landing-demo-play" onClick={() => setStarted(true)}>
            <span className={buttonClass({ size: 'round' }, 'landing-demo-disc')}>
              <Play aria-hidden="true" size={36} fill="currentColor" />
            </span>
            <span>{text('landing_demo_play')}</span>
          </button>
        </div>
      )}
    </section>
  );
}
