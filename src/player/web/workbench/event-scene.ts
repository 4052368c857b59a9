// Scenes with those media of the made-up event that show its whole dance. The bench gives the page the files of
// the media under their names.

import { lengthOf } from '#dance/rules/score/score.ts';
import {
  type DancedPart,
  eventFiles,
  eventScore,
  eventSong,
  eventVideos,
} from '#dance/rules/score/testing/event-course.ts';
import { cardSource, fileSource, type MediumSource, youtubeSource } from '#player/rules/medium-source.ts';
import { danceScene, type Scene, type SceneItem } from '#player/rules/scene.ts';

export type EventKind = keyof typeof wholeMedia;

const wholeMedia = { recording: eventSong, file: eventFiles[1], youtube: eventVideos[2] };
const length = lengthOf(eventScore);
const given = new Map<string, string>();

/** Stores a file for media that are made later. */
export async function giveFile(name: string, type: string, base64: string): Promise<void> {
  const bytes = await fetch(`data:${type};base64,${base64}`);
  given.set(name, URL.createObjectURL(await bytes.blob()));
}

/** The part of a medium in which the whole dance is danced. */
export function wholeDance(kind: EventKind): DancedPart {
  const part = wholeMedia[kind].parts.find(({ until }) => until === length);
  if (!part) throw new Error('not a medium of the whole dance');
  return part;
}

/** A scene of a whole medium, with these practice items. */
export function eventScene(kind: EventKind, items: readonly SceneItem[] = []): Scene {
  const video = { start: 0, end: wholeMedia[kind].seconds };
  const changes = { score: eventScore, lessonCounts: length, sources: [sourceOf(kind)], video, items };
  return danceScene(kind, { start: 0, end: length }, { ...changes, repeats: false });
}

function sourceOf(kind: EventKind): MediumSource {
  const { mapping } = wholeMedia[kind];
  const shows = [{ score: eventScore, mapping }];
  if (kind === 'youtube') return youtubeSource(wholeMedia.youtube.youtube_id, { shows });
  const url = given.get(wholeMedia[kind].file) ?? '';
  return kind === 'file' ? fileSource(url, shows) : cardSource(eventScore, { url, mapping });
}
