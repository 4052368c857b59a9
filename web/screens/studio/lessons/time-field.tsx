import { useState } from 'react';
import { clockSeconds, clockText } from '#rules/studio/step-problems.ts';
import { Field } from '#web/ui/field.tsx';

type TimeFieldProps = {
  label: string;
  /** Seconds; null where nothing is set. */
  value: number | null;
  /** An empty field is null where that is allowed. */
  optional?: boolean;
  placeholder?: string;
  onChange: (seconds: number | null) => void;
};

/** A time as minutes and seconds. What is typed stays as typed until the field is left. */
export function TimeField({
  label,
  value,
  optional = false,
  placeholder = 'm:ss',
  onChange,
}: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => (text.trim() === '' && optional ? null : clockSeconds(text));
  const wrong = typed !== null && read(typed) === null && !(typed.trim() === '' && optional);
  return (
    <Field
      label={label}
      inputMode="decimal"
      placeholder={placeholder}
      value={typed ?? (value === null ? '' : clockText(value))}
      error={wrong ? 'Minutes and seconds, such as 1:05.' : undefined}
      onChange={(change) => {
        setTyped(change.target.value);
        const seconds = read(change.target.value);
        if (seconds !== null || (change.target.value.trim() === '' && optional)) onChange(seconds);
      }}
      onBlur={() => {
        if (!wrong) setTyped(null);
      }}
    />
  );
}
