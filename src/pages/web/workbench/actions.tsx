import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink, OutwardButton } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';

const looks = ['gold', 'bone', 'quiet', 'blood'] as const;

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
      <Switch label="On or off" hint="Changes at once." checked={on} onChange={setOn} />
      <Switch label="On its way" checked={!on} busy onChange={() => {}} />
    </section>
  );
}
