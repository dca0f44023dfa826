export type { AssignmentPlace } from './actions/assignment-place.ts';
export { blockId } from './class/block-id.ts';
export { studentsWithWork, type Student, type StudentWork } from './documents/attached-file.ts';
export { mergeDrafts } from './drafts/merge-drafts.ts';
export { sessionDrafts } from './drafts/session-drafts.ts';
export { letterKeys } from './keys/letter-keys.ts';
export { useCriteria, useServerDrafts } from './opening/use-assignment-data.ts';
