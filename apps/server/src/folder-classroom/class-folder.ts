import type { Ids } from './ids.ts';
import type { Tree } from './tree.ts';

/** It holds one folder for each class, and that one for each assignment. */
export interface ClassFolder {
  tree: Tree;
  ids: Ids;
}
