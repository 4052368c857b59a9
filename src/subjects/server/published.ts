// The course, its copy and settings as every visitor sees them, read once and kept in memory until they change. Nothing
// in it is about a person.

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { CourseStep } from '#course/content/course.ts';
import { isHouseCourse } from '#course/rules/house-dance.ts';
import { lessonDance, type TaughtLesson } from '#course/rules/lesson-dance.ts';
import { lessonPhrases } from '#course/rules/plan/lesson-phrases.ts';
import { lessonScore } from '#course/rules/step-scene.ts';
import { itemRows, lessonRows, stepRows, withItems, withSteps } from '#course/server/course-rows.ts';
import { parseRecording } from '#dance/rules/recording/recording.ts';
import { danceLasts } from '#dance/rules/score/own-dance.ts';
import { parseMappings, parseOwnDance } from '#dance/rules/score/score-problem.ts';
import { danceSeconds } from '#event/rules/rooms.ts';
import { mailCopy, mailPrefix } from '#people/content/mail-copy.ts';
import { english, type Language } from '#platform/content/languages.ts';
import type { Db } from '#platform/server/db/database.ts';
import { withIconsThere } from '#platform/server/pages/icons-there.ts';
import { etagOf } from '#platform/server/pages/ready-body.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { allCopy, askedFor, carriedCopy, fixedTexts } from '#subjects/content/texts.ts';
import { featuresOff } from '#subjects/rules/features.ts';
import { limits } from '#subjects/rules/limits.ts';
import { type SourceText, sourceTexts } from '#subjects/rules/source-texts.ts';
import { makeSpeech, offerOf, type Speech, type SpokenContent } from './speech.ts';

/** An answer that is the same for every caller, serialised and compressed once, with its ETag. */
export type ReadyAnswer = { body: Uint8Array<ArrayBuffer>; br: Uint8Array<ArrayBuffer>; etag: string };

export type Settings = OutputOf<'readCopy'>['settings'];

export type Published = {
  /** The lessons by order_num, 1 to 13. */
  lessons: TaughtLesson[];
  lessonById: Map<string, TaughtLesson>;
  /** The step of each checklist item that is in the course now. */
  itemStep: Map<string, CourseStep>;
  /**
   * The lesson of each step. Steps that were taken out of the course are included, because learners' marks on them
   * still count.
   */
  stepLesson: Map<string, TaughtLesson>;
  /** The phrases that each lesson teaches, with the id of their score; without the rehearsal. */
  taught: { id: string; order_num: number; score: string; phrases: number[] }[];
  /** The step that counts as the finished rehearsal when it is completed. */
  rehearseStep: CourseStep | null;
  /** The ids of `rehearseStep` and of the steps that it replaced: a learner who danced any of them has rehearsed. */
  rehearseStepIds: Set<string>;
  copy: Record<string, string>;
  settings: Settings;
  /** The offered languages with the sentence that offers each; empty where there is only English. */
  offers: { languages?: { tag: string; name: string; offer: string }[] };
  /** Every text to translate, in its current English; made at the first call. */
  sources: () => SourceText[];
  /** Returns the course in an offered language, made at the first call; null for any other language. */
  speech: (tag: string) => Speech | null;
  /** Returns the answers in an offered language; null for any other language. */
  answers: (tag: string) => Answers | null;
};

export type Answers = {
  course: ReadyAnswer;
  copy: ReadyAnswer;
  /** Texts of rare pages, by the name of their group (askedFor). */
  carried: Map<string, ReadyAnswer>;
  lessons: Map<string, ReadyAnswer>;
};

/**
 * Reads everything published in one snapshot; `languages` are the offered languages, including English. An icon whose
 * file is missing in `mediaFolder` is replaced by the built-in one.
 */
export async function loadPublished(
  db: Db,
  languages: readonly Language[] = [english],
  mediaFolder?: string,
): Promise<Published> {
  const [lessons, steps, removedSteps, checklists, copyRows, settingRows, translated] = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(
      async (trx) =>
        [
          await lessonRows(trx).execute(),
          await stepRows(trx).execute(),
          await trx
            .selectFrom('steps')
            .select(['id', 'lesson_id', 'step_type'])
            .where('removed_at', 'is not', null)
            .execute(),
          await itemRows(trx).execute(),
          await trx.selectFrom('ui_copy').select(['key', 'text']).orderBy('key').execute(),
          await trx.selectFrom('settings').select(['key', 'value']).execute(),
          await trx.selectFrom('translations').select(['language', 'key', 'text']).execute(),
        ] as const,
    );
  // The words of mails are not published.
  const isOfMails = ({ key }: TextRow) => key.startsWith(mailPrefix);
  const isFixed = ({ key }: TextRow) => Object.hasOwn(fixedTexts, key);
  const mails = textsOf(copyRows.filter(isOfMails));
  const texts = textsOf(copyRows.filter((row) => !isOfMails(row) && !isFixed(row)));
  const copy = mediaFolder === undefined ? texts : await withIconsThere(texts, mediaFolder);
  const values = new Map(settingRows.map((row) => [row.key, row.value]));
  const off = featuresOff(values.get('features_off'));
  const dance = parseOwnDance(values.get('score'));
  const lasts = dance ? danceLasts(dance) : 0;
  const settings: Settings = {
    // An empty setting is one that an operator has cleared.
    next_challenge_date: values.get('next_challenge_date') || null,
    challenge_name: values.get('challenge_name') ?? null,
    recording: parseRecording(values.get('recording')) ?? undefined,
    ...(lasts > danceSeconds ? { dance_seconds: lasts } : {}),
    ...(off.length > 0 ? { off } : {}),
  };
  const byTag = Map.groupBy(translated, ({ language }) => language);
  const own = new Map([...byTag].map(([tag, rows]) => [tag, textsOf(rows)]));
  const places = { mappings: parseMappings(values.get('mappings')), recording: settings.recording?.file };
  const taught = withSteps(lessons, withItems(steps, checklists)).map((lesson) => ({
    ...lesson,
    ...lessonDance(lesson, dance, places),
  }));
  return publish({
    lessons: taught,
    removedSteps,
    copy,
    mails,
    settings: isHouseCourse(taught) ? settings : { ...settings, own_dance: true },
    own,
    languages,
  });
}

