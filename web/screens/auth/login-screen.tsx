// Login: by password, by mailed link, and where the links of both mails lead. What was typed survives every failure.

import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { onwardFrom } from '#web/queries/kept-invitation.ts';
import { useSession } from '#web/queries/session.ts';
import { useStepArrival } from '#web/ui/use-step-arrival.ts';
import { MagicLinkForm } from './magic-link-form.tsx';
import { type MailedLink, readMailedLink } from './mailed-link.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordLogin } from './password-login.tsx';
import { RedeemMagicLink } from './redeem-magic-link.tsx';

export function LoginScreen() {
  const { user } = useSession();
  const { state, hash } = useLocation();
  // The address that is typed already goes along to the other form.
  const [{ mode, email }, setForm] = useState<LoginForm>({ mode: 'password' });
  // An invitation leads to the mailed link.
  useEffect(() => {
    if (hash === '#link') setForm({ mode: 'forgot', email: typedEmail() });
  }, [hash]);
  const { link, arriving, drop } = useMailedLink();
  useStepArrival(link?.purpose ?? mode);

  if (link?.purpose === 'reset') return <NewPasswordForm token={link.token} onDone={drop} />;
  if (link) return <RedeemMagicLink link={link} onRefused={drop} />;
  if (user !== null && !arriving) return <Navigate to={onwardFrom(state?.wanted)} replace />;
  return mode === 'password' ? (
    <PasswordLogin email={email} onForgot={() => setForm({ mode: 'forgot', email: typedEmail() })} />
  ) : (
    <MagicLinkForm email={email} onBack={() => setForm({ mode: 'password', email: typedEmail() })} />
  );
}

type LoginForm = { mode: 'password' | 'forgot'; email?: string | undefined };

function typedEmail(): string | undefined {
  return document.querySelector<HTMLInputElement>('input[name="email"]')?.value;
}

/** The mailed link that led to this page. Its token leaves the address bar and the history as soon as it is kept here. */
function useMailedLink() {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<MailedLink | null>(null);
  const arriving = readMailedLink(hash) !== null;

  useEffect(() => setLink((kept) => readMailedLink(hash) ?? kept), [hash]);
  // Not in the effect above: between the two there must be no moment without either, which would lead on to the dashboard.
  useEffect(() => {
    if (link !== null && arriving) navigate(pathname + search, { replace: true, state });
  }, [link, arriving, pathname, search, state, navigate]);

  return { link, arriving, drop: () => setLink(null) };
}
