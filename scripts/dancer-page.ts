// A headless browser page with the dancer's workbench in it: what contact sheets and the dancer's benchmark share.

import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';

const root = new URL('..', import.meta.url).pathname;

/** One entry of the web, bundled and minified as for production, without React. */
export async function bundleEntry(entry: string): Promise<{ code: string; css: string }> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      cssMinify: true,
      lib: { entry: `${root}${entry}`, formats: ['iife'], name: 'entry', cssFileName: 'entry' },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  let code = '';
  let css = '';
  for (const file of outputs) {
    if (file.type === 'chunk') code += file.code;
    else if (file.fileName.endsWith('.css')) css += String(file.source);
  }
  return { code, css };
}

/** Opens a page of 1280 by 720 whose `workbench` global is the dancer's; `work` may evaluate in it. */
export async function withDancerPage<Result>(
  work: (page: Page, code: string) => Promise<Result>,
): Promise<Result> {
  const { code, css } = await bundleEntry('web/player/dancer/workbench/page.ts');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.setContent('<!doctype html><body style="margin:0"></body>');
    await page.addStyleTag({ content: css });
    await page.addScriptTag({ content: code });
    return await work(page, code);
  } finally {
    await browser.close();
  }
}
