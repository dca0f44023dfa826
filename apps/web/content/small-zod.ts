import path from 'node:path';

/**
 * In a browser the contract's shapes are read by as much of zod as they use: zod itself would be a
 * tenth of what every screen begins with.
 */
export const smallZod = [
  { find: /^zod$/, replacement: path.join(import.meta.dirname, '../src/lib/zod/shapes.ts') },
];
