import type { drive_v3 } from '@googleapis/drive';
import type { ApiMethod } from '../http/method.ts';
import { scopes } from '../scopes.ts';
import { mimeTypes } from './mime-types.ts';
import { reachFile } from './reach-file.ts';
import { toUser } from './users.ts';

const readAny = scopes('drive', 'drive.metadata', 'drive.metadata.readonly', 'drive.readonly');

export const filesGet: ApiMethod<drive_v3.Schema$File> = {
  id: 'drive.files.get',
  verb: 'GET',
  path: '/drive/v3/files/:fileId',
  scopes: [...readAny, ...scopes('drive.file')],
  query: {
    acknowledgeAbuse: 'boolean',
    includeLabels: 'string',
    includePermissionsForView: 'string',
    supportsAllDrives: 'boolean',
    supportsTeamDrives: 'boolean',
  },
  standardFields: 'kind,id,name,mimeType',
  answer(call) {
    const { file, access } = reachFile(call, readAny);
    const owner = call.store.directory.person(file.ownerId);
    const mayWrite = access === 'writer';
    return {
      kind: 'drive#file',
      id: file.id,
      name: file.title,
      mimeType: mimeTypes[file.kind],
      isAppAuthorized: call.store.picked(call.caller, call.token.clientId, file.id),
      modifiedTime: new Date(file.modified).toISOString(),
      ...(owner && { owners: [toUser(owner, call)] }),
      ownedByMe: file.ownerId === call.caller.id,
      capabilities: { canComment: mayWrite, canEdit: mayWrite, canCopy: true, canDownload: true },
      trashed: false,
      webViewLink: call.links.file(file),
    };
  },
};
