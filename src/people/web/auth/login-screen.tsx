// Login by password, by a mailed link, or by the link's code. The links for signing in and for a new password lead
// here. What was typed stays after every failure.

import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { fullDate } from '#event/web/date-texts.ts';
import { type MailedLink, readMailedLink } from '#people/rules/mailed-link.ts';
import { onwardFrom } from '#people/web/kept-invitation.ts';
import { MailedCodeForm } from '#people/web/mailed-code-form.tsx';
import { useSession } from '#people/web/session.ts';
import { hasAsked } from '#platform/web/queries/asked-link.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { useStepArrival } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { AuthCard } from './auth-card.tsx';
import { MagicLinkForm } from './magic-link-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordLogin } from './password-login.tsx';
import { type Asks, useMailedEntrance } from './use-mailed-entrance.ts';

export function LoginScreen() {
  const text = useText();
  const { user } = useSession();
  const navigate = useNavigate();
  const { state, hash } = useLocation();
  // The form that asks for a mailed link starts with the address that was typed into the password form.
  const [{ mode, email, problem, lost }, setForm] = useState<LoginForm>({ mode: 'password' });
  const askByMail = (problem?: string) => setForm({ mode: 'forgot', email: typedEmail(), problem });
  // Invitations to people of another product (src/moving-in) lead to '#link': they have no password yet.
  useEffect(() => {
    if (/^#link\b/.test(hash)) setForm({ mode: 'forgot', email: typedEmail() });
  }, [hash]);
  const { link, arriving, drop } = useMailedLink();
  const token = link?.token ?? null;
  const [asked, setAsked] = useState(false);
  useEffect(() => setAsked(hasAsked()), []);

  const mailed = useMailedEntrance({
    onEntered: () => {
      if (token !== null) navigate(onwardFrom(link?.wanted ?? state?.wanted), { replace: true });
    },
    onRefused: ({ code, message }) => {
      drop();
      if (code === 'link_invalid') askByMail(message);
    },
  });
  const isLost = link !== null && token === null;
  useEffect(() => {
    if (isLost) setForm({ mode: 'forgot', lost: true });
  }, [isLost]);
  useStepArrival(mailed.asks ? 'asks' : token !== null ? (link?.purpose ?? mode) : mode);

  if (mailed.asks) return <WhoSignedUp asks={mailed.asks} busy={mailed.busy} onAnswer={mailed.answer} />;
  if (token !== null && link?.purpose === 'reset')
    return (
      <NewPasswordForm
        token={token}
        onDone={drop}
        onRefused={(message) => {
          drop();
          askByMail(message);
        }}
      />
    );
  if (token !== null)
    return <RedeemMagicLink busy={mailed.busy} onRedeem={() => void mailed.enter({ token })} />;
  if (user !== null && !arriving) return <Navigate to={onwardFrom(state?.wanted)} replace />;
  const code: ReactNode = asked && (
    <MailedCodeForm
      busy={mailed.busy}
      failure={mailed.error}
      onCode={(typed) => void mailed.enter({ code: typed })}
    />
  );
  return mode === 'password' ? (
    <PasswordLogin
      email={email}
      reason={isForEmail(state?.wanted) && text('auth_login_for_email')}
      code={code}
      onForgot={() => askByMail()}
    />
  ) : (
    <MagicLinkForm
      email={email}
      problem={lost ? text('auth_link_lost') : problem}
      onBack={() => {
        setAsked(hasAsked());
        setForm({ mode: 'password', email: typedEmail() });
      }}
    />
  );
}

type LoginForm = {
  mode: 'password' | 'forgot';
  email?: string | undefined;
  /** Why a mailed link failed. `lost` is true if the link came without its token. */
  problem?: string | undefined;
  lost?: boolean;
};

/** Whether the wanted page is the page of a link mailed to a new address, even if the link has lost its token. */
function isForEmail(wanted: unknown): boolean {
  return typeof wanted === 'string' && readMailedLink(wanted)?.purpose === 'email';
}

function typedEmail(): string | undefined {
  return document.querySelector<HTMLInputElement>('input[name="email"]')?.value;
}

/**
 * Returns the mailed link that led here. Its token is removed from address bar and history as soon as this screen has
 * kept the link.
 */
function useMailedLink() {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<MailedLink | null>(null);
  const address = search + hash;
  const arriving = readMailedLink(address) !== null;

  useEffect(() => setLink((kept) => readMailedLink(address) ?? kept), [address]);
  // The address is cleared by a separate effect, after the link is kept: if there were no link for a moment, the screen
  // would lead a signed-in person to the dashboard.
  useEffect(() => {
    if (link !== null && arriving) navigate(pathname, { replace: true, state });
  }, [link, arriving, pathname, state, navigate]);

  return { link, arriving, drop: () => setLink(null) };
}

type Props = { asks: Asks; busy: boolean; onAnswer: (was_me: boolean) => void };

/** Asks, before an address is first proven, whether this person signed up: it may have been somebody else. */
function WhoSignedUp({ asks: { first_name, signed_up_at }, busy, onAnswer }: Props) {
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
        {/* Both buttons look alike, so that nobody keeps a stranger’s password by a hasty press. */}
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

/** A button that signs in by the link. Opening the link is not enough, because mail scanners open all links. */
function RedeemMagicLink({ busy, onRedeem }: { busy: boolean; onRedeem: () => void }) {
  const text = useText();
  return (
    <AuthCard title={text('auth_redeem_title')} tagline={text('auth_redeem_text')}>
      <Button size="large" busy={busy} busyLabel={text('auth_login_busy')} onClick={onRedeem}>
        {text('auth_redeem_button')}
      </Button>
    </AuthCard>
  );
}
