import { expect, test } from 'vitest';
import { everywhere } from '../classroom-service/index.ts';
import { readConfig } from '../config/index.ts';
import { contentSecurityPolicy, outsideOriginsOf, permissionsPolicy } from './policy.ts';
import { stripeSettings as stripe } from '../config/testing/stripe-settings.ts';

const nothing = everywhere([]);

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((one) => {
      const [name = '', ...sources] = one.split(' ');
      return [name, sources];
    }),
  );

test('without outside services, pages load only from the server, and nobody can frame them', () => {
  const policy = directives(contentSecurityPolicy(nothing, []));
  const { 'style-src': styles = [], 'img-src': images = [], ...others } = policy;
  expect(styles).toEqual(["'self'", "'unsafe-inline'"]);
  expect(images).toEqual(["'self'", 'data:']);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(others[name]).toEqual(["'none'"]);
  for (const name of ['default', 'script', 'font', 'connect', 'frame'])
    expect(others[`${name}-src`]).toEqual(["'self'"]);
  expect(others['form-action']).toEqual(["'self'"]);
});

test('inline scripts run by their hashes, and none else does', () => {
  const policy = directives(contentSecurityPolicy(nothing, ["'sha256-abc'"]));
  expect(policy['script-src']).toEqual(["'self'", "'sha256-abc'"]);
});

const policyWith = (settings: Record<string, string>, classroom = nothing) =>
  directives(contentSecurityPolicy(outsideOriginsOf(readConfig(settings), classroom), []));

test.each([
  [
    'Stripe',
    stripe,
    {
      script: 'https://js.stripe.com',
      connect: 'https://api.stripe.com',
      frame: 'https://hooks.stripe.com',
      img: 'https://*.stripe.com',
    },
  ],
  [
    'analytics',
    { GA_MEASUREMENT_ID: 'G-ABC123' },
    {
      script: 'https://www.googletagmanager.com/gtag/js',
      connect: 'https://*.google-analytics.com',
      img: 'https://*.google-analytics.com',
    },
  ],
  [
    'the video',
    { INTRO_VIDEO_ID: 'dQw4w9WgXcQ' },
    { frame: 'https://www.youtube-nocookie.com/embed/' },
  ],
])('what is set up is let in, and only then: %s', (_, settings, origins) => {
  const without = policyWith({});
  const policy = policyWith(settings);
  for (const [name, origin] of Object.entries(origins)) {
    expect(policy[`${name}-src`]).toContain(origin);
    expect(without[`${name}-src`]).not.toContain(origin);
  }
  const others = ['default-src', 'font-src', 'style-src', 'object-src', 'form-action'];
  for (const name of others) expect(policy[name]).toEqual(without[name]);
});

test('a stand-in for Stripe takes the place of Stripe', () => {
  const origin = 'http://localhost:4001';
  const policy = policyWith({ ...stripe, STRIPE_ORIGIN: origin });
  for (const name of ['script', 'connect', 'frame', 'img', 'style'])
    expect(policy[`${name}-src`]).toContain(origin);
  expect(JSON.stringify(policy)).not.toContain('stripe.com');
});

test('each kind of origin of a classroom is in the directive it belongs to', () => {
  const classroom = {
    scripts: ['https://s.example'],
    connections: ['https://c.example'],
    frames: ['https://f.example'],
    images: ['https://i.example'],
    styles: ['https://y.example'],
  };
  const policy = policyWith({}, classroom);
  const at = ['script', 'connect', 'frame', 'img', 'style'].map((name) =>
    policy[`${name}-src`]?.at(-1),
  );
  expect(at).toEqual(['s', 'c', 'f', 'i', 'y'].map((letter) => `https://${letter}.example`));
});

test('pages may use no device, and only Stripe’s table may pay', () => {
  for (const device of ['camera', 'microphone', 'geolocation', 'usb', 'display-capture'])
    expect(permissionsPolicy).toContain(`${device}=()`);
  expect(permissionsPolicy).toContain('payment=(self "https://js.stripe.com")');
});

test('with everything set up, a page reaches these hosts and no others', () => {
  const settings = { ...stripe, GA_MEASUREMENT_ID: 'G-ABC123', INTRO_VIDEO_ID: 'dQw4w9WgXcQ' };
  expect(policyWith(settings)).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", 'https://js.stripe.com', 'https://www.googletagmanager.com/gtag/js'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      'https://*.stripe.com',
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
    ],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://api.stripe.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    'frame-src': [
      "'self'",
      'https://js.stripe.com',
      'https://hooks.stripe.com',
      'https://www.youtube-nocookie.com/embed/',
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
  expect(permissionsPolicy).toBe(
    'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), serial=(), usb=(), payment=(self "https://js.stripe.com")',
  );
});
