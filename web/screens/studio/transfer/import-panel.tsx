import { useState } from 'react';
import type { OutputOf } from '#api/contract.ts';
import { type ImportTable, importTableOf, importTables } from '#rules/studio/import-tables.ts';
import { call } from '#web/queries/call.ts';
import { useStudioWrite } from '#web/queries/studio.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { ImportPlan } from './import-plan.tsx';

/** Milliseconds: a big table takes its time on the way. */
const patienceMs = 600_000;

type Received = OutputOf<'uploadStudioImport'>['tables'];
type Entry = { file: File; table: ImportTable | 'all' | ''; received?: Received; problem?: string };

/** Files in, a dry run, and only then the import. */
export function ImportPanel() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [importId, setImportId] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const [done, setDone] = useState(false);
  const start = useStudioWrite('startStudioImport');
  const ready = entries.length > 0 && entries.every(({ table }) => table !== '');
  const change = (file: File, changes: Partial<Entry>) =>
    setEntries((before) => before.map((entry) => (entry.file === file ? { ...entry, ...changes } : entry)));

  async function readFiles() {
    setReading(true);
    try {
      const { import_id } = await start.mutateAsync({});
      for (const { file, table } of entries) {
        const sent = call('uploadStudioImport', { params: { import_id, table } }, { file, patienceMs });
        await sent.then(
          ({ tables }) => change(file, { received: tables }),
          (error: Error) => change(file, { problem: error.message }),
        );
      }
      setImportId(import_id);
    } finally {
      setReading(false);
    }
  }

  function startOver() {
    setEntries([]);
    setImportId(null);
  }

  return (
    <section className="card" aria-label="Import">
      <h2 className="card-title">Import</h2>
      <p>
        Tables of a hosted product as CSV or JSON, with the names settings, ui_copy, lessons, steps,
        checklists, users, user_roles, lesson_progress, progress and trophies, or a course exported here.
        Passwords are not imported: people get in by magic link.
      </p>
      {done && (
        <p role="status" className="studio-done">
          The import is in. Its changes of the course stand in the history.
        </p>
      )}
      {importId === null ? (
        <>
          <label className="field">
            <span className="field-label">Files</span>
            <input
              className="field-input"
              type="file"
              multiple
              accept=".csv,.json,text/csv,application/json"
              onChange={(chosen) => {
                setDone(false);
                setEntries([...(chosen.target.files ?? [])].map(entryOf));
              }}
            />
          </label>
          {entries.map(({ file, table }) => (
            <SelectField
              key={file.name}
              label={file.name}
              value={table}
              error={table === '' ? 'Which table is this?' : undefined}
              onChange={(chosen) => change(file, { table: chosen.target.value as Entry['table'] })}
            >
              <option value="">Choose…</option>
              <option value="all">Several tables (JSON)</option>
              {importTables.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
          ))}
          <Button
            disabled={!ready}
            busy={reading}
            busyLabel="Reading the files…"
            onClick={() => void readFiles()}
          >
            Read the files (changes nothing yet)
          </Button>
          {start.error && (
            <p role="alert" className="field-error">
              {start.error.message}
            </p>
          )}
        </>
      ) : (
        <>
          <ul>
            {entries.map(({ file, received, problem }) => (
              <li key={file.name}>
                <strong>{file.name}</strong>{' '}
                {problem ? (
                  <span className="field-error">{problem}</span>
                ) : (
                  received?.map(receivedText).join('; ')
                )}
              </li>
            ))}
          </ul>
          <ImportPlan
            importId={importId}
            onDrop={startOver}
            onDone={() => {
              startOver();
              setDone(true);
            }}
          />
        </>
      )}
    </section>
  );
}

function entryOf(file: File): Entry {
  const guessed = importTableOf(file.name);
  return { file, table: guessed ?? (/\.json$/i.test(file.name) ? 'all' : '') };
}

function receivedText({ table, rows, ignored_columns }: Received[number]): string {
  const ignored = ignored_columns.length === 0 ? '' : `, left out the columns ${ignored_columns.join(', ')}`;
  return `${table}: ${rows.toLocaleString('en-US')} rows${ignored}`;
}
