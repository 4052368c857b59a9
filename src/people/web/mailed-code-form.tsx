import { readMailedCode } from '#people/rules/mailed-code.ts';
import { formTexts } from '#platform/content/form-texts.ts';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';

type Props = {
  busy: boolean;
  /** The error of the last try. */
  failure: Error | null;
  onCode: (code: string) => void;
};

/** The form for the code of a mail with a link. The code works only in the browser that asked for the mail. */
export function MailedCodeForm({ busy, failure, onCode }: Props) {
  const text = useText(formTexts);
  const { errors, check } = useFieldErrors<'code'>();
  const refused = failure instanceof ProblemError && failure.code === 'code_invalid';

  function submit(form: HTMLFormElement) {
    const { code } = textsOf<'code'>(form);
    if (busy || !check(form, 'code', readMailedCode(code) === null && text('form.codeUnread'))) return;
    onCode(code);
  }

  return (
    <Form className="stack tight" onSend={submit}>
      <Field
        label={text('auth_code')}
        name="code"
        error={errors.code ?? (refused && !busy ? failure.message : undefined)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        inputMode="text"
        spellCheck={false}
        maxLength={400}
      />
      {!refused && !busy && <ErrorNote>{failure?.message}</ErrorNote>}
      <Button type="submit" look="bone" busy={busy}>
        {text('auth_code_button')}
      </Button>
    </Form>
  );
}
