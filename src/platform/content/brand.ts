// The texts with which an operator changes the look of a site; its name is in meta.ts (meta_site_name). Only the server
// reads these texts: for a style sheet, the icons and the mails.

export const brandDefaults = {
  /** The colour of buttons, links and everything golden, as #rrggbb. */
  brand_accent: '#ffd166',
  /** The name of a square PNG file in the media folder; 'none' means the built-in hand that rises from the grave. */
  brand_icon: 'none',
  /**
   * The names of three files that the studio draws from the icon: for browser tabs, for phones that crop icons, and for
   * phones that round the corners of icons.
   */
  brand_icon_small: 'none',
  brand_icon_maskable: 'none',
  brand_icon_touch: 'none',
} as const;
