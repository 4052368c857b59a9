// The media of the made-up event as scenes. Files are given to the page, which knows them by their names.

import { lengthOf } from '#dance/rules/score/score.ts';
import {
  type EventMedium,
  eventFiles,
  eventScore,
  eventVideos,
} from '#dance/rules/score/testing/event-course.ts';
import { fileSource, type MediumSource, youtubeSource } from '#player/rules/medium-source.ts';
import { danceScene, type Scene, type SceneItem } from '#player/rules/scene.ts';

/** The media that show the whole dance. */
export type EventKind = 'file' | 'youtube';

const length = lengthOf(eventScore);
const given = new Map<string, string>();

/** Keeps a file for the media that are made from now on. */
export async function giveFile(name: string, type: string, base64: string): Promise<void> {
  const bytes = await fetch(`data:${type};base64,${base64}`);
  given.set(name, URL.createObjectURL(await bytes.blob()));
}

export function eventMedium(kind: EventKind): EventMedium {
  return kind === 'file' ? eventFiles[1] : eventVideos[2];
}

/** The whole of a medium, with these practice items. */
export function eventScene(kind: EventKind, items: readonly SceneItem[] = []): Scene {
  const { seconds } = eventMedium(kind);
  return danceScene(
    kind,
    { start: 0, end: length },
    {
      score: eventScore,
      lessonCounts: length,
      sources: [sourceOf(kind)],
      video: { start: 0, end: seconds },
      repeats: false,
      items,
    },
  );
}

function sourceOf(kind: EventKind): MediumSource {
  const shows = [{ score: eventScore, mapping: eventMedium(kind).mapping }];
  if (kind === 'youtube') return youtubeSource(eventVideos[2].youtube_id, { shows });
  const [, { file }] = eventFiles;
  return fileSource(given.get(file) ?? '', shows);
}
