// The few parts of autocannon that bench/bench.ts uses; the package ships no types.
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    reconnectRate?: number;
    setupClient?: (client: { setRequests: (requests: Request[]) => void }) => void;
    requests: Request[];
  };
  type Request = { method?: string; path: string; headers?: Record<string, string>; body?: string };
  type Result = {
    '2xx': number;
    non2xx: number;
    errors: number;
    latency: { p97_5: number; p99: number };
  };
  export default function autocannon(
    options: Options,
  ): Promise<Result> & { on: (event: 'response', listener: () => void) => void };
}
