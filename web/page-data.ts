// What travels with a page as its JSON data block: only what every visitor may see.

export type PageData = {
  /** Texts by key: what the server hands over may leave out whatever equals its default; what travels is complete. */
  copy: Record<string, string>;
  settings: { next_challenge_date: string | null; challenge_name: string | null };
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  /** The lesson that the page is about; its day is its number. */
  lesson?: { day: number; title: string };
};

/** Id of the script element that holds the block. */
export const pageDataId = 'page-data';
