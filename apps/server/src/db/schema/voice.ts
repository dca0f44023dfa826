import type { WrittenVoice } from '@second-draft/contract';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { storedJson } from '../stored-json.ts';
import { accounts } from './accounts.ts';

const ownerOf = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** How a teacher writes. */
export const voices = pgTable('voices', {
  accountId: ownerOf().primaryKey(),
  content: storedJson().$type<WrittenVoice>().notNull(),
});

/** The teacher's own feedback, without names and without the students' words. */
export const voiceExamples = pgTable(
  'voice_examples',
  {
    accountId: ownerOf(),
    id: text().notNull(),
    text: text().notNull(),
    pickedAt: timestamp('picked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
