type SwitchProps = { label: string; on: boolean; onChange: (on: boolean) => void };

/** An on/off choice that takes effect at once. */
export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
