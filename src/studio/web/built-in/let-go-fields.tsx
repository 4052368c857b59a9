import './built-in.css';
import { SelectField } from '#platform/web/ui/field.tsx';
import type { LetGo } from '#studio/rules/let-go.ts';
import type { OutputOf } from '#subjects/api/contract.ts';

type BuiltIn = OutputOf<'readStudioBuiltIn'>;

/** The choices that the operator has made so far; no choice is preset. */
export type Choosing = Partial<LetGo>;
export type Asked = readonly (keyof LetGo)[];

const asked = {
  items: {
    label: 'Practice segments of the built-in course',
    keep: 'stay as they are',
    empty: 'go: I write my own',
    propose: 'go, and lists are made of my dance where the counts are known',
  },
  notes: {
    label: 'Notes and cue sheets of the built-in course',
    keep: 'stay as they are',
    empty: 'go where they are wholly built in',
  },
  titles: {
    label: 'Titles of the built-in lessons',
    keep: 'stay as they are',
    propose: 'become the names of the phrases that the day teaches',
  },
  parts: {
    label: 'Lesson parts without a video of mine',
    keep: 'stay: the house dancer dances them',
    shown: 'go, where another part of the day has one',
  },
} as const;

const noteParts: readonly string[] = ['notes', 'recaps', 'checks', 'cue_sheets'];

/**
 * Returns the questions to ask about a course: only those about something that the course still has built in. `parts`
 * says whether to ask about lesson parts too.
 */
export function askedOf({ lines, dance }: BuiltIn, parts: boolean): Asked {
  const has = (wanted: readonly string[]) => lines.some(({ part }) => wanted.includes(part));
  return [
    ...(has(['items']) ? (['items'] as const) : []),
    ...(has(noteParts) ? (['notes'] as const) : []),
    ...(dance && has(['titles']) ? (['titles'] as const) : []),
    ...(parts ? (['parts'] as const) : []),
  ];
}

/** Returns the complete choice; null while an answer is missing. Where there is no question, the choice is to keep. */
export function chosenOf(choosing: Choosing, questions: Asked): LetGo | null {
  if (questions.some((part) => choosing[part] === undefined)) return null;
  const asks = Object.fromEntries(questions.map((part) => [part, choosing[part]]));
  return { items: 'keep', notes: 'keep', titles: 'keep', parts: 'keep', ...asks };
}

type LetGoFieldsProps = {
  questions: Asked;
  /** Whether the operator has a dance, from which lists can be made. */
  dance: boolean;
  choosing: Choosing;
  onChoose: (choosing: Choosing) => void;
};

/** The questions about the built-in course, one for each kind of part, as fields with choices. */
export function LetGoFields({ questions, dance, choosing, onChoose }: LetGoFieldsProps) {
  return questions.map((part) => {
    const { label, ...answers } = asked[part];
    const options = Object.entries(answers).filter(([value]) => value !== 'propose' || dance);
    return (
      <SelectField
        key={part}
        label={label}
        value={choosing[part] ?? ''}
        options={[...(choosing[part] ? [] : [['', 'Choose …'] as const]), ...options]}
        onChange={({ target }) => onChoose({ ...choosing, [part]: target.value })}
      />
    );
  });
}

/** Returns a sentence about the learners' records that a change affects, to be shown before the change is made. */
export function lossText(people: number): string {
  return people === 1
    ? 'One person has ticked or done something of what would go; what they did is kept.'
    : `${people} people have ticked or done something of what would go; what they did is kept.`;
}
