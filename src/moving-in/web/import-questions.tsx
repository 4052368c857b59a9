import { Choices } from '#platform/web/ui/field.tsx';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';

type State = OutputOf<'readStudioImport'>;
type Answers = InputOf<'applyStudioImport'>['body'];
export type ImportAnswers = Pick<Answers, 'assumed_age' | 'course' | 'faq'>;

type QuestionsProps = {
  state: State;
  answers: ImportAnswers;
  onChange: (answers: ImportAnswers) => void;
};

/** The questions that only the operator can answer, each with the numbers of rows. */
export function ImportQuestions({ state, answers, onChange }: QuestionsProps) {
  const course = courseNumbers(state);
  const faq = numbersOf(state, 'ui_copy');
  return (
    <>
      {state.ages_missing > 0 && (
        <Choices
          legend={`The files don’t say how old ${state.ages_missing.toLocaleString('en-US')} people are. What should we assume?`}
          name="assumed_age"
          chosen="13-17"
          onChoose={(value) => onChange({ ...answers, assumed_age: value as '13-17' | '18+' })}
          choices={[
            {
              value: '13-17',
              label: '13 to 17',
              text: 'The cautious one: no reminder mails',
            },
            { value: '18+', label: '18 or older', text: 'Only if your old product let nobody else in' },
          ]}
        />
      )}
      {course.here > 0 && (
        <Choices
          legend={`Your files bring ${course.files} steps and items. ${course.here} that are here now are not among them.`}
          name="course"
          onChoose={(value) => onChange({ ...answers, course: value as 'merge' | 'replace' })}
          choices={[
            {
              value: 'replace',
              label: 'Replace',
              text: `Take those ${course.here} out: the course is yours alone`,
            },
            {
              value: 'merge',
              label: 'Merge',
              text: `Keep them beside yours: ${course.files + course.here} in all`,
            },
          ]}
        />
      )}
      {faq.here > 0 && (
        <Choices
          legend={`Your files bring texts of the FAQ. ${faq.here} texts of it that are here now are not among them.`}
          name="faq"
          onChoose={(value) => onChange({ ...answers, faq: value as 'merge' | 'replace' })}
          choices={[
            { value: 'replace', label: 'Replace', text: 'Take those out: the FAQ is yours alone' },
            { value: 'merge', label: 'Merge', text: 'Keep them beside yours' },
          ]}
        />
      )}
    </>
  );
}

/** Whether every shown question has an answer. */
export function isAnswered(state: State, { course, faq }: ImportAnswers): boolean {
  return (
    (courseNumbers(state).here === 0 || course !== undefined) &&
    (numbersOf(state, 'ui_copy').here === 0 || faq !== undefined)
  );
}

function courseNumbers(state: State) {
  const [steps, items] = [numbersOf(state, 'steps'), numbersOf(state, 'checklists')];
  return { files: steps.files + items.files, here: steps.here + items.here };
}

function numbersOf({ tables }: State, name: State['tables'][number]['table']) {
  const counts = tables.find(({ table }) => table === name)?.counts;
  return {
    files: counts ? counts.add + counts.change + counts.same : 0,
    here: counts?.remove ?? 0,
  };
}
