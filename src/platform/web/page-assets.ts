// The built files that a page needs, from the browser build's manifest, which is part of the renderer's bundle.

type Chunk = {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};

/** The browser build's manifest; null in development, where the source files themselves are served. */
declare const __ASSETS__: Record<string, Chunk> | null;

/** The integrity of each file, by address; empty in development. */
declare const __INTEGRITY__: Record<string, string>;

export type PageAssets = {
  entry: string;
  preload: string[];
  css: string[];
  /** Styles of later drawings. They are fetched at once, but the first drawing does not wait for them. */
  laterCss: string[];
  fonts: string[];
  /** Fonts of the letters that other languages than English have. */
  letters: string[];
  /** The text of the page's import map, with the hash of each script that is loaded later. Empty in development. */
  importMap: string;
};

/** Returns the hash by which the browser checks a built file (the attribute `integrity`); undefined in development. */
export function integrityOf(href: string): string | undefined {
  return __INTEGRITY__[href];
}

/** The module that the lesson's player imports once the player knows that it shows the dancer. */
const dancer = 'player/web/dancer/dancer-medium.ts';

/**
 * Returns the built files of a page: the entry, and all that main.ts and the file of its `screen` import; null means no
 * screen. A `patient` page fetches only main.ts until a first sign of interest; a page that `dances` also fetches the
 * dancer.
 */
export function pageAssets(screen: string | null, { patient = false, dances = false } = {}): PageAssets {
  if (__ASSETS__ === null)
    return { entry: '/main.ts', preload: [], css: [], laterCss: [], fonts: [], letters: [], importMap: '' };
  const manifest = __ASSETS__;
  const chunks = new Map<string, Chunk>();
  const gather = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || chunks.has(key)) return;
    chunks.set(key, chunk);
    chunk.imports?.forEach(gather);
  };
  gather('subjects/web/main.ts');
  const first = [...chunks.values()];
  manifest['subjects/web/main.ts']?.dynamicImports?.forEach(gather);
  if (screen !== null) gather(screen);
  if (dances) gather(dancer);
  if (dances && !chunks.has(dancer)) throw new Error(`The browser build has no ${dancer}.`);

  const needed = [...chunks.values()];
  const fonts = needed.flatMap(({ assets }) => assets ?? []).filter((file) => file.endsWith('.woff2'));
  const [entry, ...preload] = (patient ? first : needed).map(({ file }) => `/${file}`);
  if (entry === undefined) throw new Error('The browser build has no main.ts.');
  return {
    entry,
    preload,
    // A patient page links only the styles of its first files; its other styles come with its scripts.
    css: unique((patient ? first : needed).flatMap(({ css }) => css ?? [])),
    laterCss: [],
    fonts: unique(fonts.filter((file) => !/-(letters|more)[-.]/.test(file))),
    letters: unique(fonts.filter((file) => /-letters[-.]/.test(file))),
    importMap: importMapOf(patient ? needed.map(({ file }) => `/${file}`) : Object.keys(__INTEGRITY__)),
  };
}

/** Returns the assets of a page that shows 'Loading...' first, without waiting for the files of its screen. */
export function shellAssets(screen: string, dances = false): PageAssets {
  const all = pageAssets(screen, { dances });
  const { css } = pageAssets(null);
  return { ...all, css, laterCss: all.css.filter((href) => !css.includes(href)) };
}

/** Returns the import map's text. A patient page lists only the scripts that the first sign of interest loads. */
function importMapOf(files: readonly string[]): string {
  const scripts = files.filter((file) => file.endsWith('.js')).sort();
  return JSON.stringify({ integrity: Object.fromEntries(scripts.map((file) => [file, integrityOf(file)])) });
}

function unique(files: string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`);
}
