import { type ReactNode, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Field, SelectField } from '#platform/web/ui/field.tsx';
import { leaveAfterYes } from '../unsaved.ts';
import { useOpened } from '../use-opened.ts';

/** A list of texts that is searched and narrowed down, and beside it the one that is open, which the address keeps. */
export function TextFinder<Entry extends { key: string }>({
  entries,
  narrow,
  wordsOf,
  chipsOf,
  children,
}: {
  entries: readonly Entry[];
  /** The choices that narrow the list down, after the one that shows all. */
  narrow: {
    label: string;
    all: string;
    choices: readonly (readonly [value: string, name: string])[];
    keeps: (entry: Entry, value: string) => boolean;
  };
  /** What the list shows of a text; it is searched for this and for the key. */
  wordsOf: (entry: Entry) => { shown: string; searched: string };
  chipsOf: (entry: Entry) => ReactNode;
  /** Draws the editor of the open text. */
  children: (entry: Entry) => ReactNode;
}) {
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState('');
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('text');
  const opened = useOpened(chosen);
  const open = (key: string) =>
    leaveAfterYes(() => {
      address.set('text', key);
      setAddress(address, { replace: true });
    });
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const found = entries.filter(
    (entry) =>
      (choice === '' || narrow.keeps(entry, choice)) &&
      (wanted === '' || `${entry.key} ${wordsOf(entry).searched}`.toLowerCase().includes(wanted)),
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
        <SelectField
          label={narrow.label}
          value={choice}
          onChange={(change) => setChoice(change.target.value)}
          options={[['', narrow.all], ...narrow.choices]}
        />
        <p role="status" className="quiet">
          {`${found.length} of ${entries.length} texts`}
        </p>
        <ul className="box studio-list">
          {found.map((each) => (
            <li key={each.key}>
              <button
                type="button"
                className="stack studio-list-item"
                aria-current={each.key === chosen}
                onClick={() => open(each.key)}
              >
                <span className="spread quiet">
                  <span>{each.key}</span>
                  {chipsOf(each)}
                </span>
                <span className="studio-list-text">{wordsOf(each).shown}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="stack" ref={opened}>
        {entry ? children(entry) : <EmptyState>Choose a text from the list.</EmptyState>}
      </div>
    </div>
  );
}
