import { useState } from 'react';
import { experienceLevels, isSurveyComplete, roles } from '#people/rules/survey.ts';
import { useSaveSurvey } from '#people/web/profile-queries.ts';
import { formTexts } from '#platform/content/form-texts.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { Choices } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { showFailure } from '#platform/web/ui/toast.ts';
import type { InputOf } from '#subjects/api/contract.ts';
import { AuthCard } from './auth-card.tsx';

/** The form of step 2: role and experience. After saving, the screen leads to the dashboard or to an invitation. */
export function SurveyForm() {
  const copy = useText(formTexts);
  const save = useSaveSurvey();
  const [role, setRole] = useState<string | null>(null);
  const [experience_level, setExperience] = useState<string | null>(null);
  const answers: Record<keyof InputOf<'saveSurvey'>['body'], string | null> = { role, experience_level };

  function submit() {
    if (save.isPending) return;
    if (!isSurveyComplete(answers)) {
      showFailure({ text: copy('toast.surveyIncomplete') });
      return;
    }
    save.mutate(answers, {
      onError: (error) => showFailure({ title: copy('toast.errorTitle'), text: error.message }),
    });
  }

  return (
    <AuthCard title={copy('auth_survey_title')}>
      <Form className="stack" onSend={submit}>
        <Choices
          legend={copy('auth_role_question')}
          name="role"
          onChoose={setRole}
          choices={roles.map((value) => ({
            value,
            label: copy(`auth_role_${value}`),
            text: copy(`auth_role_${value}_text`),
          }))}
        />
        <Choices
          legend={copy('auth_experience_question')}
          name="experience_level"
          onChoose={setExperience}
          choices={experienceLevels.map((value) => ({ value, label: copy(`auth_experience_${value}`) }))}
        />
        <ErrorNote>{save.error?.message}</ErrorNote>
        <Button
          type="submit"
          size="large"
          disabled={!isSurveyComplete(answers)}
          busy={save.isPending}
          busyLabel={copy('auth_finish_busy')}
        >
          {copy('auth_finish_button')}
        </Button>
      </Form>
    </AuthCard>
  );
}
