/** Stands before the changed code in every bundle that tests run as a thread. */
import { strykerOfThread } from './threads.mjs';

const found = strykerOfThread();
if (found !== undefined) globalThis['__stryker__'] = found;
