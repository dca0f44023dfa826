import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mimeTypes } from '../drive/mime-types.ts';
import { authenticate } from '../http/authenticate.ts';
import { bodyField } from '../http/body.ts';
import { GoogleError, notFound } from '../http/errors.ts';
import { wordErrors } from '../http/register.ts';
import { filePath } from '../links.ts';
import { sendPage } from '../pages/layout.ts';
import { fullName } from '../store/directory.ts';
import type { Person, SchoolFile } from '../school/types.ts';
import { scopes } from '../scopes.ts';
import type { Store } from '../store/store.ts';
import { dialogBody } from './dialog-page.ts';

const mayPick = scopes('drive.file', 'drive', 'drive.readonly');

/** Also what the page's callback receives. */
interface PickerFile {
  id: string;
  name: string;
  mimeType: string;
  /** Relative; the dialog adds its own origin. */
  path: string;
  /** Milliseconds since the epoch. */
  lastEditedUtc: number;
  owner: string;
}

function readPerson(request: FastifyRequest, store: Store): { person: Person; clientId: string } {
  const token = authenticate(request, store);
  const person = store.directory.person(token.personId);
  if (!person) throw notFound();
  if (!mayPick.some((scope) => token.scopes.includes(scope)))
    throw new GoogleError(403, 'The picker needs a Drive scope.');
  return { person, clientId: token.clientId };
}

function readList(request: FastifyRequest, name: string): string[] | undefined {
  const value = bodyField(request.body, name);
  return Array.isArray(value) ? value.map(String) : undefined;
}

function toPickerFile(file: SchoolFile, store: Store): PickerFile {
  const owner = store.directory.person(file.ownerId);
  return {
    id: file.id,
    name: file.title,
    mimeType: mimeTypes[file.kind],
    path: filePath(file),
    lastEditedUtc: Date.parse(file.modified),
    owner: owner ? fullName(owner) : '',
  };
}

/** Filtered by the request's ids and kinds, where it has any. */
function listFiles(request: FastifyRequest, person: Person, store: Store): SchoolFile[] {
  const fileIds = readList(request, 'fileIds');
  const kinds = readList(request, 'mimeTypes');
  return store.directory.school.files
    .filter((file) => store.directory.access(person, file) !== 'none')
    .filter(({ id }) => !fileIds || fileIds.includes(id))
    .filter(({ kind }) => !kinds || kinds.includes(mimeTypes[kind]));
}

function isWebOrigin(origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin && /^https?:/.test(origin);
}

export function registerPicker(app: FastifyInstance, store: Store): void {
  app.get<{ Querystring: { origin?: string } }>('/picker/dialog', (request, reply) => {
    const { origin = '' } = request.query;
    const page = { title: 'Select files', shape: 'dialog', body: dialogBody } as const;
    const frame = isWebOrigin(origin) ? { frameAncestors: origin } : {};
    return sendPage(reply, { ...page, scripts: ['/picker/dialog.js'] }, frame);
  });

  app.register(async (calls) => {
    wordErrors(calls);
    calls.post('/picker/files', (request) => {
      const { person } = readPerson(request, store);
      return { files: listFiles(request, person, store).map((file) => toPickerFile(file, store)) };
    });
    calls.post('/picker/pick', (request) => {
      const { person, clientId } = readPerson(request, store);
      const files = listFiles(request, person, store);
      const isForApp = Boolean(bodyField(request.body, 'appId'));
      // Without the app's project number the picker answers the same, but grants nothing.
      if (isForApp)
        store.pick(
          person,
          clientId,
          files.map(({ id }) => id),
        );
      return { files: files.map((file) => toPickerFile(file, store)) };
    });
  });
}
