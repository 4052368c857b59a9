// The headers that every answer carries: what a page may load, and what a browser may do with our answers.

// The player's script and frame come from the video service, after a press on play; everything else is our own.
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' https://www.youtube.com",
  "style-src 'self'",
  // Positions and widths that a script sets on an element; no style element, no style in served HTML.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: https://i.ytimg.com",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.youtube-nocookie.com https://www.youtube.com',
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types dance-painter dompurify youtube-player youtube-widget-api service-worker',
].join('; ');

/** Header pairs for every answer; `https` when people reach us over TLS. */
export function securityHeaders({ https }: { https: boolean }): readonly (readonly [string, string])[] {
  return [
    ['content-security-policy', contentSecurityPolicy],
    ['x-content-type-options', 'nosniff'],
    // The video service refuses to play for a page that sends no referrer (its error 153).
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    [
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(), autoplay=(self "https://www.youtube-nocookie.com"), fullscreen=(self "https://www.youtube-nocookie.com"), screen-wake-lock=(self)',
    ],
    ...(https ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const] : []),
  ];
}
