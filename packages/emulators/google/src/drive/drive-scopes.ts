import { holds, type ApiCall } from '../http/method.ts';
import { scopes } from '../scopes.ts';

const driveFile = scopes('drive.file');

/**
 * The drive.file rule: a token without a broader scope reaches only the files that
 * its person has picked for its app.
 */
export function mayReach(call: ApiCall, fileId: string, broader: readonly string[]): boolean {
  if (holds(call, broader)) return true;
  return holds(call, driveFile) && call.store.picked(call.caller, call.token.clientId, fileId);
}
