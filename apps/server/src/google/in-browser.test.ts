import { expect, it } from 'vitest';
import { inBrowser } from './in-browser.ts';

const keys = { clientId: 'client', apiKey: 'key', appId: '12' };

it('browsers load of Google what is used, by its path, and nothing else of its hosts', () => {
  expect(inBrowser(keys, null)).toEqual({
    config: {
      signIn: {
        ...keys,
        identityScript: 'https://accounts.google.com/gsi/client',
        apiScript: 'https://apis.google.com/js/api.js',
      },
      posting: true,
      presentations: true,
    },
    outside: {
      scripts: [
        'https://accounts.google.com/gsi/client',
        'https://apis.google.com/js/api.js',
        'https://apis.google.com/_/scs/',
      ],
      connections: ['https://accounts.google.com/gsi/'],
      frames: ['https://accounts.google.com/gsi/', 'https://docs.google.com/picker'],
      images: ['https://*.googleusercontent.com', 'https://*.gstatic.com'],
      styles: ['https://accounts.google.com/gsi/style'],
    },
  });
});

it.each([
  ['http://localhost:4000', ['http://localhost:4000']],
  ['', []],
])('a stand-in at “%s” takes the place of all of Google’s hosts', (origin, hosts) => {
  const { config, outside } = inBrowser(keys, origin);
  expect(config.signIn).toMatchObject({
    identityScript: `${origin}/gsi/client`,
    apiScript: `${origin}/js/api.js`,
  });
  for (const kind of Object.values(outside)) expect(kind).toEqual(hosts);
});
