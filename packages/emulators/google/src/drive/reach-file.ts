import type { SchoolFile } from '../school/types.ts';
import type { Access } from '../store/directory.ts';
import { GoogleError } from '../http/errors.ts';
import { param, type ApiCall } from '../http/method.ts';
import { mayReach } from './drive-scopes.ts';

/** @throws GoogleError 404 for a file that isn't there, isn't theirs or hasn't been picked */
export function reachFile(
  call: ApiCall,
  broader: readonly string[],
): { file: SchoolFile; access: Access } {
  const fileId = param(call, 'fileId');
  const file = call.store.directory.file(fileId);
  const access = file ? call.store.directory.access(call.caller, file) : 'none';
  if (file && access !== 'none' && mayReach(call, fileId, broader)) return { file, access };
  throw new GoogleError(404, `File not found: ${fileId}.`, {
    reason: 'notFound',
    location: { name: 'fileId', type: 'parameter' },
  });
}
