import type { CourseStep } from '#course/content/course.ts';
import { youtubeIds } from '#player/rules/medium-source.ts';

/** Whether a step shows a video or a file of the operator's. */
export function hasOwnMedium({ youtube_id, media_file }: Pick<CourseStep, 'youtube_id' | 'media_file'>) {
  return youtubeIds(youtube_id).length > 0 || Boolean(media_file);
}
