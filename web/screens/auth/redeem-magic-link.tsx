import { useLocation, useNavigate } from 'react-router';
import { formToastTexts } from '#content/form-texts.ts';
import { paths } from '#rules/paths.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { onwardFrom } from '#web/queries/kept-invitation.ts';
import { useRedeemMagicLink } from '#web/queries/session.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure, showToast } from '#web/ui/toast.ts';
import { AuthCard } from './auth-card.tsx';
import type { MailedLink } from './mailed-link.ts';

/** One click signs in: mail scanners that open every link must not use it up. */
export function RedeemMagicLink({ link, onRefused }: { link: MailedLink; onRefused: () => void }) {
  const copy = useReadCopy();
  const redeem = useRedeemMagicLink();
  const navigate = useNavigate();
  const { state } = useLocation();

  function redeemLink() {
    redeem.mutate(
      { token: link.token },
      {
        onSuccess: ({ password_removed }) => {
          if (password_removed)
            showToast({
              kind: 'info',
              text: copy('auth_password_removed'),
              link: { label: copy('auth_reset_title'), to: paths.profile },
              stays: true,
              ofPerson: true,
            });
          navigate(onwardFrom(link.wanted ?? state?.wanted), { replace: true });
        },
        onError: (error) => {
          showFailure({ title: formToastTexts.loginFailedTitle, text: error.message });
          if ('code' in error && error.code === 'link_invalid') onRefused();
        },
      },
    );
  }

  return (
    <AuthCard title={copy('auth_redeem_title')} tagline={copy('auth_redeem_text')}>
      <Button size="large" busy={redeem.isPending} busyLabel={copy('auth_login_busy')} onClick={redeemLink}>
        {copy('auth_redeem_button')}
      </Button>
    </AuthCard>
  );
}
