// A thread that reads the film at a given path. It sends the message 'begun', and then the facts about the film. The
// reading has a thread of its own because the file may contain anything: with some films that were cut off, the library
// never stopped reading.

import { parentPort, workerData } from 'node:worker_threads';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';
import type { Film } from '#studio/rules/film-problems.ts';

/** Seconds by which a complete film may be shorter than it states. */
const missingSeconds = 10;

/** Reads the film's tables, and the last packet that they announce, but no pictures. */
async function look(path: string): Promise<Film> {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const seconds = await input.getDurationFromMetadata();
  const picture = await input.getPrimaryVideoTrack();
  const tracks = [picture, await input.getPrimaryAudioTrack()].filter((track) => track !== null);
  let there = 0;
  for (const track of tracks) {
    const last = await new EncodedPacketSink(track).getPacket(seconds ?? 0);
    there = Math.max(there, last ? last.timestamp + last.duration : 0);
  }
  if (tracks.length === 0 || there < (seconds ?? 0) - missingSeconds) return 'unreadable';
  return { seconds, picture: picture && ((await picture.getCodec()) ?? 'unknown') };
}

parentPort?.postMessage('begun');
parentPort?.postMessage(await look(workerData).catch((): Film => 'unreadable'));
