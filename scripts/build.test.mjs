import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importedScripts } from './imported-scripts.mjs';
import { inProject } from './project.mjs';

test('a change of any script that bundles the server builds it anew', () => {
  const build = readFileSync(inProject('scripts/build.mjs'), 'utf8');
  const sources = /name: 'server',\s+sources: \[([^\]]+)\]/.exec(build)[1];
  const scripts = [...importedScripts('building/bundle-server.mjs')];
  expect(scripts).toContain('building/external-packages.mjs');
  expect(scripts.filter((file) => !sources.includes(`'scripts/${file}'`))).toEqual([]);
});
