// The few parts of autocannon that bench/load.ts uses; the package ships no types.
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    requests: { method?: string; path: string; headers?: Record<string, string>; body?: string }[];
  };
  type Result = {
    '2xx': number;
    non2xx: number;
    errors: number;
    duration: number;
    latency: { p97_5: number; p99: number };
  };
  export default function autocannon(options: Options): Promise<Result>;
}
