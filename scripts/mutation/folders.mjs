import path from 'node:path';

const under = (parent, names) => names.split(' ').map((name) => `${parent}/${name}`);

/** What is tried where no folder is named: the code that promises are kept by. */
export const folders = [
  'packages/contract/src',
  ...under('packages/feedback/src', 'checks concerns language names reading revision'),
  ...under('packages/feedback/src', 'rules text writer'),
  ...under('apps/server/src', 'api auth billing config db documents drafts feedback google'),
  ...under('apps/server/src', 'licences privacy rates secrets site'),
  ...under('apps/web/src/features/assignment', 'documents drafts quotations work'),
  'apps/web/src/features/session',
];

export const isWithin = (folder, named) => named === folder || named.startsWith(`${folder}/`);

const folderOf = (named) => (path.extname(named) ? path.dirname(named) : named);

/** The folder whose tests count as a file's or a folder's own, wherever in it that is. */
export const homeOf = (named) =>
  folders.find((folder) => isWithin(folder, named)) ?? folderOf(named);
