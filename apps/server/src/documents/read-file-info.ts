import type { FileInfo, FileKind } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import type { Google } from '../google/index.ts';

const kinds = new Map<string, FileKind>([
  ['application/vnd.google-apps.document', 'document'],
  ['application/vnd.google-apps.presentation', 'presentation'],
]);

/** What Drive says of a file that the teacher has picked. @throws Problem('file_not_picked') */
export async function readFileInfo(
  google: Pick<Google, 'forTeacher'>,
  caller: Caller,
  fileId: string,
  signal: AbortSignal,
): Promise<FileInfo> {
  const file = await google.forTeacher(caller.googleToken).file(fileId, signal);
  const { id, name, mimeType, isAppAuthorized, modifiedTime, capabilities } = file;
  const kind = kinds.get(mimeType) ?? null;
  return { id, name, kind, isAppAuthorized, canComment: capabilities.canComment, modifiedTime };
}
