import { useId } from 'react';
import styles from './slider.module.css';

type SliderProps = {
  label: string;
  value: number;
  most: number;
  step: number;
  /** The text that shows the value, and that screen readers read aloud. */
  shown: string;
  /** A sentence below the slider about its purpose. */
  note?: string;
  onChange: (value: number) => void;
};

/** A number between 0 and `most`, set with a thumb or the arrow keys. */
export function Slider({ label, value, most, step, shown, note, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={step}
        value={value}
        aria-valuetext={shown}
        aria-describedby={note && `${id}-note`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id}>{shown}</output>
      {note && (
        <p id={`${id}-note`} className="quiet">
          {note}
        </p>
      )}
    </div>
  );
}
