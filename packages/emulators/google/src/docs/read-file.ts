import type { SchoolFile } from '../school/types.ts';
import { mayReach } from '../drive/drive-scopes.ts';
import { GoogleError, notFound, permissionDenied } from '../http/errors.ts';
import { param, type ApiCall } from '../http/method.ts';

/**
 * @param broader scopes with which a file needn't have been picked
 * @throws GoogleError 404 for an unknown file or one not picked, 403 without access, 400 for
 *   another kind
 */
export function readFile<Kind extends SchoolFile['kind']>(
  call: ApiCall,
  parameter: string,
  kind: Kind,
  broader: readonly string[],
): Extract<SchoolFile, { kind: Kind }> {
  const file = call.store.directory.file(param(call, parameter));
  if (!file || !mayReach(call, file.id, broader)) throw notFound();
  if (call.store.directory.access(call.caller, file) === 'none') throw permissionDenied();
  if (!isKind(file, kind))
    throw new GoogleError(400, 'This operation is not supported for this document', {
      status: 'FAILED_PRECONDITION',
    });
  return file;
}

function isKind<Kind extends SchoolFile['kind']>(
  file: SchoolFile,
  kind: Kind,
): file is Extract<SchoolFile, { kind: Kind }> {
  return file.kind === kind;
}
