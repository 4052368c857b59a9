/**
 * The outcome of a change: whether it did anything (`changed`), sentences that say what it did (`did`), and sentences
 * that the operator should read about it (`told`).
 */
export type Outcome = { changed: boolean; did: readonly string[]; told: readonly string[] };

/** Shows the outcome of a change, which screen readers announce; empty before the first change. */
export function ChangeOutcome({ outcome }: { outcome: Outcome | null }) {
  const { changed = false, did = [], told: remarks = [] } = outcome ?? {};
  return (
    <div role="status" className="stack tight">
      {changed && <p>Done. The History takes it back in one step.</p>}
      {did.length > 0 && (
        <ul className="stack tight">
          {did.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {remarks.length > 0 && (
        <ul className="studio-problems">
          {remarks.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
