import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/index.ts';
import { contactMessages } from '../db/schema/contact.ts';

/** Removes what was written on the contact page under an address. @param email in small letters */
export async function forgetMessagesFrom(db: Queries, email: string): Promise<void> {
  await db.delete(contactMessages).where(eq(sql`lower(${contactMessages.email})`, email));
}
