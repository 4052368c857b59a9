import { splitForm } from '#languages/rules/plural-forms.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { SelectField } from '#platform/web/ui/field.tsx';
import { Loaded } from '#studio/web/loaded.tsx';
import { PageHead } from '#studio/web/page-head.tsx';
import { useStudio } from '#studio/web/studio.ts';
import { TextFinder } from '#studio/web/texts/text-finder.tsx';
import { useChoice } from '#studio/web/use-choice.ts';
import { placeOfText } from '#subjects/rules/copy-families.ts';
import { TranslationEditor, type TranslationEntry } from './translation-editor.tsx';

/**
 * The page of all texts in the other languages: missing ones, those whose English has changed, and the editor
 * for each.
 */
export function TranslationsPage() {
  const query = useStudio('listStudioLanguages');
  const [chosen, choose] = useChoice('language');
  return (
    <>
      <PageHead title="Languages">
        A text without a translation shows in English. One that is marked translates an English text that has
        changed since.
      </PageHead>
      <Loaded query={query}>
        {({ languages }) => {
          const language = chosen ?? languages[0]?.language ?? '';
          return (
            <>
              <SelectField
                label="Language"
                value={language}
                onChange={(change) => choose(change.target.value)}
                options={languages.map(({ language, name, offered, missing, changed }) => [
                  language,
                  `${name}: ${missing} missing, ${changed} changed${offered ? '' : ', not offered'}`,
                ])}
              />
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
  return (
    <Loaded query={query}>
      {({ entries }) => (
        <TextFinder
          entries={entries}
          narrow={{
            label: 'Show',
            all: 'All texts',
            choices: [
              ['missing', 'Missing'],
              ['changed', 'The English has changed since'],
            ],
            keeps: (entry, state) => entry.state === state,
          }}
          placeOf={({ key }) => placeOfText(key)}
          wordsOf={({ english, text }) => ({ shown: text ?? english, searched: `${english} ${text ?? ''}` })}
          chipsOf={chipsOf}
        >
          {(entry) => <TranslationEditor key={entry.key} language={language} entry={entry} />}
        </TextFinder>
      )}
    </Loaded>
  );
}

function chipsOf({ key, state, own }: TranslationEntry) {
  const { form } = splitForm(key);
  return (
    <>
      {form && <Chip>{form}</Chip>}
      {state === 'done' && own && <Chip>edited</Chip>}
      {state !== 'done' && <Chip>{state === 'missing' ? 'missing' : 'English changed'}</Chip>}
    </>
  );
}
