// Texts of other pages about the class screen, which travel with every page.

export const classEverywhere = {
  nav_class: 'Class screen',
  meta_class_description: 'The zombie dance on a projector, led from a phone.',
  crew_class_link: 'Open the class screen',
} as const;
