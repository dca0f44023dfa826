import { eq } from 'drizzle-orm';
import { schema, type Database } from '../db/index.ts';

/** All that a teacher has or had subscribed to. */
export const paidSubscriptionsOf = (db: Database, accountId: string) =>
  db
    .select()
    .from(schema.paidSubscriptions)
    .where(eq(schema.paidSubscriptions.accountId, accountId));
