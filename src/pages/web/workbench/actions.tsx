import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink, buttonClass, OutwardButton } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';

const looks = ['gold', 'bone', 'quiet', 'blood', 'night'] as const;

export function Actions() {
  const [on, setOn] = useState(true);
  return (
    <section className="stack" id="actions">
      <h2>Buttons and switches</h2>
      {looks.map((look) => (
        <div key={look} className="cluster">
          <Button look={look}>Usual</Button>
          <Button look={look} size="small">
            Small
          </Button>
          <Button look={look} size="large">
            <Play aria-hidden="true" size={22} />
            <span>Large</span>
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <Button look={look} busy busyLabel="Completing...">
            Mark Complete
          </Button>
        </div>
      ))}
      <div className="cluster">
        <ButtonLink to="#actions">A link inside</ButtonLink>
        <OutwardButton look="bone" href="https://example.org/">
          A link outside
        </OutwardButton>
      </div>
      <Several />
      <Switch label="On or off" hint="Changes at once." checked={on} onChange={setOn} />
      <Switch label="On its way" checked={!on} busy onChange={() => {}} />
    </section>
  );
}

const names = ['Rise', 'Walk', 'Swim'] as const;

/** A bar of tabs, a list of rows and a group of tiles; in each of them 'Walk' is open or chosen. */
function Several() {
  return (
    <>
      <nav className="cluster tight" aria-label="A bar">
        {names.map((name) => (
          <ButtonLink key={name} look="tab" to="#actions" aria-current={name === 'Walk' ? 'page' : undefined}>
            {name}
          </ButtonLink>
        ))}
      </nav>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Button look="row" aria-current={name === 'Walk'}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <fieldset className="columns">
        <legend>Pictures</legend>
        {names.map((name) => (
          <label key={name} className={buttonClass({ look: 'tile' })}>
            <input type="radio" name="catalogue-tile" defaultChecked={name === 'Walk'} />
            <Play aria-hidden="true" />
            <strong>{name}</strong>
          </label>
        ))}
      </fieldset>
    </>
  );
}
