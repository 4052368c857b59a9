import { useState } from 'react';
import type { Crew } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { byAlphabet, memberNames, readRoster, type Walkin } from '#crew/rules/roster.ts';
import { useRoster } from '#crew/web/crew-roster.ts';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { pageLanguage } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { returnFocus } from '#platform/web/ui/arrive-at.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { saveFile } from '#platform/web/ui/save-file.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { TitledCard } from '../titled-card.tsx';

/** The number of names that are shown at first, the newest walk-in at the top; a button shows all names. */
const firstShown = 8;

/**
 * Names of walk-ins, which stay on this device (two helpers can merge their lists through files), and members who show
 * their name.
 */
export function RosterCard({ crew: { id, members } }: { crew: Crew }) {
  const text = useText(crewCopy, dayCopy);
  const [all, setAll] = useState(false);
  const { roster, add, take, merge } = useRoster(id);
  const { errors, check } = useFieldErrors<'name'>();
  const [wrongFile, setWrongFile] = useState(false);
  const there = roster.filter(({ gone }) => !gone);
  const named = byAlphabet(memberNames(members), pageLanguage());
  const latest = there.toReversed();
  const walkins = all ? latest : latest.slice(0, firstShown);
  const shown = all ? named : named.slice(0, firstShown - walkins.length);

  async function read(file: File) {
    const found = readRoster(await textOf(file), pageNow());
    setWrongFile(found === null);
    if (found === null) return;
    const count = merge(found).filter(({ gone }) => !gone).length;
    showToast({ kind: 'success', text: text('day_roster_read_done', { count }) });
  }

  /** Removes a name at one tap; a toast offers to put it back after a tap by mistake. */
  function remove({ id, name }: Walkin) {
    take(id, true);
    const action = { label: text('day_roster_put_back'), run: () => take(id, false) };
    showToast({
      kind: 'info',
      text: text('day_roster_removed', { name }),
      action,
      stays: true,
      ofPerson: true,
    });
  }

  return (
    <TitledCard
      title={text('day_roster_title')}
      beside={<span className="figure">{there.length + named.length}</span>}
    >
      <p className="quiet">{text('day_roster_text')}</p>
      <Form
        className="day-add"
        onSend={(form) => {
          const name = textsOf<'name'>(form).name.trim();
          if (!check(form, 'name', !name && text('day_roster_empty'))) return;
          add(name);
          form.reset();
        }}
      >
        <Field
          label={text('day_roster_add')}
          name="name"
          maxLength={100}
          autoComplete="off"
          error={errors.name}
        />
        <Button type="submit" look="bone">
          {text('day_roster_add_button')}
        </Button>
      </Form>
      {there.length + named.length > 0 && (
        <ul className="crew-members">
          {walkins.map((entry) => (
            <li key={entry.id}>
              <span>{entry.name}</span>
              <Button
                look="quiet"
                size="small"
                aria-label={text('day_roster_remove', { name: entry.name })}
                onClick={({ currentTarget }) => {
                  returnFocus(currentTarget);
                  remove(entry);
                }}
              >
                {'✕'}
              </Button>
            </li>
          ))}
          {shown.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two members can have one name
            <li key={index}>
              <span>
                <bdi>{name}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
      {!all && named.length + there.length > firstShown && (
        <Button look="bone" className="own-width" onClick={() => setAll(true)}>
          {text('crew_members_all', { count: named.length + there.length })}
        </Button>
      )}
      <div className="cluster">
        {there.length > 0 && (
          <Button
            look="bone"
            size="small"
            onClick={() => saveFile('roster.json', 'application/json', JSON.stringify(roster))}
          >
            {text('day_roster_save')}
          </Button>
        )}
        <label className={buttonClass({ look: 'quiet', size: 'small' })}>
          <span>{text('day_roster_read')}</span>
          <input
            type="file"
            accept=".json,.csv,.txt,.tsv,text/plain,text/csv,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void read(file);
            }}
          />
        </label>
      </div>
      <p className="quiet">{text('day_roster_read_hint')}</p>
      <ErrorNote>{wrongFile && text('day_roster_read_wrong')}</ErrorNote>
      {there.length > 0 && <p className="quiet">{text('day_roster_signed_out')}</p>}
    </TitledCard>
  );
}

/** Reads a file as UTF-8, or, if its bytes are not UTF-8, in the encoding that spreadsheets on Windows use. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
