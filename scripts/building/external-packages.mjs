/**
 * Packages that the bundled server loads from `node_modules`: they read files beside their code, or
 * are imported only when needed.
 */
export const externalPackages = [
  '@electric-sql/pglite',
  '@googleapis/*',
  'dictionary-en-au',
  'tinypool',
  'unpdf',
];
