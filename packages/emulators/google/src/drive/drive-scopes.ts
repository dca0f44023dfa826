import { holds, type ApiCall } from '../http/method.ts';
import { scopes } from '../scopes.ts';

const driveFile = scopes('drive.file');

/** With drive.file alone, a token reaches only the files that its user has picked for the app. */
export function mayReach(call: ApiCall, fileId: string, broader: readonly string[]): boolean {
  if (holds(call, broader)) return true;
  return holds(call, driveFile) && call.store.picked(call.caller, call.token.clientId, fileId);
}
