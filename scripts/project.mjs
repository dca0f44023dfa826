import path from 'node:path';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** A path inside the project. */
export const inProject = (...parts) => path.join(root, ...parts);

/** The Node that the project pins; everything but installing runs on it. */
export const pinnedNode = inProject('node_modules/node/bin/node');

/** Where installing and building leave a note of what they were done for. */
export const stamps = inProject('node_modules/.cache/second-draft');
