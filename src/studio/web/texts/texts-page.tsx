import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { isBrandKey } from '#studio/rules/brand.ts';
import { useStudio } from '#studio/web/studio.ts';
import { copyFamilies, familyOf } from '#subjects/rules/copy-families.ts';
import { studioPath } from '#subjects/rules/paths.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { isClicked } from './cue-note.tsx';
import { type CopyEntry, TextEditor } from './text-editor.tsx';
import { TextFinder } from './text-finder.tsx';

const placeOf = ({ key }: CopyEntry) => familyOf(key).title;

/**
 * The page with every text of the product: an operator finds a text by its words, changes it, and sees it in its place.
 */
export function TextsPage() {
  const query = useStudio('listStudioCopy');
  return (
    <>
      <PageHead title="Texts">
        <span>
          Every sentence learners read, by the page where it stands. Choose one to change it; a text you reset
          follows the built-in one again.
        </span>{' '}
        <Link to={studioPath('brand')}>Name, colour and icon have a page of their own</Link>
      </PageHead>
      <Loaded query={query}>
        {({ entries: all }) => {
          const entries = inPlaces(all.filter(({ key }) => !isBrandKey(key)));
          return (
            <TextFinder
              entries={entries}
              narrow={{
                label: 'Where',
                all: 'Everywhere',
                choices: copyFamilies
                  .filter(({ name }) => entries.some(({ key }) => familyOf(key).name === name))
                  .map(({ name, title }) => [name, title]),
                keeps: ({ key }, family) => familyOf(key).name === family,
              }}
              placeOf={placeOf}
              wordsOf={({ text }) => ({ shown: text || '(empty)', searched: text })}
              chipsOf={chipsOf}
            >
              {(entry) => <TextEditor key={entry.key} entry={entry} />}
            </TextFinder>
          );
        }}
      </Loaded>
    </>
  );
}

/** Returns the texts group by group, in the order of the groups (copyFamilies). */
function inPlaces(entries: readonly CopyEntry[]): CopyEntry[] {
  const byPlace = new Map<string, CopyEntry[]>(copyFamilies.map(({ name }) => [name, []]));
  for (const entry of entries) byPlace.get(familyOf(entry.key).name)?.push(entry);
  return [...byPlace.values()].flat();
}

function chipsOf(entry: CopyEntry) {
  return (
    <>
      {entry.text !== entry.default_text && <Chip>edited</Chip>}
      {isClicked(entry) && <Chip>not spoken</Chip>}
    </>
  );
}
