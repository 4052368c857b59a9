// Small but real films: one picture for their whole length, with sound or without.

import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** One picture of 64 by 64 pixels, coded as VP8. */
const vp8Picture = Buffer.from(
  'EAQAnQEqQABAAD9pnMNYs6sno7HoAnAtCUAaZIZXPfL9W1x4qpP92AAA/uQBaooo0MBjc3YR64j/gIPp2pd2IpMdYNIYxQNoAAAAAA==',
  'base64',
);

/** The description of HEVC as a phone writes it; no test decodes the film. */
const hevcDescription = Uint8Array.from([
  1, 1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 30, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, 0,
]);

const size = { codedWidth: 64, codedHeight: 64 };
const pictures = {
  vp8: { codec: 'vp8', ...size },
  hevc: { codec: 'hvc1.1.6.L30.90', ...size, description: hevcDescription },
} as const;

type Wanted = {
  format: 'webm' | 'mp4';
  picture?: 'vp8' | 'hevc';
  sound?: boolean;
  /** Whether an MP4 begins with its tables, as films for the web do; cameras write them at the end. */
  tablesFirst?: boolean;
  seconds: number;
  /** Pictures a second; 1 by default. */
  pace?: number;
};

/** Returns the bytes of a film with pictures, with silent AAC sound, or with both. */
export async function makeFilm({
  format,
  picture,
  sound = false,
  tablesFirst = false,
  seconds,
  pace = 1,
}: Wanted): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({
    format:
      format === 'webm'
        ? new WebMOutputFormat()
        : new Mp4OutputFormat({ fastStart: tablesFirst ? 'in-memory' : false }),
    target,
  });
  const video = picture ? new EncodedVideoPacketSource(picture) : null;
  const audio = sound ? new EncodedAudioPacketSource('aac') : null;
  if (video) output.addVideoTrack(video);
  if (audio) output.addAudioTrack(audio);
  await output.start();
  for (let number = 0; number < seconds * pace; number += 1) {
    const packet = new EncodedPacket(vp8Picture, 'key', number / pace, 1 / pace);
    if (picture) await video?.add(packet, { decoderConfig: pictures[picture] });
    await audio?.add(packet, {
      decoderConfig: {
        codec: 'mp4a.40.2',
        sampleRate: 44_100,
        numberOfChannels: 2,
        description: Uint8Array.from([0x12, 0x10]),
      },
    });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}
