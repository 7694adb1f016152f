/** Browser features that no page of ours uses, each switched off for every origin. */
const DISABLED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Two years, as the preload lists of the browsers ask for. */
export const HSTS_SECONDS = 63_072_000;

const PERMISSIONS_POLICY = DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/**
 * The page's content policy: nothing but our own files, and the bucket that presigned links point to.
 * `filesOrigin` is scheme and host, `https://bucket.s3.us-east-1.amazonaws.com` on AWS; left out where files come from
 * the page's own address.
 */
export const contentSecurityPolicy = (filesOrigin = ''): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${filesOrigin}`.trimEnd(),
    'frame-src blob:',
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** An answer of the API is no page: whatever a browser makes of it, it may load nothing. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Every security header of a page, wherever it is served; API answers add `Cache-Control: no-store`. */
export const securityHeaders = (filesOrigin = ''): Record<string, string> => ({
  'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains; preload`,
  'Content-Security-Policy': contentSecurityPolicy(filesOrigin),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
