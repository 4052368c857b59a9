import { type CrewKey, crewCopy } from '#content/copy/crew/crew-copy.ts';
import { fillTemplate } from '#rules/copy/fill-template.ts';
import { useAllCopy } from '#web/queries/copy.ts';

export type CrewText = (key: CrewKey, values?: Readonly<Record<string, string | number>>) => string;

/** Reads the texts of the crew's pages: as an operator edited them, or as they came with the page. */
export function useCrewText(): CrewText {
  const edited = useAllCopy();
  return (key, values = {}) => fillTemplate(edited[key] ?? crewCopy[key], values);
}
