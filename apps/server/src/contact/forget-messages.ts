import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/index.ts';
import { contactMessages } from '../db/schema/contact.ts';

/** @param email in lower case */
export async function forgetMessagesFrom(db: Queries, email: string): Promise<void> {
  await db.delete(contactMessages).where(eq(sql`lower(${contactMessages.email})`, email));
}
