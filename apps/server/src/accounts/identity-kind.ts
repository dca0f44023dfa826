import type { Database } from '../db/index.ts';
import { installation } from '../db/schema/accounts.ts';

/** The database holds accounts of another kind; in the pretend school anybody could open them. */
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
 * Binds a database to who signs people in when it is first used.
 * @param wanted in words, as kept and shown
 * @throws OtherIdentities where it is bound to another
 */
export async function bindIdentities(db: Database, wanted: string): Promise<void> {
  await db.insert(installation).values({ identity: wanted }).onConflictDoNothing();
  const [{ identity } = { identity: wanted }] = await db.select().from(installation);
  if (identity !== wanted) throw new OtherIdentities(identity, wanted);
}
