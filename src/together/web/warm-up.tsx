import { useText } from '#platform/web/queries/copy.ts';

const steps = [
  'together_warm_up_1',
  'together_warm_up_2',
  'together_warm_up_3',
  'together_warm_up_4',
] as const;

/** The warm-up to do until the dance starts. */
export function WarmUp() {
  const text = useText();
  return (
    <section className="card">
      <h3>{text('together_warm_up_title')}</h3>
      <ul className="stack tight points">
        {steps.map((step) => (
          <li key={step}>{text(step)}</li>
        ))}
      </ul>
    </section>
  );
}
