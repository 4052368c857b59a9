import { useState } from 'react';
import { Field } from '#platform/web/ui/field.tsx';
import { clockSeconds, clockText } from '#studio/rules/step-problems.ts';

type TimeFieldProps = {
  label: string;
  /** The time in seconds; null if no time is set. */
  value: number | null;
  /** Whether the field may be empty, which means null. */
  optional?: boolean;
  placeholder?: string;
  onChange: (seconds: number | null) => void;
};

/** A field for minutes and seconds. Typed words stay as they are until the field loses the focus. */
export function TimeField({
  label,
  value,
  optional = false,
  placeholder = 'm:ss',
  onChange,
}: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  /** Returns the seconds of a typed text: null for an empty text in an optional field, undefined if it is no time. */
  const read = (text: string) => (text.trim() === '' && optional ? null : (clockSeconds(text) ?? undefined));
  const wrong = typed !== null && read(typed) === undefined;
  return (
    <Field
      label={label}
      inputMode="decimal"
      placeholder={placeholder}
      value={typed ?? (value === null ? '' : clockText(value))}
      error={wrong ? 'Minutes and seconds, such as 1:05.' : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        const seconds = read(target.value);
        if (seconds !== undefined) onChange(seconds);
      }}
      onBlur={() => {
        if (!wrong) setTyped(null);
      }}
    />
  );
}

type Times = { start_time: number; end_time: number };
type RangeFieldsProps = {
  times: Times;
  /** The text that the empty end field shows for a range that lasts to the end of the video. */
  end: string;
  onChange: (changes: Partial<Times>) => void;
};

/** The fields for start and end of a range; an end of 0 means the end of the video. */
export function RangeFields({ times, end, onChange }: RangeFieldsProps) {
  return (
    <>
      <TimeField
        label="Start"
        value={times.start_time}
        onChange={(seconds) => onChange({ start_time: seconds ?? 0 })}
      />
      <TimeField
        label="End"
        value={times.end_time || null}
        optional
        placeholder={end}
        onChange={(seconds) => onChange({ end_time: seconds ?? 0 })}
      />
    </>
  );
}
