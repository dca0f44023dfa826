import {
  limits,
  type Voice,
  type VoiceExample,
  type VoiceToSave,
  type WrittenVoice,
} from '@second-draft/contract';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { holdAccount } from '../accounts/index.ts';
import type { Database } from '../db/index.ts';
import { voiceExamples, voices } from '../db/schema/voice.ts';
import { mergeVoice } from './merge-voice.ts';

export interface VoiceStore {
  /** Off, and with nothing in it, until she saves it; her examples, oldest first. */
  find(accountId: string): Promise<Voice>;
  /** Null where it is off. */
  findOn(accountId: string): Promise<Voice | null>;
  /**
   * Atomic, as two tabs may save at once.
   * @throws Problem('changed_elsewhere') if another tab has changed the same
   */
  save(accountId: string, voice: VoiceToSave): Promise<void>;
  /** Null if she has as many others as she may have. */
  addExample(
    accountId: string,
    example: Omit<VoiceExample, 'pickedAt'> & { pickedAt?: Date },
  ): Promise<VoiceExample | null>;
  /** What it was; null if she has no such example. */
  removeExample(accountId: string, id: string): Promise<VoiceExample | null>;
}

const nothingSaid: WrittenVoice = {
  isOn: false,
  greeting: '',
  ending: '',
  asking: null,
  uses: [],
  avoids: [],
};

const { accountId: owner, id: exampleId, text, pickedAt } = voiceExamples;

const toldOf = (kept: { id: string; text: string; pickedAt: Date }): VoiceExample => ({
  ...kept,
  pickedAt: kept.pickedAt.toISOString(),
});

export function createVoiceStore(db: Database, most: number = limits.voiceExamplesMax): VoiceStore {
  const find: VoiceStore['find'] = async (accountId) => {
    const [[saved], examples] = await Promise.all([
      db.select({ content: voices.content }).from(voices).where(eq(voices.accountId, accountId)),
      db
        .select({ id: exampleId, text, pickedAt })
        .from(voiceExamples)
        .where(eq(owner, accountId))
        .orderBy(asc(pickedAt), asc(exampleId)),
    ]);
    return {
      ...(saved?.content ?? nothingSaid),
      examples: examples.map(toldOf),
    };
  };

  // Each feedback asks, and most have it off: built once.
  const whoseIsOn = db
    .select({ accountId: voices.accountId })
    .from(voices)
    .where(
      and(
        eq(voices.accountId, sql.placeholder('accountId')),
        sql`(${voices.content}->>'isOn')::boolean`,
      ),
    )
    .prepare('voice_that_is_on');

  return {
    find,

    async findOn(accountId) {
      const [on] = await whoseIsOn.execute({ accountId });
      return on === undefined ? null : find(accountId);
    },

    save: (accountId, voice) =>
      db.transaction(async (transaction) => {
        // Before the first save there is no row to lock.
        await holdAccount(transaction, accountId, 'update');
        const [stored] = await transaction
          .select({ content: voices.content })
          .from(voices)
          .where(eq(voices.accountId, accountId));
        const content = mergeVoice(stored?.content ?? nothingSaid, voice);
        await transaction
          .insert(voices)
          .values({ accountId, content })
          .onConflictDoUpdate({ target: voices.accountId, set: { content } });
      }),

    addExample: (accountId, example) =>
      db.transaction(async (transaction) => {
        // Locks the account, so that two tabs can't pass the limit together.
        await holdAccount(transaction, accountId, 'update');
        const [others] = await transaction
          .select({ number: count() })
          .from(voiceExamples)
          .where(and(eq(owner, accountId), ne(exampleId, example.id)));
        if ((others?.number ?? 0) >= most) return null;
        const [kept] = await transaction
          .insert(voiceExamples)
          .values({ ...example, accountId })
          .onConflictDoUpdate({ target: [owner, exampleId], set: { text: example.text } })
          .returning({ id: exampleId, text, pickedAt });
        if (!kept) throw new Error('An upsert returned no row');
        return toldOf(kept);
      }),

    async removeExample(accountId, id) {
      const [removed] = await db
        .delete(voiceExamples)
        .where(and(eq(owner, accountId), eq(exampleId, id)))
        .returning({ id: exampleId, text, pickedAt });
      return removed ? toldOf(removed) : null;
    },
  };
}
