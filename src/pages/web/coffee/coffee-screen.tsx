import './coffee.css';
import { Picture as CoffeeArt } from '#platform/web/art/pictures/coffee.svg';
import { useText } from '#platform/web/queries/copy.ts';
import { OutwardButton } from '#platform/web/ui/button.tsx';

export function CoffeeScreen() {
  const text = useText();
  return (
    <div className="page columns coffee">
      <CoffeeArt />
      <div className="stack">
        <h1 tabIndex={-1}>{text('coffee_title')}</h1>
        <p>{text('coffee_text')}</p>
        <p>{text('coffee_use')}</p>
        <OutwardButton href={text('link_payment')} size="large" aria-describedby="coffee-note">
          {text('coffee_button')}
        </OutwardButton>
        <p id="coffee-note" className="quiet">
          {text('coffee_note')}
        </p>
      </div>
    </div>
  );
}
