import { everywhere, type OutsideOrigins } from '../classroom-service/index.ts';
import type { Config } from '../config/index.ts';

/** @see https://developers.google.com/tag-platform/security/guides/csp */
const analyticsOrigins: OutsideOrigins = {
  ...everywhere([]),
  scripts: ['https://www.googletagmanager.com/gtag/js'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** The player without cookies. */
const videoOrigins: OutsideOrigins = {
  ...everywhere([]),
  frames: ['https://www.youtube-nocookie.com/embed/'],
};

/**
 * Stripe's scripts load others by changing paths.
 * @see https://docs.stripe.com/security/guide#content-security-policy
 */
const stripeOrigins: OutsideOrigins = {
  ...everywhere([]),
  scripts: ['https://js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  images: ['https://*.stripe.com'],
};

/** Stripe's or its emulator's; none if nobody can pay. */
function originsOfStripe(payments: Config['payments']): OutsideOrigins {
  if (payments === null) return everywhere([]);
  return payments.origin === null ? stripeOrigins : everywhere([payments.origin]);
}

export function outsideOriginsOf(
  config: Pick<Config, 'payments' | 'analyticsId' | 'introVideoId'>,
  classroom: OutsideOrigins,
): OutsideOrigins {
  const used = [
    classroom,
    originsOfStripe(config.payments),
    ...(config.analyticsId === null ? [] : [analyticsOrigins]),
    ...(config.introVideoId === null ? [] : [videoOrigins]),
  ];
  const all = (kind: keyof OutsideOrigins) => used.flatMap((origins) => origins[kind]);
  return {
    scripts: all('scripts'),
    connections: all('connections'),
    frames: all('frames'),
    images: all('images'),
    styles: all('styles'),
  };
}

/** What no page uses is off; Stripe's pricing table may pay. */
export const permissionsPolicy = [
  ...['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
  'payment=(self "https://js.stripe.com")',
].join(', ');

export function contentSecurityPolicy(outside: OutsideOrigins, hashes: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...outside.scripts],
    // Components position themselves with style attributes, which hashes can't cover.
    'style-src': ["'self'", "'unsafe-inline'", ...outside.styles],
    'img-src': ["'self'", 'data:', ...outside.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside.connections],
    'frame-src': ["'self'", ...outside.frames],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
