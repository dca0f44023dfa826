export { processorMsOf } from './processor-ms.ts';
export { readHere } from './read-here.ts';
export { createReadApart, type ReadApart, type ReadTimes } from './run-apart.ts';
