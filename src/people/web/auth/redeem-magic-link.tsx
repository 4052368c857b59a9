import { useReadCopy } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { AuthCard } from './auth-card.tsx';

/** The button that signs in by a link: mail scanners that open every link must not use it up. */
export function RedeemMagicLink({ busy, onRedeem }: { busy: boolean; onRedeem: () => void }) {
  const copy = useReadCopy();
  return (
    <AuthCard title={copy('auth_redeem_title')} tagline={copy('auth_redeem_text')}>
      <Button size="large" busy={busy} busyLabel={copy('auth_login_busy')} onClick={onRedeem}>
        {copy('auth_redeem_button')}
      </Button>
    </AuthCard>
  );
}
