import { call } from '../../lib/api/index.ts';
import { profileItem } from '../../lib/session.ts';
import { adopt } from './save-profile.ts';

/**
 * Reads the account as it is now, with what has been paid meanwhile, and takes over what only the
 * server knows of it.
 * @returns by what a payment is known to be this teacher's; null where nobody can pay
 * @throws ApiError when the server refuses
 */
export async function readAccount(signal?: AbortSignal): Promise<string | null> {
  const { profile, paymentReference } = await call('account', { signal });
  if (profileItem.get()) adopt(profile);
  else profileItem.set(profile);
  return paymentReference;
}
