// A headless browser page with the dancer's workbench in it, which contact sheets and the dancer's benchmark
// share.

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { withBrowser } from './with-browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export type Bundle = {
  code: string;
  css: string;
  /** Other files that the code loads, such as workers, by path below the page's address. */
  files: ReadonlyMap<string, string>;
};

/** The invented address of pages with their own bundle: workers need an address. */
export const workbenchAddress = 'https://workbench.example/';

/**
 * Bundles one entry of the web, minified as for production. A script (`iife`) contains everything; a module (`es`)
 * leaves out code that is loaded later.
 */
export async function bundleEntry(entry: string, format: 'iife' | 'es' = 'iife'): Promise<Bundle> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      cssMinify: true,
      lib: { entry: `${root}${entry}`, formats: [format], name: 'entry', cssFileName: 'entry' },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  let code = '';
  let css = '';
  const files = new Map<string, string>();
  const needed = new Set<string>();
  for (const file of outputs) if (file.type === 'chunk' && file.isEntry) needed.add(file.fileName);
  // The loop adds to the set that it walks: each file that is imported at once, and then that file's imports.
  for (const name of needed) {
    const chunk = outputs.find(({ fileName }) => fileName === name);
    if (chunk?.type !== 'chunk') continue;
    code += chunk.code;
    for (const imported of chunk.imports) needed.add(imported);
  }
  for (const file of outputs) {
    if (file.type === 'chunk') continue;
    if (file.fileName.endsWith('.css')) css += String(file.source);
    else files.set(file.fileName, String(file.source));
  }
  return { code, css, files };
}

/**
 * Opens an empty page with the bundle's code and styles, at an address where the page finds the bundle's other files.
 */
export async function openBundle(page: Page, { code, css, files }: Bundle): Promise<void> {
  await page.route(`${workbenchAddress}**`, (route) => {
    const file = files.get(route.request().url().slice(workbenchAddress.length));
    return file === undefined
      ? route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><body></body></html>',
        })
      : route.fulfill({ contentType: 'text/javascript', body: file });
  });
  await page.goto(workbenchAddress);
  await page.addStyleTag({ content: css });
  await page.addScriptTag({ content: code });
}

/** Opens a page of 1280 by 720 pixels with the dancer's global `workbench`, which `work` may use. */
export async function withDancerPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const bundle = await bundleEntry('src/player/web/dancer/workbench/page.ts');
  return withBrowser([], async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await openBundle(page, { ...bundle, css: `body { margin: 0 } ${bundle.css}` });
    return work(page);
  });
}
