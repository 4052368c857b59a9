// What travels with a page as its JSON data block: only what every visitor may see.

import type { Recording } from '#rules/recording/recording.ts';

export type PageData = {
  /** Texts by key: what the server hands over may leave out whatever equals its default; what travels is complete. */
  copy: Record<string, string>;
  settings: {
    next_challenge_date: string | null;
    challenge_name: string | null;
    /** What the dancer dances to instead of the band. */
    recording?: Recording | undefined;
  };
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  /** The lesson that the page is about; its day is its number. */
  lesson?: { day: number; title: string };
  /** Of a page in another language than English, with the translations of what stands in the scripts: to draw it with. */
  language?: { tag: string; direction: 'ltr' | 'rtl' };
  words?: Readonly<Record<string, string>>;
  /** All offered languages, when there is more than one, each with a sentence that offers it. */
  languages?: { tag: string; name: string; offer: string }[];
};

/** What travels with a page in another language: its texts are the same for all pages, and asked for once. */
export type TextlessData = Pick<PageData, 'lesson'>;

/** Id of the script element that holds the block. */
export const pageDataId = 'page-data';
