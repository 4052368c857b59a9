// Form fields with their label, hint and error tied together for screen readers. The fields are uncontrolled, so that
// no text is lost that was typed before the page's scripts ran, pasted, or filled in by a password manager.

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './field.module.css';

type Words = {
  label: ReactNode;
  /** Small text after the label, such as '(optional)'. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'children'> & Words;

/** A field for a line of text. */
export function Field(props: InputProps) {
  return <Labelled {...props}>{(input) => <input className={styles.input} {...input} />}</Labelled>;
}

/** A password field with a button that shows and hides the password; `show` and `hide` are its names. */
export function PasswordField({ show, hide, ...props }: InputProps & { show: string; hide: string }) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Labelled {...props}>
      {(input) => (
        <span className={styles.password}>
          <input
            className={styles.input}
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

/** A field for several lines of text. */
export function TextField(props: Omit<ComponentProps<'textarea'>, 'id' | 'children'> & Words) {
  return <Labelled {...props}>{(input) => <textarea className={styles.input} {...input} />}</Labelled>;
}

type SelectProps = Omit<ComponentProps<'select'>, 'id'> &
  Words & { options?: readonly (readonly [value: string | number, label: string])[] };

/** A select field with `options`, and after them the options among its children. */
export function SelectField({ options, children, ...props }: SelectProps) {
  return (
    <Labelled {...props}>
      {(input) => (
        <select className={styles.input} {...input}>
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

/** A checkbox or, with `type="radio"`, one of several radio buttons. */
export function CheckField({ label, hint, error, ...input }: InputProps) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input type="checkbox" {...input} {...tied(id, hint, error)} />
      <label htmlFor={id}>{label}</label>
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

type ChoiceWords = { label: ReactNode; text?: ReactNode };

/** A group of radio buttons, all in view. */
export function Choices({
  legend,
  name,
  choices,
  chosen,
  onChoose,
}: {
  legend: ReactNode;
  name: string;
  choices: readonly (ChoiceWords & { value: string })[];
  /** The value of the button that is checked at first; none by default. */
  chosen?: string;
  onChoose: (value: string) => void;
}) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className="stack tight">
        {choices.map(({ value, label, text }) => (
          <Choice
            key={value}
            name={name}
            value={value}
            label={label}
            text={text}
            defaultChecked={value === chosen}
            onChange={() => onChoose(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** One choice of a group, where choices are mixed with other fields. */
export function Choice({ label, text, ...input }: Omit<ComponentProps<'input'>, 'type'> & ChoiceWords) {
  return (
    <label className={styles.choice}>
      <input type="radio" {...input} />
      <span>{label}</span>
      {text && <span className="quiet">{text}</span>}
    </label>
  );
}

/**
 * A field with its words. `children` draws the field with the remaining properties, and with the properties that tie
 * the field to the words.
 */
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
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
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
        <p id={`${id}error`} className={styles.error}>
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
