// The parts of eSpeak NG's WebAssembly port that the voice scripts call.

declare module '@echogarden/espeak-ng-emscripten' {
  type Event = { type: string; audio_position: number; id: string | number };
  class Worker {
    set_voice(name: string): void;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    synthesize(text: string, onChunk: (chunk: ArrayBuffer | null, events: Event[]) => void): void;
  }
  const load: () => Promise<{ eSpeakNGWorker: new () => Worker }>;
  export default load;
}
