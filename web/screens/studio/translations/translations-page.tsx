import { useDeferredValue, useState } from 'react';
import { useStudio } from '#web/queries/studio.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { TranslationEditor, type TranslationEntry } from './translation-editor.tsx';

/** Every text in the other languages: what is missing, what the English has left behind, and a better word for it. */
export function TranslationsPage() {
  const query = useStudio('listStudioLanguages');
  const [chosen, setChosen] = useState('');
  return (
    <>
      <PageHead title="Languages">
        A text without a translation shows in English. One that is marked translates an English text that has
        changed since.
      </PageHead>
      <Loaded query={query}>
        {({ languages }) => {
          const language = chosen || (languages[0]?.language ?? '');
          return (
            <>
              <SelectField
                label="Language"
                value={language}
                onChange={(change) => setChosen(change.target.value)}
              >
                {languages.map(({ language, name, offered, missing, changed }) => (
                  <option key={language} value={language}>
                    {`${name}: ${missing} missing, ${changed} changed${offered ? '' : ', not offered'}`}
                  </option>
                ))}
              </SelectField>
              <Translations key={language} language={language} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function Translations({ language }: { language: string }) {
  const query = useStudio('listStudioTranslations', { params: { language } });
  return <Loaded query={query}>{({ entries }) => <Entries language={language} entries={entries} />}</Loaded>;
}

function Entries({ language, entries }: { language: string; entries: readonly TranslationEntry[] }) {
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const found = entries.filter(
    (entry) =>
      (state === '' || entry.state === state) &&
      (wanted === '' || `${entry.key} ${entry.english} ${entry.text}`.toLowerCase().includes(wanted)),
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
        <SelectField label="Show" value={state} onChange={(change) => setState(change.target.value)}>
          <option value="">All texts</option>
          <option value="missing">Missing</option>
          <option value="changed">The English has changed since</option>
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
                  {chipOf(each)}
                </span>
                <span className="studio-list-text">{each.text ?? each.english}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="stack">
        {entry ? (
          <TranslationEditor key={entry.key} language={language} entry={entry} />
        ) : (
          <EmptyState>
            <p>Choose a text from the list.</p>
          </EmptyState>
        )}
      </div>
    </div>
  );
}

function chipOf({ state, own }: TranslationEntry) {
  if (state === 'done') return own && <span className="chip">edited</span>;
  return <span className="chip">{state === 'missing' ? 'missing' : 'English changed'}</span>;
}
