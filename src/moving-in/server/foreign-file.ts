// Recognises files that are not text by their first bytes. Each kind has a name, and a sentence that says what its
// owner can do.

import { AppError } from '#platform/server/http/app-error.ts';

export const saveSheets = 'Of a spreadsheet, save each sheet as “CSV UTF-8”.';
const exportTables = 'Export each table as CSV.';
export const unpackFirst = 'Unpack it, and put the files into a zip.';

type Kind = { at?: number; bytes: string; is: string; whatToDo: string };

const text = (characters: string) => Buffer.from(characters, 'latin1').toString('hex');
const workbook = 'a workbook (.xls) or another file of an office program';
const kinds: readonly Kind[] = [
  { bytes: 'd0cf11e0', is: workbook, whatToDo: saveSheets },
  {
    bytes: text('PGDM'),
    is: 'a dump in pg_dump’s own format',
    whatToDo: 'Make a plain one: pg_dump --format=plain, or of this file: pg_restore --file=moving.sql FILE.',
  },
  {
    bytes: text('toc.'),
    is: 'a dump in pg_dump’s own format',
    whatToDo: 'Make a plain one: pg_dump --format=plain, or of this file: pg_restore --file=moving.sql FILE.',
  },
  { at: 257, bytes: text('ustar'), is: 'a tar archive', whatToDo: unpackFirst },
  { bytes: '377abcaf271c', is: 'a 7z archive', whatToDo: unpackFirst },
  { bytes: text('Rar!'), is: 'a RAR archive', whatToDo: unpackFirst },
  { bytes: 'fd377a585a00', is: 'packed by xz', whatToDo: unpackFirst },
  { at: 4, bytes: text('1AY&SY'), is: 'packed by bzip2', whatToDo: unpackFirst },
  { bytes: '28b52ffd', is: 'packed by zstd', whatToDo: unpackFirst },
  { bytes: text('SQLite format 3\0'), is: 'a database of SQLite', whatToDo: exportTables },
  { at: 4, bytes: text('Standard '), is: 'a database of Access', whatToDo: exportTables },
  { bytes: text('PAR1'), is: 'a Parquet file', whatToDo: exportTables },
  // Workbooks of Excel 2, 3, 4 and 5.
  ...['09000400', '09020600', '09040600', '09080800'].map((bytes) => ({
    bytes,
    is: workbook,
    whatToDo: saveSheets,
  })),
  // The first lines of Excel's and LibreOffice's SYLK files, and of DIF files.
  ...['ID;PWXL', 'ID;PSCALC', 'ID;PCALCOOO', 'TABLE\r\n0,1', 'TABLE\n0,1'].map((line) => ({
    bytes: text(line),
    is: 'a spreadsheet’s exchange file (.slk, .dif)',
    whatToDo: saveSheets,
  })),
  { bytes: text('MIME-Version:'), is: 'a web archive or a mail', whatToDo: `${exportTables} ${saveSheets}` },
  { bytes: text('{\\rtf'), is: 'a formatted document (RTF)', whatToDo: exportTables },
  { bytes: text('%PDF-'), is: 'a PDF', whatToDo: exportTables },
  { bytes: 'fffe0000', is: 'text in UTF-32', whatToDo: 'Save it again as “CSV UTF-8” or as JSON.' },
  { bytes: '0000feff', is: 'text in UTF-32', whatToDo: 'Save it again as “CSV UTF-8” or as JSON.' },
];

export const isZip = (start: Buffer) => start[0] === 0x50 && start[1] === 0x4b && (start[2] ?? 9) <= 8;
export const isGzip = (start: Buffer) => start[0] === 0x1f && start[1] === 0x8b;

/** Refuses a file that is not text, whatever its name: throws invalid_input. */
export function refuseForeign(start: Buffer, name: string | null): void {
  const kind = kinds.find(({ at = 0, bytes }) => start.toString('hex', at, at + bytes.length / 2) === bytes);
  if (kind) throw foreignFile(name, kind.is, kind.whatToDo);
}

/** The refusal of a file with bytes that no text has. */
export function noText(name: string | null): AppError {
  return foreignFile(
    name,
    'no text, but a file of some program',
    `Save it again as “CSV UTF-8” or as JSON. ${saveSheets}`,
  );
}

export function foreignFile(name: string | null, is: string, whatToDo: string): AppError {
  return new AppError('invalid_input', { message: `${name ?? 'This file'} is ${is}. ${whatToDo}` });
}

/** Whether a zip with these files is a spreadsheet's workbook: Excel, LibreOffice or Numbers. */
export function isWorkbook(paths: readonly string[]): boolean {
  const has = (path: RegExp) => paths.some((each) => path.test(each));
  return (
    has(/^\[Content_Types\]\.xml$/) ||
    has(/^xl\/workbook\./) ||
    (has(/^mimetype$/) && has(/^content\.xml$/)) ||
    has(/^Index(?:\.zip$|\/.*\.iwa$)/)
  );
}

/** Whether the name of a file in a zip is that of a workbook, or of a packed file. */
export const isWorkbookName = (name: string) => /\.(?:xl[st][xmb]?|ods|ots|fods|numbers)$/i.test(name);
export const isPackedName = (name: string) => /\.(?:zip|7z|rar|tar|tgz|xz|bz2|zst)$/i.test(name);
