// Form fields with their label, hint and error tied together for screen readers. Uncontrolled, so that text entered before
// the page's scripts run, pasted or filled in by a password manager, is never lost.

import { say } from '#platform/web/page-language.ts';
import './field.css';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { IconButton } from './button.tsx';

type Words = {
  label: ReactNode;
  /** Stands small after the label, such as '(optional)'. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'children'> & Words;

/** A line of text. */
export function Field(props: InputProps) {
  return <Labelled {...props}>{(input) => <input className="field-input" {...input} />}</Labelled>;
}

/** A password, which its owner may look at. */
export function PasswordField({ show, hide, ...props }: InputProps & { show: string; hide: string }) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Labelled {...props}>
      {(input) => (
        <span className="field-password">
          <input
            className="field-input"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            type={visible ? 'text' : 'password'}
          />
          <IconButton label={visible ? hide : show} onClick={() => setVisible(!visible)}>
            <Icon aria-hidden="true" size={22} />
          </IconButton>
        </span>
      )}
    </Labelled>
  );
}

/** Several lines of text. */
export function TextField(props: Omit<ComponentProps<'textarea'>, 'id' | 'children'> & Words) {
  return <Labelled {...props}>{(input) => <textarea className="field-input" {...input} />}</Labelled>;
}

type SelectProps = Omit<ComponentProps<'select'>, 'id'> &
  Words & { options?: readonly (readonly [value: string | number, label: string])[] };

/** One of a list: its options, and behind them those among its children. */
export function SelectField({ options, children, ...props }: SelectProps) {
  return (
    <Labelled {...props}>
      {(input) => (
        <select className="field-input" {...input}>
          {options?.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {children}
        </select>
      )}
    </Labelled>
  );
}

/** A box to tick. */
export function CheckField({ label, hint, error, ...input }: InputProps) {
  const id = useId();
  return (
    <div className="check-field">
      <input type="checkbox" {...input} {...tied(id, hint, error)} />
      <label htmlFor={id}>{label}</label>
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

type Choice = { value: string; label: ReactNode; text?: ReactNode };

/** One of a few, all in sight; nothing is chosen beforehand. */
export function Choices({
  legend,
  name,
  choices,
  chosen,
  onChoose,
}: {
  legend: ReactNode;
  name: string;
  choices: readonly Choice[];
  /** What counts until one is chosen. */
  chosen?: string;
  onChoose: (value: string) => void;
}) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="stack tight">
        {choices.map(({ value, label, text }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
            {text && <span className="quiet">{text}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A field with its words; `children` draws it with the other properties and with what ties it to the words. */
function Labelled<Input extends object>({
  label,
  aside,
  hint,
  error,
  children,
  ...input
}: Input & Words & { children: (input: Omit<Input, keyof Words> & ReturnType<typeof tied>) => ReactNode }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        <span>{label}</span> {aside && <span>{aside}</span>}
      </label>
      {children({ ...(input as Omit<Input, keyof Words>), ...tied(id, hint, error) })}
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

function Notes({ id, hint, error }: Omit<Words, 'label'> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}hint`} className="quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}error`} className="field-error">
          {typeof error === 'string' ? say(error) : error}
        </p>
      )}
    </>
  );
}

function tied(id: string, hint: ReactNode, error: ReactNode) {
  const notes = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined };
}
