// The look of a site of one's own, beside its name (meta_site_name). The server alone reads these texts, for a style
// sheet, the icons and the mails.

export const brandDefaults = {
  /** The colour of buttons, links and everything golden, as #rrggbb. */
  brand_accent: '#ffd166',
  /** The name of a square PNG file in the media folder; 'none' is the hand that rises from the grave. */
  brand_icon: 'none',
  /** The same icon, as the studio draws it: for browser tabs, for phones that cut icons out, and for those that round them. */
  brand_icon_small: 'none',
  brand_icon_maskable: 'none',
  brand_icon_touch: 'none',
} as const;
