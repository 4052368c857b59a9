// The page /class shows the dance on a projector, led from phones, without an account. The server sends the same page
// to everybody, and the browser adds the rest.

import { Card } from '#platform/web/ui/card.tsx';
import '#player/web/controls/stage.css';
import './class.css';
import './class-media.css';
import './remote.css';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { classCopy, classTexts } from '#class/content/class-copy.ts';
import { type ClassDance, classDance, houseClass } from '#class/rules/class-dance.ts';
import { useRehearsal } from '#course/web/queries/course.ts';
import { wakeAudioContext } from '#dance/web/sound/audio-context.ts';
import { codeInHash } from '#platform/rules/spoken-code.ts';
import { CodeForm } from '#platform/web/code-form.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { useHydrated } from '#platform/web/queries/hydrated.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { type KeptClass, keptClass } from './kept-class.ts';
import { Projector } from './projector.tsx';
import { Remote, toHeading } from './remote.tsx';

type Role = 'screen' | 'window' | null;

export function ClassScreen() {
  const text = useText(classCopy, classTexts);
  const navigate = useNavigate();
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const code = hydrated ? codeInHash(hash) : null;
  const [role, setRole] = useState<Role>(null);
  const leave = () => {
    setRole(null);
    setKept(null);
    void navigate(paths.class);
  };
  const dance = useClassDance();
  const [kept, setKept] = useState<KeptClass | null>(null);
  useEffect(() => {
    // A reloaded screen stays a screen. A page with a code in its address is a phone.
    const known = code === null ? keptClass() : null;
    if (!hydrated || !known) return;
    setKept(known);
    setRole('screen');
  }, [hydrated, code]);
  const beScreen = () => {
    // The sound is started within the press, as browsers demand, because the dance itself may start on a phone's
    // command, without a press.
    void wakeAudioContext();
    setRole('screen');
  };
  return (
    <div className="page stack">
      <h1 tabIndex={-1}>{text('class_title')}</h1>
      {role === 'screen' ? (
        dance ? (
          <Projector dance={dance} kept={kept} />
        ) : (
          <Loading />
        )
      ) : code !== null || role === 'window' ? (
        <Remote key={code} code={code} dance={dance ?? houseClass()} known={dance !== null} onLeave={leave} />
      ) : (
        <>
          <p>{text('class_lead')}</p>
          <div ref={toHeading} className="columns class-ways">
            <Card>
              <h2 className="card-title">{text('class_is_screen')}</h2>
              <p>{text('class_is_screen_text')}</p>
              <Button className="own-width" onClick={beScreen}>
                {text('class_is_screen_button')}
              </Button>
            </Card>
            <Card>
              <h2 className="card-title">{text('class_is_remote')}</h2>
              <p>{text('class_is_remote_text')}</p>
              <CodeForm
                words={{
                  label: text('class_code'),
                  button: text('class_remote_button'),
                  unknown: text('class.unknown'),
                }}
                onCode={(typed) => void navigate(`${paths.class}#${typed}`)}
              />
              <p className="quiet">{text('class_window_text')}</p>
              <Button look="quiet" className="own-width" onClick={() => setRole('window')}>
                {text('class_window')}
              </Button>
            </Card>
          </div>
        </>
      )}
    </div>
  );
}

/**
 * Milliseconds to wait for the course. After that the class dances the house routine, so that a class screen also
 * works without a server.
 */
const patience = 4_000;

/**
 * Returns the dance of a class in this course; null until it is known. A known dance is not replaced while a class
 * dances it.
 */
function useClassDance(): ClassDance | null {
  const { lesson, step, isError } = useRehearsal();
  const [dance, setDance] = useState<ClassDance | null>(null);
  const [late, setLate] = useState(false);

  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), patience);
    return () => window.clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (lesson) setDance((known) => known ?? classDance(step ?? null, lesson));
    else if (isError || late) setDance((known) => known ?? houseClass());
  }, [lesson, step, isError, late]);

  return dance;
}
