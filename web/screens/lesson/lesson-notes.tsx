import { notesParts } from '#rules/notes/notes-marker.ts';
import { NotesHtml } from '#web/ui/notes-html.tsx';
import { WarmUpCard } from './warm-up-card.tsx';

/** A step's notes, with the warm-up card where the marker stands. */
export function LessonNotes({ html }: { html: string }) {
  return notesParts(html).map((part, index) =>
    'html' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <NotesHtml key={index} html={part.html} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <WarmUpCard key={index} />
    ),
  );
}
