import { readCode } from '#platform/rules/spoken-code.ts';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';

type Props = {
  /** `unknown` is the error that is shown, without asking the server, for a text that can't be a code. */
  words: { label: string; hint?: string; button: string; unknown: string };
  onCode: (code: string) => void;
};

/** A form for a code that was read aloud or seen on a screen. */
export function CodeForm({ words: { label, hint, button, unknown }, onCode }: Props) {
  const { errors, check } = useFieldErrors<'code'>();
  return (
    <Form
      className="stack tight"
      onSend={(form) => {
        const code = readCode(textsOf<'code'>(form).code);
        if (check(form, 'code', code === null && unknown) && code !== null) onCode(code);
      }}
    >
      <Field
        label={label}
        name="code"
        hint={hint}
        error={errors.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" look="bone" className="own-width">
        {button}
      </Button>
    </Form>
  );
}
