import type { FileAccess } from '@second-draft/contract';
import type { FileFacts } from '../classroom-service/index.ts';

export const accessTo = ({ isPicked, canComment, modified }: FileFacts): FileAccess => ({
  isAppAuthorized: isPicked && canComment,
  isCommentRefused: isPicked && !canComment,
  modifiedTime: modified,
});

export const unknownAccess: FileAccess = {
  isAppAuthorized: false,
  isCommentRefused: false,
  modifiedTime: null,
};
