// Form fields with their label, hint and error tied together for screen readers. Uncontrolled, so that text entered before
// the page's scripts run, pasted or filled in by a password manager, is never lost.

import './field.css';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

type Words = {
  label: ReactNode;
  /** Stands small after the label, such as '(optional)'. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

type InputProps = Omit<ComponentProps<'input'>, 'id'> & Words;

/** A line of text. */
export function Field({ label, aside, hint, error, ...input }: InputProps) {
  const id = useId();
  return (
    <div className="field">
      <Label id={id} label={label} aside={aside} />
      <input className="field-input" {...input} {...tied(id, hint, error)} />
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

/** A password, which its owner may look at. */
export function PasswordField({
  label,
  aside,
  hint,
  error,
  show,
  hide,
  ...input
}: InputProps & { show: string; hide: string }) {
  const id = useId();
  const [visible, setVisible] = useState(false);
  return (
    <div className="field">
      <Label id={id} label={label} aside={aside} />
      <span className="field-password">
        <input
          className="field-input"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={visible ? 'text' : 'password'}
          {...tied(id, hint, error)}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={visible ? hide : show}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOff aria-hidden="true" size={22} /> : <Eye aria-hidden="true" size={22} />}
        </button>
      </span>
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Several lines of text. */
export function TextField({
  label,
  aside,
  hint,
  error,
  ...input
}: Omit<ComponentProps<'textarea'>, 'id'> & Words) {
  const id = useId();
  return (
    <div className="field">
      <Label id={id} label={label} aside={aside} />
      <textarea className="field-input" {...input} {...tied(id, hint, error)} />
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

/** One of a list; its children are the options. */
export function SelectField({
  label,
  aside,
  hint,
  error,
  ...input
}: Omit<ComponentProps<'select'>, 'id'> & Words) {
  const id = useId();
  return (
    <div className="field">
      <Label id={id} label={label} aside={aside} />
      <select className="field-input" {...input} {...tied(id, hint, error)} />
      <Notes id={id} hint={hint} error={error} />
    </div>
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
  onChoose,
}: {
  legend: ReactNode;
  name: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="stack tight">
        {choices.map(({ value, label, text }) => (
          <label key={value} className="choice">
            <input type="radio" name={name} value={value} onChange={() => onChoose(value)} />
            <span>{label}</span>
            {text && <span className="quiet">{text}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Label({ id, label, aside }: Words & { id: string }) {
  return (
    <label htmlFor={id} className="field-label">
      {label}
      {aside && <span> {aside}</span>}
    </label>
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
          {error}
        </p>
      )}
    </>
  );
}

function tied(id: string, hint: ReactNode, error: ReactNode) {
  const notes = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined };
}
