// The name of a browser in the list of devices: only its family and system, so that it identifies nobody.

import { serverMessages } from '#platform/content/server-messages.ts';
import { fillTemplate } from '#platform/rules/fill-template.ts';
import type { FixedText } from '#subjects/content/texts.ts';

const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS|Chromium/, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Returns the name in English, as it is stored: for example 'Firefox on Android'. */
export function deviceName(userAgent: string | undefined): string {
  const find = (known: readonly [RegExp, string][]) =>
    known.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (!browser && !system) return serverMessages['device.unknown'];
  return named(serverMessages['device.onSystem'], browser ?? serverMessages['device.browser'], system);
}

const unnamed = ['device.browser', 'device.unknown'] as const;

/** Translates a stored name; `text` returns texts in the wanted language. */
export function deviceNameIn(text: (id: FixedText) => string, kept: string): string {
  const [browser = '', system] = kept.split(' on ');
  const id = unnamed.find((each) => serverMessages[each] === browser);
  return named(text('device.onSystem'), id ? text(id) : browser, system);
}

function named(onSystem: string, browser: string, system: string | undefined): string {
  return system ? fillTemplate(onSystem, { browser, system }) : browser;
}
