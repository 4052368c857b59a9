import { useState } from 'react';
import { importEncodings, importTables } from '#moving-in/rules/import-tables.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { SelectField } from '#platform/web/ui/field.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { FileField } from '#studio/web/file-field.tsx';
import { useReadAgain } from '#studio/web/studio.ts';
import { studioPath } from '#subjects/rules/paths.ts';
import { ImportPlan, toHeading } from './import-plan.tsx';
import { type Encoding, type Entry, useImport } from './use-import.ts';

/** The steps of an import: choose files, read the dry run, and only then import. */
export function ImportPanel() {
  const { entries, importId, reading, error, change, choose, readFiles, startOver } = useImport();
  const [done, setDone] = useState(false);
  const readAgain = useReadAgain();
  const ready = entries.length > 0 && entries.every(({ table, dates }) => table !== '' && dates !== 'ask');

  return (
    <Card aria-label="Import">
      <h2 className="card-title">Import</h2>
      <p>
        Everything of your old product at once: a zip of its tables as CSV, a plain database dump (.sql,
        .sql.gz), or single CSV, JSON and SQL files, and also a course exported here. Known tables are
        settings, ui_copy, lessons, steps, checklists, auth.users, users, user_roles, lesson_progress,
        progress and trophies. Passwords are not imported: people get in by magic link.
      </p>
      {done && (
        <p role="status" className="studio-done">
          <span>The import is in. All of it can be undone for a week, in the</span>{' '}
          <Link to={studioPath('history')}>history</Link>
          <span>. People who came with it can be told below.</span>
        </p>
      )}
      {importId === null ? (
        <>
          <FileField
            label="Files"
            multiple
            disabled={reading !== null}
            accept=".csv,.tsv,.txt,.json,.zip,.sql,.backup,.dump,.gz,text/csv,application/json,application/zip"
            onFiles={(files) => {
              setDone(false);
              choose(files);
            }}
          />
          {entries.map((entry) => (
            <FileChoices
              key={entry.file.name}
              entry={entry}
              disabled={reading !== null}
              onChange={(changes) => change(entry.file, changes)}
            />
          ))}
          <Button
            ref={toHeading}
            disabled={!ready}
            busy={reading !== null}
            busyLabel="Reading the files…"
            onClick={() => void readFiles().catch(() => undefined)}
          >
            Read the files (changes nothing yet)
          </Button>
          <p role="status">{reading}</p>
          <ErrorNote>{error?.message}</ErrorNote>
        </>
      ) : (
        <>
          <ul>
            {entries.map(({ file, received }) => (
              <li key={file.name}>
                <strong>{file.name}</strong> {received && <span>{receivedText(received)}</span>}
              </li>
            ))}
          </ul>
          <ImportPlan
            importId={importId}
            onDrop={startOver}
            onDone={() => {
              startOver();
              setDone(true);
              void readAgain();
            }}
          />
        </>
      )}
    </Card>
  );
}

type FileChoicesProps = { entry: Entry; disabled: boolean; onChange: (changes: Partial<Entry>) => void };

/** The choices for a file: its table and, when the server asks, its encoding and the order of its dates. */
export function FileChoices({ entry, disabled, onChange }: FileChoicesProps) {
  const { file, table, encoding, dates, problem } = entry;
  return (
    <>
      <SelectField
        label={file.name}
        value={table}
        disabled={disabled}
        error={table === '' ? 'Which table is this?' : problem}
        onChange={(chosen) => onChange({ table: chosen.target.value as Entry['table'] })}
        options={[
          ['', 'Choose…'],
          ['all', 'Several tables (zip, dump or JSON)'],
          ...importTables.map((name) => [name, name.replace('auth_users', 'auth.users')] as const),
        ]}
      />
      {encoding !== undefined && (
        <SelectField
          label={`Encoding of ${file.name}`}
          value={encoding}
          disabled={disabled}
          onChange={(chosen) => onChange({ encoding: chosen.target.value as Encoding | '' })}
          options={[['', 'UTF-8'], ...importEncodings.map((name) => [name, name] as const)]}
        />
      )}
      {dates && (
        <SelectField
          label={`Dates in ${file.name}`}
          value={dates}
          disabled={disabled}
          onChange={(chosen) => onChange({ dates: chosen.target.value as Entry['dates'] })}
          options={[
            ['ask', 'Choose…'],
            ['day-first', 'Day first: 31/12/2026'],
            ['month-first', 'Month first: 12/31/2026'],
          ]}
        />
      )}
    </>
  );
}

function receivedText({ tables, skipped }: NonNullable<Entry['received']>): string {
  const read = tables.map(({ table, rows, ignored_columns }) => {
    const ignored = ignored_columns.length === 0 ? '' : ` (not needed: ${ignored_columns.join(', ')})`;
    return `${table.replace('auth_users', 'auth.users')}: ${rows.toLocaleString('en-US')} rows${ignored}`;
  });
  return [...read, ...(skipped.length > 0 ? [`not needed: ${skipped.join(', ')}`] : [])].join('; ');
}
