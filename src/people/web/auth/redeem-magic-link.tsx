import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { AuthCard } from './auth-card.tsx';

/** The button that signs in by a link: mail scanners that open every link must not use it up. */
export function RedeemMagicLink({ busy, onRedeem }: { busy: boolean; onRedeem: () => void }) {
  const text = useText();
  return (
    <AuthCard title={text('auth_redeem_title')} tagline={text('auth_redeem_text')}>
      <Button size="large" busy={busy} busyLabel={text('auth_login_busy')} onClick={onRedeem}>
        {text('auth_redeem_button')}
      </Button>
    </AuthCard>
  );
}
