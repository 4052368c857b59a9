// /class: the dance on a projector, led from phones. Open; the page is the same for all, and the browser fills in the rest.

import '#web/ui/card.css';
import '#web/player/controls/stage.css';
import './class.css';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { classTexts } from '#content/copy/crew/class-copy.ts';
import { codeInHash } from '#rules/crew/crew-code.ts';
import { paths } from '#rules/paths.ts';
import { CodeForm } from '#web/course-ui/code-form.tsx';
import { wakeAudioContext } from '#web/player/dancer/sound/audio-context.ts';
import { useHydrated } from '#web/queries/hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { Projector } from './projector.tsx';
import { Remote, toHeading } from './remote.tsx';
import { useClassText } from './use-class-text.ts';

type Role = 'screen' | 'window' | null;

export function ClassScreen() {
  const text = useClassText();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const code = hydrated ? codeInHash(hash) : null;
  const [role, setRole] = useState<Role>(null);
  const leave = () => {
    setRole(null);
    void navigate(paths.class);
  };
  const beScreen = () => {
    // In the press itself: the dance sets off when a phone says so.
    void wakeAudioContext();
    setRole('screen');
  };
  return (
    <div className="page stack">
      <h1 tabIndex={-1}>{text('class_title')}</h1>
      {role === 'screen' ? (
        <Projector />
      ) : code !== null || role === 'window' ? (
        <Remote key={code} code={code} onOther={leave} />
      ) : (
        <>
          <p>{text('class_lead')}</p>
          <div ref={toHeading} className="columns class-ways">
            <section className="card">
              <h2 className="card-title">{text('class_is_screen')}</h2>
              <p>{text('class_is_screen_text')}</p>
              <Button className="own-width" onClick={beScreen}>
                {text('class_is_screen_button')}
              </Button>
            </section>
            <section className="card">
              <h2 className="card-title">{text('class_is_remote')}</h2>
              <p>{text('class_is_remote_text')}</p>
              <CodeForm
                words={{
                  label: text('class_code'),
                  button: text('class_remote_button'),
                  unknown: classTexts.unknown,
                }}
                onCode={(typed) => void navigate(`${paths.class}#${typed}`)}
              />
              <p className="quiet">{text('class_window_text')}</p>
              <Button look="quiet" className="own-width" onClick={() => setRole('window')}>
                {text('class_window')}
              </Button>
            </section>
          </div>
        </>
      )}
    </div>
  );
}
