/** A link that downloads a text as a file. */
export function DownloadLink({ name, text, label }: { name: string; text: string; label: string }) {
  return (
    <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={name}>
      {label}
    </a>
  );
}
