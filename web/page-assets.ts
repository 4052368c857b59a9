// Which built files a page needs, from the manifest of the browser build that the renderer's bundle carries.

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };

/** Null in development, where the source files themselves are served. */
declare const __ASSETS__: Record<string, Chunk> | null;

export type PageAssets = { entry: string; preload: string[]; css: string[]; fonts: string[] };

/** The entry, and everything that it and the screen's chunk (a file below screens/) import. */
export function pageAssets(screen: string | null): PageAssets {
  if (__ASSETS__ === null) return { entry: '/main.tsx', preload: [], css: [], fonts: [] };
  const manifest = __ASSETS__;
  const chunks = new Map<string, Chunk>();
  const gather = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || chunks.has(key)) return;
    chunks.set(key, chunk);
    chunk.imports?.forEach(gather);
  };
  gather('main.tsx');
  if (screen !== null) gather(`screens/${screen}`);

  const needed = [...chunks.values()];
  const [entry, ...preload] = needed.map(({ file }) => `/${file}`);
  if (entry === undefined) throw new Error('The browser build has no main.tsx.');
  return {
    entry,
    preload,
    css: unique(needed.flatMap(({ css }) => css ?? [])),
    fonts: unique(needed.flatMap(({ assets }) => assets ?? []).filter((file) => file.endsWith('.woff2'))),
  };
}

function unique(files: string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`);
}
