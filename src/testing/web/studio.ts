// An operator for component tests, and the store of the studio's server. The store refuses a save when another operator
// has saved since, and counts a save that is sent twice under one key only once.

import type { CourseLesson } from '#course/content/course.ts';
import { defaultCourse } from '#course/content/default-course.ts';
import type { SessionUser } from '#people/api/session.ts';
import { type Answers, refusal, type Sent } from './answers.ts';
import { morticia, signedInAnswers } from './person.ts';

export const boss: SessionUser = { ...morticia, email: 'boss@example.org', operator: true };

/** The answers to a signed-in operator who has uploaded nothing. */
export const operatorAnswers: Answers = {
  ...signedInAnswers(boss),
  listStudioMedia: { files: [] },
  listStudioUploads: { uploads: [], free: 41_000_000_000, held: [] },
  readStudioDance: { dance: null, version: '1', media: [] },
  readStudioBuiltIn: {
    lines: [],
    own: false,
    dance: false,
    revision: { days: [], open: [] },
    version: '1',
  },
  listStudioEventReaders: {
    readers: [
      {
        tag: 'en',
        name: 'English',
        said: { 'moment.dayAndTime': '{day} at {time}', 'moment.withUtc': '{here} / {time} GMT ({day})' },
        starts: 'Starts {time}',
        local: 'That is {time} for you.',
      },
    ],
  },
};

type SavedStep = Sent<'saveStudioStep'>;

/** Makes a stored value with a version. */
export function stored<Value>(first: Value) {
  let value = first;
  let count = 1;
  const version = () => `version ${count}`;
  const keys = new Map<string, string>();
  return {
    value: () => value,
    version,
    /** Changes the value, as a save by any operator would; returns the new version. */
    change(next: Value) {
      value = next;
      count += 1;
      return version();
    },
    /** Returns the answer to a save that is based on the version in `body`. */
    save({ headers, body }: { headers: Headers; body: { version: string } }, next: Value) {
      const key = headers.get('idempotency-key') ?? '';
      const before = keys.get(key);
      if (before !== undefined) return { version: before };
      if (body.version !== version()) return refusal('conflict');
      keys.set(key, this.change(next));
      return { version: version() };
    },
  };
}

/** Makes a lesson of the course that ships, as the studio stores it. */
export function studioLesson(order_num: number) {
  const shipped = defaultCourse.find((each) => each.order_num === order_num);
  if (!shipped) throw new Error(`no lesson ${order_num}`);
  const { steps: shippedSteps, ...lesson } = structuredClone(shipped) as CourseLesson;
  const title = stored({ title: lesson.title, ids: shippedSteps.map(({ id }) => id) });
  const steps = new Map(shippedSteps.map((step) => [step.id, stored(step)]));
  const stepOf = (id: string) => {
    const found = steps.get(id);
    if (!found) throw new Error(`no step ${id}`);
    return found;
  };
  const saveStep = (sent: SavedStep) => {
    const { checklists, confirmed: _, version: __, ...rest } = sent.body;
    const step = stepOf(sent.params.step_id);
    const items = checklists.map((item, index) => ({
      ...item,
      id: item.id ?? `item ${index}`,
      step_id: sent.params.step_id,
      order_num: index + 1,
    }));
    const answer = step.save(sent, { ...step.value(), ...rest, checklists: items });
    return answer instanceof Response ? answer : { done: true, people: 0, ...answer };
  };
  const listed = (each: { id: string; order_num: number }) => ({ title: lesson.title, steps: [], ...each });
  const answers: Answers = {
    // The last lesson is the rehearsal.
    readStudioCourse: { lessons: [listed(lesson), listed({ id: '13', order_num: 13 })], version: '1' },
    readStudioLesson: () => ({
      lesson: {
        ...lesson,
        title: title.value().title,
        steps: title.value().ids.map((id) => stepOf(id).value()),
      },
      version: title.version(),
      step_versions: Object.fromEntries([...steps].map(([id, step]) => [id, step.version()])),
    }),
    saveStudioStep: saveStep,
    saveStudioLesson: (sent) => title.save(sent, { title: sent.body.title, ids: [...sent.body.step_ids] }),
    addStudioStep: ({ body: { step_type } }) => {
      const alike = shippedSteps.filter((step) => step.step_type === step_type);
      const last = alike.at(-1);
      if (!last) throw new Error(`no ${step_type} to add one beside`);
      const id = `${last.id}-added`;
      steps.set(id, stored({ ...last, id }));
      title.change({ ...title.value(), ids: [...title.value().ids, id] });
      return { step_id: id };
    },
  };
  return { answers, saveStep, stepOf };
}
