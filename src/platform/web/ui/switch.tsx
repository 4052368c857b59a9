import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  busy?: boolean;
};

/** A switch for something that is on or off; a change takes effect at once. */
export function Switch({ label, hint, checked, onChange, busy = false }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <span className={styles.text}>
        <span id={id}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="quiet">
            {hint}
          </span>
        )}
      </span>
      <button
        type="button"
        role="switch"
        className={styles.track}
        aria-checked={checked}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-busy={busy}
        onClick={() => !busy && onChange(!checked)}
      />
    </div>
  );
}
