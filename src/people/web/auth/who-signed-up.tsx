import { fullDate } from '#event/web/date-texts.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { AuthCard } from './auth-card.tsx';
import type { Asks } from './use-mailed-entrance.ts';

type Props = { asks: Asks; busy: boolean; onAnswer: (was_me: boolean) => void };

/** The question before an address is proven for the first time: another person may have signed up with it. */
export function WhoSignedUp({ asks: { first_name, signed_up_at }, busy, onAnswer }: Props) {
  const text = useText();
  const day = fullDate(signed_up_at);
  return (
    <AuthCard title={text('auth_owner_title')}>
      <p>
        {first_name === null
          ? text('auth_owner_text_nameless', { day })
          : text('auth_owner_text', { day, name: first_name })}
      </p>
      <div className="stack">
        {/* Both buttons look alike: a hasty press must not be the one that keeps a stranger’s password. */}
        <Button look="bone" busy={busy} onClick={() => onAnswer(true)}>
          {text('auth_owner_yes')}
        </Button>
        <Button look="bone" busy={busy} onClick={() => onAnswer(false)}>
          {text('auth_owner_no')}
        </Button>
      </div>
      <p className="quiet">{text('auth_owner_note')}</p>
    </AuthCard>
  );
}
