import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OutputOf } from '#api/contract.ts';
import { limits } from '#rules/limits.ts';
import {
  dancerSource,
  fileSource,
  isYoutubeId,
  type MediumSource,
  mediaAddress,
  youtubeIds,
  youtubeSource,
} from '#rules/player/medium-source.ts';
import { lessonQuery, useCourse } from '#web/queries/course.ts';

/**
 * What shows the whole dance: the rehearsal's own video or file where the course has one, else the house dancer. Null
 * while that is not known yet.
 */
export function useReferenceSource(): MediumSource | null {
  const { data: lessons, isError: noCourse } = useCourse();
  const rehearsal = lessons?.find(({ order_num }) => order_num === limits.rehearsalLesson);
  const { data: lesson, isError: noLesson } = useQuery({
    ...lessonQuery(rehearsal?.id ?? ''),
    enabled: rehearsal !== undefined,
  });
  return useMemo(() => {
    if (noCourse || noLesson) return dancer;
    return lesson === undefined ? null : sourceOf(lesson);
  }, [noCourse, noLesson, lesson]);
}

function sourceOf(lesson: OutputOf<'readLesson'>): MediumSource {
  const step = lesson.steps.find(({ step_type }) => step_type === 'rehearse');
  const youtube_id = youtubeIds(step?.youtube_id ?? null).find(isYoutubeId);
  if (youtube_id !== undefined) return youtubeSource(youtube_id);
  return step?.media_file ? fileSource(mediaAddress(step.media_file)) : dancer;
}

const dancer = dancerSource();
