// Texts about the class screen on other pages; every page carries them.

export const classEverywhere = {
  nav_class: 'Class screen',
  meta_class_description: 'The zombie dance on a projector, led from a phone.',
  crew_class_link: 'Open the class screen',
} as const;
