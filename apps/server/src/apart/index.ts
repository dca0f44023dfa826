export { readHere } from './read-here.ts';
export { createReadApart, type ReadApart } from './run-apart.ts';
