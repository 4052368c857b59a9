import { useState } from 'react';
import type { Profile } from '#people/api/profile.ts';
import { useMailPasswordReset, useSetReminders } from '#people/web/profile-queries.ts';
import { formTexts } from '#platform/content/form-texts.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { formSent, showFailure, showToast } from '#platform/web/ui/toast.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ZoneChoice } from './zone-choice.tsx';

/** The card for switching reminder mails, asking for a mail to set a new password, and changing the address. */
export function SettingsCard({ profile }: { profile: Profile }) {
  const text = useText(formTexts);
  const reminders = useSetReminders();
  const passwordMail = useMailPasswordReset();
  const [changingEmail, setChangingEmail] = useState(false);

  function handleReminders(on: boolean) {
    formSent();
    reminders.mutate(on, {
      onSuccess: () => showToast({ kind: 'success', text: text('toast.settingsSaved') }),
      onError: () => showFailure({ text: text('toast.settingsFailed') }),
    });
  }

  function handlePassword() {
    formSent();
    passwordMail.mutate(undefined, {
      onSuccess: () => showToast({ kind: 'success', text: text('toast.passwordResetSent') }),
      onError: () => showFailure({ text: text('toast.passwordResetFailed') }),
    });
  }

  return (
    <Card>
      <h2 className="card-title">{text('profile_settings_title')}</h2>
      <Switch
        label={text('profile_reminders')}
        hint={text('profile_reminders_text')}
        checked={reminders.isPending ? reminders.variables : profile.reminders_opt_in}
        busy={reminders.isPending}
        onChange={handleReminders}
      />
      <ZoneChoice profile={profile} />
      <div className="spread apart">
        <p className="quiet">{text('profile_password_text')}</p>
        <Button look="bone" busy={passwordMail.isPending} onClick={handlePassword}>
          {text('profile_password')}
        </Button>
      </div>
      <div className="spread apart">
        <p className="quiet">{profile.email}</p>
        <Button look="bone" onClick={() => setChangingEmail(true)}>
          {text('profile_email_change')}
        </Button>
      </div>
      <ChangeEmailDialog open={changingEmail} onClose={() => setChangingEmail(false)} />
    </Card>
  );
}
