import './coffee.css';
import { Picture as CoffeeArt } from '#platform/web/art/pictures/coffee.svg';
import { useReadCopy } from '#platform/web/queries/copy.ts';
import { OutwardButton } from '#platform/web/ui/button.tsx';

export function CoffeeScreen() {
  const copy = useReadCopy();
  return (
    <div className="page columns coffee">
      <CoffeeArt />
      <div className="stack">
        <h1 tabIndex={-1}>{copy('coffee_title')}</h1>
        <p>{copy('coffee_text')}</p>
        <p>{copy('coffee_use')}</p>
        <OutwardButton href={copy('link_payment')} size="large" aria-describedby="coffee-note">
          {copy('coffee_button')}
        </OutwardButton>
        <p id="coffee-note" className="quiet">
          {copy('coffee_note')}
        </p>
      </div>
    </div>
  );
}
