import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

export const inProject = (...parts) => path.join(root, ...parts);

/** Everything but installing runs on this. */
export const pinnedNode = inProject('node_modules/.bin/node');

/** Names of folders that no source is in: what is installed, built or written by a run. */
export const madeFolders = new Set([
  'node_modules',
  'dist',
  'build',
  '.react-router',
  'test-results',
  'data',
]);

/** Fingerprints of what was built, and Node's compile cache. */
export const stamps = inProject('node_modules/.cache/second-draft');
