import { Picture as CoffeeArt } from '#platform/web/art/pictures/coffee.svg';
import { useText } from '#platform/web/queries/copy.ts';
import { OutwardButton } from '#platform/web/ui/button.tsx';

/** The way to the external payment page. */
export function SupportCard() {
  const text = useText();
  return (
    <section className="card profile-support">
      <CoffeeArt />
      <h2 className="card-title">{text('profile_support_title')}</h2>
      <p>{text('profile_support_text')}</p>
      <OutwardButton href={text('link_payment')}>{text('profile_support_button')}</OutwardButton>
    </section>
  );
}
