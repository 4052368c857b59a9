import { Card } from '#platform/web/ui/card.tsx';

/** The names that the studio gives icons that it has drawn. */
const drawnIcon = /^icon-[\da-f]{24}\.png$/;

/** Names of files that are listed; of a whole course they are many. */
const listed = 12;

/** What the imported course names and does not bring: films, a recording, icons. */
export function FilesMissing({ files }: { files: readonly string[] }) {
  if (files.length === 0) return null;
  const names = files.filter((file) => !drawnIcon.test(file));
  const more = names.length - listed;
  const said = [
    ...names.slice(0, listed).map((name) => `“${name}”`),
    ...(more > 0 ? [`${more} more`] : []),
    ...(names.length < files.length ? ['the icon of the site'] : []),
  ];
  return (
    <Card look="line" size="small" className="tight" aria-label="Files that are missing">
      <p>
        <strong>Named in your files, and not in the media folder here:</strong>{' '}
        <span className="as-typed">{`${said.join(', ')}.`}</span>
      </p>
      <p>
        An import brings no films, music or pictures. Copy them from the media folder of the other server, or
        upload them again: films with the videos, the recording with the music, the icon with the brand. Until
        then the site does without them, and has the built-in icon.
      </p>
    </Card>
  );
}
