// Makes zips of texts, for tests of uploads.

import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

/** Makes a zip of `files`, the contents by name. */
export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
