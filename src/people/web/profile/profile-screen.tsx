import { Card } from '#platform/web/ui/card.tsx';
import './profile.css';
import { useProfile } from '#people/web/profile-queries.ts';
import { Picture as CoffeeArt } from '#platform/web/art/pictures/coffee.svg';
import { useText } from '#platform/web/queries/copy.ts';
import { OutwardButton } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { profileCards } from '#subjects/web/profile-parts.ts';
import { SignOutButton } from '#subjects/web/shell/sign-out-button.tsx';
import { AboutMe } from './about-me.tsx';
import { ConfirmEmailDialog } from './confirm-email-dialog.tsx';
import { DataCard } from './data-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SettingsCard } from './settings-card.tsx';

export function ProfileScreen() {
  const text = useText();
  const { data: profile, isPending, refetch } = useProfile();
  return (
    <div className="page stack loose">
      <h1>{text('profile_title')}</h1>
      {profile ? (
        <div className="columns profile-grid">
          <AboutMe about={profile} />
          <profileCards.figures profile={profile} />
          <SettingsCard profile={profile} />
          <SessionsCard />
          <SupportCard />
          <DataCard />
        </div>
      ) : isPending ? (
        <Loading />
      ) : (
        <ErrorState onRetry={() => void refetch()} />
      )}
      <SignOutButton className="own-width profile-sign-out" />
      <ConfirmEmailDialog />
    </div>
  );
}

/** The card with the link to the external payment page. */
function SupportCard() {
  const text = useText();
  return (
    <Card className="profile-support">
      <CoffeeArt />
      <h2 className="card-title">{text('profile_support_title')}</h2>
      <p>{text('profile_support_text')}</p>
      <OutwardButton href={text('link_payment')}>{text('profile_support_button')}</OutwardButton>
    </Card>
  );
}
