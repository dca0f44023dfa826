import type { Database } from '../db/index.ts';
import { installation } from '../db/schema/accounts.ts';

/**
 * The database is bound to another way of signing in. In the pretend school, anybody could open its
 * accounts.
 */
export class OtherIdentities extends Error {
  override readonly name = 'OtherIdentities';

  constructor(kept: string, wanted: string) {
    super(
      `This database’s accounts were signed in by ${kept}, and this server was to sign people in by ${wanted}. ` +
        'Choose another DATA_DIR or DATABASE_URL, or leave the settings of the classroom as they were.',
    );
  }
}

/**
 * Binds a database, on first use, to the way people sign in.
 * @param wanted in words, as stored and shown
 * @throws OtherIdentities when it is bound to another
 */
export async function bindIdentities(db: Database, wanted: string): Promise<void> {
  await db.insert(installation).values({ identity: wanted }).onConflictDoNothing();
  const [{ identity } = { identity: wanted }] = await db.select().from(installation);
  if (identity !== wanted) throw new OtherIdentities(identity, wanted);
}
