import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStudio } from '#web/queries/studio.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { leaveAfterYes } from '../unsaved.ts';
import { useOpened } from '../use-opened.ts';
import { copyFamilies, familyOf } from './copy-families.ts';
import { isClicked } from './cue-note.tsx';
import { type CopyEntry, TextEditor } from './text-editor.tsx';

/** Every text of the product: find it, change it, see it in its place. */
export function TextsPage() {
  const query = useStudio('listStudioCopy');
  return (
    <>
      <PageHead title="Texts">
        Every sentence learners read. Choose one to change it; a text you reset follows the built-in one
        again.
      </PageHead>
      <Loaded query={query}>{({ entries }) => <Texts entries={entries} />}</Loaded>
    </>
  );
}

function Texts({ entries }: { entries: readonly CopyEntry[] }) {
  const [search, setSearch] = useState('');
  const [family, setFamily] = useState('');
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('text');
  const opened = useOpened(chosen);
  const setChosen = (key: string) => leaveAfterYes(() => setAddress({ text: key }, { replace: true }));
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const found = entries.filter(
    (entry) =>
      (family === '' || familyOf(entry.key).name === family) &&
      (wanted === '' || `${entry.key} ${entry.text}`.toLowerCase().includes(wanted)),
  );
  const entry = entries.find(({ key }) => key === chosen);
  return (
    <div className="studio-split">
      <div className="stack">
        <Field
          label="Search"
          type="search"
          value={search}
          onChange={(change) => setSearch(change.target.value)}
        />
        <SelectField label="Where" value={family} onChange={(change) => setFamily(change.target.value)}>
          <option value="">Everywhere</option>
          {copyFamilies
            .filter(({ name }) => entries.some(({ key }) => familyOf(key).name === name))
            .map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
        </SelectField>
        <p role="status" className="quiet">
          {found.length} of {entries.length} texts
        </p>
        <ul className="box studio-list">
          {found.map((each) => (
            <li key={each.key}>
              <button
                type="button"
                className="stack studio-list-item"
                aria-current={each.key === chosen}
                onClick={() => setChosen(each.key)}
              >
                <span className="spread quiet">
                  {each.key}
                  {isEdited(each) && <span className="chip">edited</span>}
                  {isClicked(each) && <span className="chip">not spoken</span>}
                </span>
                <span className="studio-list-text">{each.text || '(empty)'}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="stack" ref={opened}>
        {entry ? (
          <TextEditor key={entry.key} entry={entry} />
        ) : (
          <EmptyState>
            <p>Choose a text from the list.</p>
          </EmptyState>
        )}
      </div>
    </div>
  );
}

function isEdited({ text, default_text }: CopyEntry): boolean {
  return text !== default_text;
}
