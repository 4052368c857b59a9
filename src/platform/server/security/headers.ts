// The headers of every answer: they limit what a page may load, and what browsers may do with our answers.

import { createHash } from 'node:crypto';

// The player's two scripts and its frame come from the video service, after a press on play; everything else comes from
// our server.
const contentSecurityPolicy = [
  "style-src 'self'",
  // Scripts may set positions and widths on an element; style elements and styles in served HTML are forbidden.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: https://i.ytimg.com",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.youtube-nocookie.com https://www.youtube.com',
  // Media are our own files, and blobs: films of the mirror, which the page made, or a recording that an operator has
  // just chosen.
  "media-src 'self' blob:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types dance-painter dompurify landing-dancers youtube-player youtube-widget-api service-worker',
];

/** The address of the documented player script, and the folder of the versioned script that it loads. */
const playerScripts = ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'];

/**
 * Returns header pairs for every answer. `https` is true when people reach us over TLS, `camera` for documents with a
 * stage; `inlineScripts` are the texts of the inline scripts that may run.
 */
export function securityHeaders({
  https,
  inlineScripts,
  camera,
}: {
  https: boolean;
  inlineScripts: readonly string[];
  camera: boolean;
}): readonly (readonly [string, string])[] {
  const hashes = inlineScripts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const scripts = ["script-src 'self'", ...hashes, ...playerScripts].join(' ');
  return [
    ['content-security-policy', ["default-src 'none'", scripts, ...contentSecurityPolicy].join('; ')],
    // This header is for browsers that do not know frame-ancestors.
    ['x-frame-options', 'DENY'],
    ['x-content-type-options', 'nosniff'],
    // The video service refuses to play for a page that sends no referrer (its error 153).
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    [
      'permissions-policy',
      `camera=(${camera ? 'self' : ''}), microphone=(), geolocation=(), payment=(), autoplay=(self "https://www.youtube-nocookie.com"), fullscreen=(self "https://www.youtube-nocookie.com"), screen-wake-lock=(self)`,
    ],
    ...(https ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const] : []),
  ];
}
