import { Chip } from '#platform/web/ui/chip.tsx';
import { useStudio } from '#studio/web/studio.ts';
import { copyFamilies, familyOf } from '#subjects/rules/copy-families.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { isClicked } from './cue-note.tsx';
import { type CopyEntry, TextEditor } from './text-editor.tsx';
import { TextFinder } from './text-finder.tsx';

/** Every text of the product: find it, change it, see it in its place. */
export function TextsPage() {
  const query = useStudio('listStudioCopy');
  return (
    <>
      <PageHead title="Texts">
        Every sentence learners read. Choose one to change it; a text you reset follows the built-in one
        again.
      </PageHead>
      <Loaded query={query}>
        {({ entries }) => (
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
            wordsOf={({ text }) => ({ shown: text || '(empty)', searched: text })}
            chipsOf={chipsOf}
          >
            {(entry) => <TextEditor key={entry.key} entry={entry} />}
          </TextFinder>
        )}
      </Loaded>
    </>
  );
}

function chipsOf(entry: CopyEntry) {
  return (
    <>
      {entry.text !== entry.default_text && <Chip>edited</Chip>}
      {isClicked(entry) && <Chip>not spoken</Chip>}
    </>
  );
}
