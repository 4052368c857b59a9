// Login: by password, by mailed link, and where the links of both mails lead. What was typed survives every failure.

import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { safePath } from '#rules/accounts/safe-path.ts';
import { useSession } from '#web/queries/session.ts';
import { MagicLinkForm } from './magic-link-form.tsx';
import { type MailedLink, readMailedLink } from './mailed-link.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordLogin } from './password-login.tsx';
import { RedeemMagicLink } from './redeem-magic-link.tsx';

export function LoginScreen() {
  const { user } = useSession();
  const { state } = useLocation();
  const [mode, setMode] = useState<'password' | 'magic'>('password');
  const { link, arriving, drop } = useMailedLink();

  if (link?.purpose === 'reset') return <NewPasswordForm token={link.token} onDone={drop} />;
  if (link) return <RedeemMagicLink token={link.token} onRefused={drop} />;
  if (user !== null && !arriving) return <Navigate to={safePath(state?.wanted)} replace />;
  return mode === 'password' ? (
    <PasswordLogin onForgot={() => setMode('magic')} />
  ) : (
    <MagicLinkForm onBack={() => setMode('password')} />
  );
}

/** The mailed link somebody came with. Its token leaves the address bar and the history at once. */
function useMailedLink() {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<MailedLink | null>(null);
  const arriving = readMailedLink(hash);

  useEffect(() => {
    const found = readMailedLink(hash);
    if (found === null) return;
    setLink(found);
    navigate(pathname + search, { replace: true, state });
  }, [hash, pathname, search, state, navigate]);

  return { link, arriving: arriving !== null, drop: () => setLink(null) };
}
