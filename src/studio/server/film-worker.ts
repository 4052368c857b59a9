// A thread that opens one film, whose path it is given, and reports its findings. The file may hold anything: the library has
// been seen to read a film that was cut off for ever.

import { parentPort, workerData } from 'node:worker_threads';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';
import type { Film } from '#studio/rules/film-problems.ts';

/** Seconds by which a whole film may be shorter than it says. */
const missingSeconds = 10;

/** Reads the film's tables and the last of the packets that they announce, none of its pictures. */
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

parentPort?.postMessage(await look(workerData).catch((): Film => 'unreadable'));
