// What is fetched only when sound is wanted: where the spoken words are, and what lies where among them.

import address from '#content/voice/en.mp3?url';
import { clips, marker } from '#content/voice/en.ts';

export const voiceFile = { address, clips, marker };
