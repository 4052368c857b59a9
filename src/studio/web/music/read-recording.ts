// Reads and decodes a sound file in the browser; each fault of the file has its own sentence.

import { lengthProblem, recordingLimits, sizeProblem } from '#dance/rules/recording/recording.ts';
import { type DecodedRecording, decodeRecording } from '#dance/web/sound/recording.ts';
import { mediaAddress } from '#platform/rules/media-address.ts';

const noSound =
  'This file holds no sound that this browser can play. A recording can be MP3, M4A, OGG, FLAC or WAV.';

/** Decodes a sound file. Throws an Error whose message the operator reads. */
export async function readSoundFile(file: Blob): Promise<DecodedRecording> {
  refuse(sizeProblem(file.size));
  // An hour of decoded sound would fill the memory. The file's stated length may be wrong, so only far too long files
  // are refused here.
  const said = await saidLength(file);
  refuse(said > 2 * recordingLimits.longest ? lengthProblem(said) : null);
  const decoded = await decodeRecording(await file.arrayBuffer()).catch((error) => {
    throw new Error(
      error instanceof RangeError ? (lengthProblem(recordingLimits.longest + 60) ?? '') : noSound,
    );
  });
  refuse(lengthProblem(decoded.sound.duration));
  return decoded;
}

/** Decodes a recording in the media folder. Throws like readSoundFile. */
export async function readStoredSound(file: string): Promise<DecodedRecording> {
  const answer = await fetch(mediaAddress(file));
  if (!answer.ok) throw new Error('This recording is no longer in the media folder. Please upload it again.');
  return readSoundFile(await answer.blob());
}

function refuse(problem: string | null): void {
  if (problem) throw new Error(problem);
}

/** Returns the length in seconds that the file states; 0 if it states none. */
function saidLength(file: Blob): Promise<number> {
  const address = URL.createObjectURL(file);
  const audio = new Audio();
  return new Promise<number>((resolve) => {
    audio.onloadedmetadata = () => resolve(Number.isFinite(audio.duration) ? audio.duration : 0);
    audio.onerror = () => resolve(0);
    audio.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