type TextRow = { key: string; text: string };

function textsOf(rows: readonly TextRow[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
}

/** The content as it is stored; `own` has the operators' translations. */
type Stored = Pick<Published, 'lessons' | 'copy' | 'settings'> & {
  /** Steps that were taken out of the course; learners may still have marks on them. */
  removedSteps: readonly Pick<CourseStep, 'id' | 'lesson_id' | 'step_type'>[];
  /** Words of mails that operators wrote. */
  mails: Record<string, string>;
  own: SpokenContent['own'];
  languages: readonly Language[];
};

/** Makes the published content from rows that are already in order. */
export function publish(stored: Stored): Published {
  const { lessons, removedSteps, copy, mails, settings, own, languages } = stored;
  const steps = lessons.flatMap((lesson) => lesson.steps);
  const everyStep = [...steps, ...removedSteps];
  const lessonById = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const texts = { ...allCopy, ...copy };
  let read: SourceText[] | undefined;
  const sources = () => {
    read ??= sourceTexts({ ...texts, ...mailCopy, ...mails }, lessons);
    return read;
  };
  const speeches = byLanguage(languages, (language) => makeSpeech(language, { copy: texts, sources, own }));
  const offers =
    languages.length > 1
      ? {
          languages: languages.map((each) => ({ tag: each.tag, name: each.name, offer: offerOf(each, own) })),
        }
      : {};
  const answers = byLanguage(languages, ({ tag }) =>
    answersOf(speeches(tag) as Speech, lessons, { settings, ...offers }),
  );
  // The answers in English are made now, because they are needed at once.
  answers(english.tag);
  return {
    lessons,
    lessonById,
    itemStep: new Map(steps.flatMap((step) => step.checklists.map((item) => [item.id, step]))),
    stepLesson: new Map(
      everyStep.flatMap(({ id, lesson_id }) => {
        const lesson = lessonById.get(lesson_id);
        return lesson ? [[id, lesson]] : [];
      }),
    ),
    taught: lessons
      .filter(({ order_num }) => order_num <= limits.lessons)
      .map(({ id, order_num, steps, dance }) => ({
        id,
        order_num,
        score: lessonScore({ steps, dance }).id,
        phrases: lessonPhrases({ steps, dance }),
      })),
    rehearseStep: steps.find(isRehearsal) ?? null,
    rehearseStepIds: new Set(everyStep.filter(isRehearsal).map(({ id }) => id)),
    copy,
    settings,
    offers,
    sources,
    speech: speeches,
    answers,
  };
}

function isRehearsal({ step_type }: Pick<CourseStep, 'step_type'>): boolean {
  return step_type === 'rehearse';
}

/** Returns a function that makes the value of a language at the first call for it. */
function byLanguage<Made>(
  languages: readonly Language[],
  make: (language: Language) => Made,
): (tag: string) => Made | null {
  const made = new Map<string, Made>();
  return (tag) => {
    const language = languages.find((each) => each.tag === tag);
    if (language && !made.has(tag)) made.set(tag, make(language));
    return made.get(tag) ?? null;
  };
}

function answersOf(
  speech: Speech,
  inEnglish: readonly TaughtLesson[],
  shared: Pick<OutputOf<'readCopy'>, 'settings' | 'languages'>,
): Answers {
  const lessons = inEnglish.map(speech.lesson);
  const { copy, words, language } = speech;
  const isEnglish = language === english;
  const answer = (of: object) => (isEnglish ? ready(of) : lean(ready(of)));
  const spoken = isEnglish ? {} : { words };
  return {
    course: answer({
      lessons: lessons.map(({ steps: _, dance: __, ...lesson }) => lesson),
    } satisfies OutputOf<'readCourse'>),
    copy: answer({ copy: withoutCarried(copy), ...shared, ...spoken } satisfies OutputOf<'readCopy'>),
    carried: new Map(Object.keys(askedFor).map((name) => [name, answer({ copy: speech.carried(name) })])),
    lessons: new Map(lessons.map((lesson) => [lesson.id, answer(lesson satisfies OutputOf<'readLesson'>)])),
  };
}

/** Returns the copy without the texts that are built into the scripts of their pages. */
function withoutCarried(copy: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(copy).filter(
      ([key, text]) => (carriedCopy as Readonly<Record<string, string>>)[key] !== text,
    ),
  );
}

function ready(answer: object): ReadyAnswer {
  const body = new TextEncoder().encode(JSON.stringify(answer));
  const br = new Uint8Array(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  return { body, br, etag: etagOf(body) };
}

/** Returns the same answer, but keeps only its compressed form in memory, which nearly all clients accept. */
function lean({ br, etag }: ReadyAnswer): ReadyAnswer {
  return {
    br,
    etag,
    get body() {
      return new Uint8Array(brotliDecompressSync(br));
    },
  };
}
