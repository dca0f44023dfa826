import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db/index.ts';

/** All that a teacher has or had subscribed to. */
export const paidSubscriptionsOf = (db: Queries, accountId: string) =>
  db
    .select()
    .from(schema.paidSubscriptions)
    .where(eq(schema.paidSubscriptions.accountId, accountId));
