import type { Config, GoogleConfig } from '../config/index.ts';

/** Origins beside the product's own that its pages may use. */
export interface OutsideOrigins {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  images: readonly string[];
  styles: readonly string[];
}

const everywhere = (origins: readonly string[]): OutsideOrigins => ({
  scripts: origins,
  connections: origins,
  frames: origins,
  images: origins,
  styles: origins,
});

/**
 * What Google's sign-in, picker and photos need, by path: other paths of these hosts run whatever an
 * address asks them to.
 * @see https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
 */
const googleOrigins: OutsideOrigins = {
  scripts: [
    'https://accounts.google.com/gsi/client',
    'https://apis.google.com/js/api.js',
    // What api.js loads the picker from.
    'https://apis.google.com/_/scs/',
  ],
  connections: ['https://accounts.google.com/gsi/'],
  frames: ['https://accounts.google.com/gsi/', 'https://docs.google.com/picker'],
  images: ['https://*.googleusercontent.com', 'https://*.gstatic.com'],
  styles: ['https://accounts.google.com/gsi/style'],
};

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

/** The player of the intro video, which keeps no cookies. */
const videoOrigins: OutsideOrigins = {
  ...everywhere([]),
  frames: ['https://www.youtube-nocookie.com/embed/'],
};

/** Google's own origins, the one that stands in for them, or none: the pretend school is our own. */
function originsOfGoogle(google: GoogleConfig): OutsideOrigins {
  if (google.sandbox) return everywhere([]);
  return google.origin === null ? googleOrigins : everywhere([google.origin]);
}

/** Stripe's scripts load others of theirs by paths that change. @see https://docs.stripe.com/security/guide#content-security-policy */
const stripeOrigins: OutsideOrigins = {
  ...everywhere([]),
  scripts: ['https://js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  images: ['https://*.stripe.com'],
};

/** Stripe's own origins, or the one that stands in for them; none where nobody can pay. */
function originsOfStripe(payments: Config['payments']): OutsideOrigins {
  if (payments === null) return everywhere([]);
  return payments.origin === null ? stripeOrigins : everywhere([payments.origin]);
}

/** What this installation has been set up to use, and nothing else. */
export function outsideOriginsOf(
  config: Pick<Config, 'google' | 'payments' | 'analyticsId' | 'introVideoId'>,
): OutsideOrigins {
  const used = [
    originsOfGoogle(config.google),
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

/** The Content-Security-Policy of a page whose inline scripts have these hashes. */
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
