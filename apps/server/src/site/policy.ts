import type { GoogleConfig } from '../config.ts';

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

/** What Google's sign-in, picker and photos need. @see https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy */
const googleOrigins: OutsideOrigins = {
  scripts: ['https://accounts.google.com', 'https://apis.google.com'],
  connections: ['https://accounts.google.com', 'https://www.googleapis.com'],
  frames: ['https://accounts.google.com', 'https://docs.google.com', 'https://drive.google.com'],
  images: ['https://*.googleusercontent.com', 'https://*.gstatic.com', 'https://*.google.com'],
  styles: ['https://accounts.google.com'],
};

/** Google's own origins, the one that stands in for them, or none: the pretend school is our own. */
export function outsideOriginsOf(google: GoogleConfig): OutsideOrigins {
  if (google.sandbox) return everywhere([]);
  return google.origin === null ? googleOrigins : everywhere([google.origin]);
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
