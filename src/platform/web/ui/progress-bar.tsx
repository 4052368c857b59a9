import styles from './progress-bar.module.css';

type ProgressBarProps = { value: number; max: number; label: string };

/** A bar that fills, from green to gold. `label` names it for screen readers; the numbers must be beside it as text. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={value}
      aria-valuemax={max}
      aria-valuetext={`${value}/${max}`}
    >
      <div
        className={styles.fill}
        ref={(fill) => fill?.style.setProperty('width', `${(100 * value) / max}%`)}
      />
    </div>
  );
}
