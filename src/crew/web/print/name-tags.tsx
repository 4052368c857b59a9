import { dayCopy } from '#crew/content/day-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { DancerDrawing, DancerLines } from './dancer-drawing.tsx';
import type { SheetProps } from './sheet.tsx';
import { useNames } from './use-names.ts';

/** Number of letters from which a name is printed smaller, to fit on its tag. */
const longName = 20;

/** Name tags to cut out, eight on a page: one for each name, and empty ones to write on. */
export function NameTags({ crew, event }: SheetProps) {
  const text = useText(dayCopy);
  const { all, unnamed } = useNames(crew);
  const blank = unnamed + 4;
  const fill = (8 - ((all.length + blank) % 8)) % 8;
  const tags = [...all, ...Array<string>(blank + fill).fill('')];
  return (
    <article className="sheet">
      <h1 className="no-print" tabIndex={-1}>
        {text('day_print_tags')}
      </h1>
      <DancerLines moment="tag" />
      <ul className="sheet-tags">
        {tags.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tags can have one name, and empty tags have none
          <li key={index}>
            <DancerDrawing moment="tag" />
            <span>{event.name}</span>
            <strong dir="auto" data-long={name.length > longName}>
              {name}
            </strong>
            <span className="sheet-tag-crew">{crew.name}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
