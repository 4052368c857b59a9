// /class: the dance on a projector, led from phones. Open; the page is the same for all, and the browser fills in the rest.

import '#web/ui/card.css';
import '#web/player/controls/stage.css';
import './class.css';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { classTexts } from '#content/copy/crew/class-copy.ts';
import { readCode } from '#rules/crew/crew-code.ts';
import { paths } from '#rules/paths.ts';
import { useHydrated } from '#web/queries/hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { textsOf, useFieldErrors } from '#web/ui/use-field-errors.ts';
import { Projector } from './projector.tsx';
import { Remote } from './remote.tsx';
import { useClassText } from './use-class-text.ts';

type Role = 'screen' | 'window' | null;

export function ClassScreen() {
  const text = useClassText();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const code = hydrated ? readCode(hash.slice(1, 41)) : null;
  const [role, setRole] = useState<Role>(null);
  const { errors, show } = useFieldErrors<'code'>();
  const leave = () => {
    setRole(null);
    void navigate(paths.class);
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
          <div className="columns class-ways">
            <section className="card">
              <h2 className="card-title">{text('class_is_screen')}</h2>
              <p>{text('class_is_screen_text')}</p>
              <Button className="class-start" onClick={() => setRole('screen')}>
                {text('class_is_screen_button')}
              </Button>
            </section>
            <section className="card">
              <h2 className="card-title">{text('class_is_remote')}</h2>
              <p>{text('class_is_remote_text')}</p>
              <Form
                className="stack tight"
                onSubmit={({ currentTarget }) => {
                  const typed = readCode(textsOf<'code'>(currentTarget).code);
                  const wrong = { field: 'code' as const, message: classTexts.unknown };
                  if (show(currentTarget, typed === null ? [wrong] : []))
                    void navigate(`${paths.class}#${typed}`);
                }}
              >
                <Field
                  label={text('class_code')}
                  name="code"
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={40}
                  error={errors.code}
                />
                <Button type="submit" look="bone" className="class-start">
                  {text('class_remote_button')}
                </Button>
              </Form>
              <p className="quiet">{text('class_window_text')}</p>
              <Button look="quiet" className="class-start" onClick={() => setRole('window')}>
                {text('class_window')}
              </Button>
            </section>
          </div>
        </>
      )}
    </div>
  );
}
