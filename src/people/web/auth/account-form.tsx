import type { KeyboardEvent } from 'react';
import { type AgeGroup, remindersDefault } from '#people/rules/age-gate.ts';
import { checkSignUp, type SignUpForm } from '#people/rules/sign-up.ts';
import { AccountEmail, AccountPassword } from '#people/web/account-fields.tsx';
import { useSignUp } from '#people/web/session.ts';
import { formTexts } from '#platform/content/form-texts.ts';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckField, Field } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { showFailure } from '#platform/web/ui/toast.ts';
import { paths } from '#subjects/rules/paths.ts';
import { AuthCard } from './auth-card.tsx';
import { inWords } from './in-words.ts';

/** The form of step 1, for name, address and password. Signing up also signs in, and then the screen shows step 2. */
export function AccountForm({ ageGroup }: { ageGroup: AgeGroup }) {
  const copy = useText(formTexts);
  const signUp = useSignUp();
  const { errors, show, check, refuse } = useFieldErrors<keyof SignUpForm>();
  const minor = ageGroup === '13-17';

  function submit(form: HTMLFormElement) {
    const { first_name, last_name, email, password, reminders } = textsOf<keyof SignUpForm | 'reminders'>(
      form,
    );
    const account = { first_name, last_name, email, password };
    if (signUp.isPending || !show(form, inWords(checkSignUp(account), copy))) return;
    signUp.mutate(
      { ...account, age_group: ageGroup, reminders_opt_in: reminders !== undefined },
      { onError: (error) => showRefusal(form, error) },
    );
  }

  function showRefusal(form: HTMLFormElement, error: Error) {
    const taken = isTaken(error);
    showFailure({
      title: copy('toast.signUpFailedTitle'),
      text: taken ? copy('toast.emailTaken') : error.message,
      ...(taken ? { link: { label: copy('toast.emailTakenLink'), to: paths.login } } : {}),
    });
    if (taken) check(form, 'email', copy('toast.emailTaken'));
    else refuse(form, error);
  }

  return (
    <AuthCard title={copy('auth_signup_title')} tagline={copy('auth_signup_tagline')}>
      <Card as="p" look="ground" size="small" className="spread auth-age">
        <span>{copy('auth_age_group', { age_group: ageGroup })}</span>
        <Link to={paths.auth}>{copy('auth_age_change')}</Link>
      </Card>
      <Form className="stack" aria-label={copy('auth_signup_title')} onSend={submit} onKeyDown={goOn}>
        <div className="columns form-row">
          <Field
            label={copy('auth_first_name')}
            name="first_name"
            data-begin
            enterKeyHint="next"
            autoComplete="given-name"
            required
            error={errors.first_name}
          />
          <Field
            label={copy('auth_last_name')}
            aside={copy('auth_optional')}
            name="last_name"
            enterKeyHint="next"
            autoComplete="family-name"
            error={errors.last_name}
          />
        </div>
        <AccountEmail
          required
          enterKeyHint="next"
          error={errors.email === copy('toast.emailTaken') ? <Taken /> : errors.email}
        />
        <AccountPassword
          autoComplete="new-password"
          required
          enterKeyHint="go"
          hint={copy('auth_password_hint')}
          error={errors.password}
        />
        <CheckField
          key={ageGroup}
          label={copy('auth_reminders')}
          name="reminders"
          defaultChecked={remindersDefault(ageGroup)}
          hint={minor ? copy('auth_reminders_minor_note') : undefined}
        />
        {minor && <p className="quiet">{copy('auth_guardian_notice')}</p>}
        <Button type="submit" size="large" busy={signUp.isPending} busyLabel={copy('auth_signup_busy')}>
          {copy('auth_signup_button')}
        </Button>
        <p className="quiet">
          <Link to={`${paths.legal}#terms`}>{copy('auth_terms_notice')}</Link>
        </p>
      </Form>
    </AuthCard>
  );
}

/** Makes Enter go to the next empty required field; if there is none, the form is sent. */
function goOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const all = [...currentTarget.elements];
  const next = all
    .slice(all.indexOf(target) + 1)
    .find((field) => field instanceof HTMLInputElement && field.required && field.value === '');
  if (!(next instanceof HTMLInputElement)) return;
  event.preventDefault();
  next.focus();
}

function isTaken(error: Error | null): boolean {
  return error instanceof ProblemError && error.code === 'email_taken';
}

/**
 * A note that an address is taken. It repeats the toast, because a toast disappears and is hard to reach by keyboard.
 */
function Taken() {
  const copy = useText(formTexts);
  return (
    <>
      <span>{copy('toast.emailTaken')}</span> <Link to={paths.login}>{copy('toast.emailTakenLink')}</Link>
    </>
  );
}
