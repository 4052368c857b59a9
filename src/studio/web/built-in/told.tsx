/** What a change has done that the operator should know of; null before there was one. */
export function Told({ told }: { told: readonly string[] | null }) {
  return (
    <div role="status" className="stack tight">
      {told && <p>Done. The History takes it back in one step.</p>}
      {told && told.length > 0 && (
        <ul className="studio-problems">
          {told.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
