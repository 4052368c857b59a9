// Copies the project into another folder, so that the copy is like a clone.

import { execFileSync } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** Copies the project's files, committed or not, without its packages and its build. */
export async function copyProject(folder: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
  });
  const paths = listed.toString().split('\0').filter(Boolean);
  const folders = new Set(paths.map((path) => dirname(join(folder, path))));
  for (const each of folders) await mkdir(each, { recursive: true });
  await Promise.all(
    paths.map((path) =>
      copyFile(join(projectFolder, path), join(folder, path)).catch((error) => {
        // Git also lists a file that was removed without a commit.
        if (error.code !== 'ENOENT') throw error;
      }),
    ),
  );
}
