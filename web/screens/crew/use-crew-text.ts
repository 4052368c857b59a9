import { type CrewKey, crewCopy } from '#content/copy/crew/crew-copy.ts';
import { fillTemplate } from '#rules/copy/fill-template.ts';
import { useAllCopy } from '#web/queries/copy.ts';

type Values = Readonly<Record<string, string | number>>;

export type CrewText = (key: CrewKey, values?: Values) => string;

/** Reads the texts of the crew's pages: as an operator edited them, or as they came with the page. */
export function useCrewText(): CrewText {
  return useCarriedText(crewCopy);
}

/** The same for the texts that another page carries. */
export function useCarriedText<Key extends string>(
  carried: Readonly<Record<Key, string>>,
): (key: Key, values?: Values) => string {
  const edited = useAllCopy();
  return (key, values = {}) => fillTemplate(edited[key] ?? carried[key], values);
}
