import type { Database } from '../db/index.ts';
import { installation } from '../db/schema/accounts.ts';

/** Who signs people in: Google, something that stands in for it, or the pretend school. */
export type IdentityKind = 'google' | 'stand-in' | 'pretend-school';

const names: Record<IdentityKind, string> = {
  google: 'Google',
  'stand-in': 'a stand-in for Google (GOOGLE_ORIGIN)',
  'pretend-school': 'the pretend school',
};

/** The database holds accounts of another kind; in the pretend school anybody could open them. */
export class OtherIdentities extends Error {
  override readonly name = 'OtherIdentities';

  constructor(kept: string, wanted: IdentityKind) {
    const whose = names[kept as IdentityKind] ?? kept;
    super(
      `This database’s accounts are those of ${whose}, and this server was to sign people in by ${names[wanted]}. ` +
        'Choose another DATA_DIR or DATABASE_URL, or set GOOGLE_CLIENT_ID, GOOGLE_ORIGIN and SANDBOX as they were.',
    );
  }
}

/**
 * Binds a database to its kind of identity when it is first used.
 * @throws OtherIdentities where it is bound to another
 */
export async function bindIdentities(db: Database, wanted: IdentityKind): Promise<void> {
  await db.insert(installation).values({ identity: wanted }).onConflictDoNothing();
  const [{ identity } = { identity: wanted }] = await db.select().from(installation);
  if (identity !== wanted) throw new OtherIdentities(identity, wanted);
}

/** The kind that the settings come to. */
export function identityKindOf(
  google: { sandbox: true } | { sandbox: false; origin: string | null },
): IdentityKind {
  if (google.sandbox) return 'pretend-school';
  return google.origin === null ? 'google' : 'stand-in';
}
