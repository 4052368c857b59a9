import { useState } from 'react';
import {
  type ExperienceLevel,
  experienceLevels,
  isSurveyComplete,
  type Role,
  roles,
} from '#people/rules/survey.ts';
import { useSaveSurvey } from '#people/web/profile-queries.ts';
import { textsOf } from '#platform/web/forms/use-field-errors.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { showToast } from '#platform/web/ui/toast.ts';

/** The form to change the answers of the survey at any time: a dancer may become an instructor. */
export function ChangeAnswers(answers: { role: Role; experience_level: ExperienceLevel }) {
  const text = useText();
  const save = useSaveSurvey();
  const [open, setOpen] = useState(false);

  function close() {
    if (save.isError) save.reset();
    setOpen(false);
  }

  function submit(form: HTMLFormElement) {
    const chosen = textsOf<'role' | 'experience_level'>(form);
    if (save.isPending || !isSurveyComplete(chosen)) return;
    save.mutate(chosen, {
      onSuccess: () => {
        showToast({ kind: 'success', text: text('toast.settingsSaved') });
        close();
      },
    });
  }

  return (
    <>
      <Button look="bone" onClick={() => setOpen(true)}>
        {text('profile_answers_change')}
      </Button>
      <Dialog open={open} onClose={close} title={text('profile_answers_change')}>
        <Form className="stack" onSend={submit}>
          <SelectField
            label={text('auth_role_question')}
            name="role"
            defaultValue={answers.role}
            options={roles.map((role) => [role, text(`auth_role_${role}`)])}
          />
          <SelectField
            label={text('auth_experience_question')}
            name="experience_level"
            defaultValue={answers.experience_level}
            options={experienceLevels.map((level) => [level, text(`auth_experience_${level}`)])}
            error={save.error?.message}
          />
          <Button type="submit" busy={save.isPending}>
            {text('profile_answers_save')}
          </Button>
        </Form>
      </Dialog>
    </>
  );
}
