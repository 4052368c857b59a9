import { type ReactNode, useDeferredValue, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Field, SelectField } from '#platform/web/ui/field.tsx';
import { findTexts } from '#studio/rules/find-texts.ts';
import { useChoice } from '../use-choice.ts';
import { useOpened } from '../use-opened.ts';
import './texts.css';

type Props<Entry> = {
  entries: readonly Entry[];
  /** The choices of a filter for the list; the choice `all` shows all texts. */
  narrow: {
    label: string;
    all: string;
    choices: readonly (readonly [value: string, name: string])[];
    keeps: (entry: Entry, value: string) => boolean;
  };
  /** The name of the group in which a text is listed. */
  placeOf: (entry: Entry) => string;
  /** The line for a text in the list, and the words in which a search looks. */
  wordsOf: (entry: Entry) => { shown: string; searched: string };
  chipsOf: (entry: Entry) => ReactNode;
  /** Renders the editor of the open text. */
  children: (entry: Entry) => ReactNode;
};

/**
 * A list of texts in groups, with a search and a filter. Beside the list is the open text, whose key is in the page's
 * address.
 */
export function TextFinder<Entry extends { key: string }>(props: Props<Entry>) {
  const { entries, narrow, placeOf, wordsOf, chipsOf, children } = props;
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState('');
  const [chosen, open] = useChoice('text');
  const opened = useOpened(chosen);
  const wanted = useDeferredValue(search);
  const kept = entries.filter((entry) => choice === '' || narrow.keeps(entry, choice));
  const found = foundIn(kept, wanted, (each) => wordsOf(each).searched);
  const entry = entries.find(({ key }) => key === chosen);
  return (
    <div className="studio-split">
      <div className="stack">
        <Field
          label="Search"
          type="search"
          hint="By what it says, as you read it on a page."
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
        {found.length === 0 && (
          <EmptyState>
            No text here says that. What is taught stands under Lessons, questions under FAQ, the event’s name
            under Event.
          </EmptyState>
        )}
        <Card as="div" look="line" size="flush" className="studio-list">
          {byPlace(found, placeOf).map(([place, texts]) => (
            <div key={place}>
              <h2 className="text-place">{place}</h2>
              <ul>
                {texts.map((each) => (
                  <li key={each.key}>
                    <Button look="row" aria-current={each.key === chosen} onClick={() => open(each.key)}>
                      <span className="studio-list-text">{wordsOf(each).shown}</span> {chipsOf(each)}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Card>
      </div>
      <div className="stack" ref={opened}>
        {entry ? children(entry) : <EmptyState>Choose a text from the list.</EmptyState>}
      </div>
    </div>
  );
}

/**
 * Returns the entries that match a search. A search for the whole key of a text, as exports name it, finds only that
 * text.
 */
function foundIn<Entry extends { key: string }>(
  entries: readonly Entry[],
  search: string,
  textOf: (entry: Entry) => string,
): readonly Entry[] {
  const named = entries.filter(({ key }) => key === search.trim());
  return named.length > 0 ? named : findTexts(entries, search, textOf);
}

/** Returns the groups with their entries, in the order in which the groups' first entries come. */
function byPlace<Entry>(entries: readonly Entry[], placeOf: (entry: Entry) => string): [string, Entry[]][] {
  const places = new Map<string, Entry[]>();
  for (const entry of entries) {
    const place = placeOf(entry);
    places.set(place, [...(places.get(place) ?? []), entry]);
  }
  return [...places];
}
