import { call } from '../../../lib/api/index.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { adopt } from './save-profile.ts';

/**
 * Fetches the account, with recent payments, and updates the stored profile except the teacher's
 * own choices.
 * @returns the reference that ties a payment to this teacher; null where payment isn't possible
 * @throws ApiError when the call is refused or fails
 */
export async function readAccount(signal?: AbortSignal): Promise<string | null> {
  const { profile, paymentReference } = await call('account', { signal });
  if (profileItem.get()) adopt(profile);
  else profileItem.set(profile);
  return paymentReference;
}
