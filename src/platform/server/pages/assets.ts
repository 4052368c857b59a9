// The built files of the web: read and compressed once at the start, served from memory.

import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { etagOf, type ReadyBody, readyBody } from './ready-body.ts';

const folder = fileURLToPath(new URL('../../../../.build/web/', import.meta.url));

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain; charset=utf-8',
};

/** Returns ready bodies by URL path. Files under /assets/ carry a hash in their name and never change. */
export async function loadAssets(): Promise<Map<string, ReadyBody>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = found.flatMap((each) =>
    each.isFile() && types[extname(each.name)] ? relative(folder, join(each.parentPath, each.name)) : [],
  );
  const served = names.filter((name) => !/(^|[\\/])\./.test(name));
  return new Map(await Promise.all(served.map(load)));
}

async function load(name: string): Promise<[string, ReadyBody]> {
  const path = `/${name.split(sep).join('/')}`;
  const plain = await readFile(join(folder, name));
  const options = {
    type: types[extname(name)] as string,
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    quality: 5,
  };
  // The build has compressed hashed files at the highest quality; the files that it left out are compressed here.
  const [br, gzip] = await Promise.all(
    ['br', 'gz'].map((ending) => readFile(join(folder, `${name}.${ending}`)).catch(() => null)),
  );
  if (br && gzip) return [path, { ...options, etag: etagOf(plain), plain, br, gzip }];
  return [path, await readyBody(plain, options)];
}
