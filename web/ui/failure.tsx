import './field.css';

/** Why a press or a form did not do what it should, read aloud at once; nothing while there is nothing to say. */
export function Failure({ message }: { message: string | false | null | undefined }) {
  return (
    message && (
      <p className="field-error" role="alert">
        {message}
      </p>
    )
  );
}
