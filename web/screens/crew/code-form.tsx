import { useNavigate } from 'react-router';
import { crewTexts } from '#content/copy/crew/answers.ts';
import { readCode } from '#rules/crew/crew-code.ts';
import { joinPath } from '#rules/crew/crew-paths.ts';
import { useCrewText } from '#web/course-ui/use-crew-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { textsOf, useFieldErrors } from '#web/ui/use-field-errors.ts';

/** A typed code, and the way to what it leads to. What can be no code is said at once. */
export function CodeForm() {
  const text = useCrewText();
  const navigate = useNavigate();
  const { errors, show } = useFieldErrors<'code'>();
  return (
    <Form
      className="stack tight"
      onSubmit={({ currentTarget }) => {
        const code = readCode(textsOf<'code'>(currentTarget).code);
        if (show(currentTarget, code === null ? [{ field: 'code', message: crewTexts.code_unknown }] : []))
          void navigate(joinPath(code ?? ''));
      }}
    >
      <Field
        label={text('crew_code_label')}
        name="code"
        hint={text('crew_code_hint')}
        error={errors.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" look="bone" className="crew-start">
        {text('crew_code_look')}
      </Button>
    </Form>
  );
}
