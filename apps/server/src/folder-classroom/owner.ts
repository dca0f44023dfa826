import { THIS_COMPUTER, UNKNOWN_SCHOOL } from '@second-draft/contract';
import type { Identity } from '../accounts/index.ts';
import type { Database } from '../db/index.ts';
import { addLicence, includeMembers, licencesCovering, listLicences } from '../licences/index.ts';

/** Whoever sits at the machine: a folder has no accounts. */
export const owner: Identity = {
  id: THIS_COMPUTER,
  email: 'teacher@localhost',
  name: 'Teacher',
  avatar: null,
  kura: UNKNOWN_SCHOOL,
};

const NEVER = new Date('2200-01-01T00:00:00Z');

const HOLDER = 'This computer';

/** Whoever runs the product on her own machine needs no subscription. */
export async function licenseOwner(db: Database): Promise<void> {
  if ((await licencesCovering(db, owner.email)).length > 0) return;
  const members = [owner.email];
  // Deleting her account took her address from it.
  const known = (await listLicences(db)).find(({ holder }) => holder === HOLDER);
  if (known) await includeMembers(db, known.id, members);
  else await addLicence(db, { holder: HOLDER, endsAt: NEVER, members });
}
