// The Chromium of the browser tests, benchmarks and contact sheets: where it is, and the flags that keep it quiet.

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** It runs without a sandbox (containers have none) and asks no server by itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Sound may start without a press. */
export const soundFlag = '--autoplay-policy=no-user-gesture-required';
