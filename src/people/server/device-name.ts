// A browser's name for the list of devices: family and system only, nothing that tells two people apart.

import { deviceTexts } from '#platform/content/messages.ts';
import { fillTemplate } from '#platform/rules/fill-template.ts';

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

/** The name in English, as it is kept: for example 'Firefox on Android'. */
export function deviceName(userAgent: string | undefined): string {
  const find = (known: readonly [RegExp, string][]) =>
    known.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (!browser && !system) return deviceTexts.unknown;
  return named(deviceTexts.onSystem, browser ?? deviceTexts.browser, system);
}

/** A kept name as it reads in a language; `say` gives an English text in it. */
export function deviceNameIn(say: (english: string) => string, kept: string): string {
  const [browser = '', system] = kept.split(' on ');
  return named(say(deviceTexts.onSystem), say(browser), system);
}

function named(onSystem: string, browser: string, system: string | undefined): string {
  return system ? fillTemplate(onSystem, { browser, system }) : browser;
}
