import { useEffect, useRef, useState } from 'react';
import {
  type DateOrder,
  dateOrders,
  type ImportTable,
  importEncodings,
  importTableOf,
} from '#moving-in/rules/import-tables.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { whenPresent } from '#platform/web/ui/arrive-at.ts';
import { sizeText } from '#studio/rules/size-text.ts';
import { callStudio, useStudioWrite } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';

/** Milliseconds to wait for an upload: a big file takes long. */
const patienceMs = 3_600_000;

export type Encoding = (typeof importEncodings)[number];
export type Entry = {
  file: File;
  table: ImportTable | 'all' | '';
  /** The encoding, once the server has asked for it; empty for UTF-8. */
  encoding?: Encoding | '';
  /** `ask` until the operator has chosen. */
  dates?: DateOrder | 'ask';
  received?: OutputOf<'uploadStudioImport'>;
  problem?: string | undefined;
};

/**
 * The files of one import: they are chosen, read into it, and forgotten by the server when the operator leaves the
 * page.
 */
export function useImport() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [importId, setImportId] = useState<string | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const start = useStudioWrite('startStudioImport');
  const plan = useStudioWrite('planStudioImport');
  const waiting = useRef<string | null>(null);
  const change = (file: File, changes: Partial<Entry>) =>
    setEntries((before) => before.map((entry) => (entry.file === file ? { ...entry, ...changes } : entry)));

  useEffect(() => {
    const leave = () => {
      if (waiting.current === null) return;
      const params = { import_id: waiting.current };
      waiting.current = null;
      void callStudio('dropStudioImport', { params }, { keepalive: true }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  async function readFiles() {
    try {
      setReading('Opening the import…');
      const { import_id } = await start.mutateAsync({});
      waiting.current = import_id;
      let failed = false;
      for (const [index, { file, table, encoding, dates }] of entries.entries()) {
        setReading(`Reading file ${index + 1} of ${entries.length}: ${file.name} (${sizeText(file.size)})`);
        const order = dateOrders.find((each) => each === dates);
        const query = { ...(encoding && { encoding }), ...(order && { dates: order }) };
        const sent = callStudio(
          'uploadStudioImport',
          { params: { import_id, table }, query },
          { file, patienceMs },
        );
        await sent.then(
          (received) => change(file, { received, problem: undefined }),
          (error: Error) => {
            failed = true;
            change(file, { problem: error.message, ...askedIn(error) });
          },
        );
      }
      if (failed) {
        toRefused();
        waiting.current = null;
        await callStudio('dropStudioImport', { params: { import_id } });
        return;
      }
      await plan.mutateAsync({ params: { import_id } });
      setImportId(import_id);
    } finally {
      setReading(null);
    }
  }

  return {
    entries,
    importId,
    reading,
    error: start.error ?? plan.error,
    change,
    readFiles,
    choose: (files: readonly File[]) => setEntries(files.map(entryOf)),
    startOver() {
      waiting.current = null;
      setEntries([]);
      setImportId(null);
    },
  };
}

/**
 * Moves the focus to the field of the refused file, once the field can be used again: among many files the field may be
 * far from the button.
 */
function toRefused(): void {
  whenPresent(
    () => document.querySelector<HTMLElement>('select[aria-invalid]:enabled'),
    (field) => field.focus(),
  );
}

/**
 * The server's question about the file: the order of its dates, or the encoding that it recognised, preset for reading
 * again.
 */
function askedIn(error: Error): Partial<Entry> {
  const field = error instanceof ProblemError ? error.field : undefined;
  if (field === 'dates') return { dates: 'ask' };
  // The file is not UTF-8, and its encoding was not recognised.
  if (field === 'utf-8') return { encoding: '' };
  const encoding = importEncodings.find((each) => each === field);
  return encoding ? { encoding } : {};
}

function entryOf(file: File): Entry {
  const says = /\.(json|zip|sql|gz|backup|dump)$/i.test(file.name);
  const guessed = /\.(zip|sql|backup|dump)(\.gz)?$/i.test(file.name) ? null : importTableOf(file.name);
  return { file, table: guessed ?? (says ? 'all' : '') };
}
