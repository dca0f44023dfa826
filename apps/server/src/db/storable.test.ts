import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, completions, drafts } from './schema/index.ts';
import { storableJson, storableText } from './storable.ts';
import { sampleAccount } from './testing/sample-account.ts';
import { describeOnBothDatabases } from './testing/test-databases.ts';

const HALF = '\u{1F31E}'.slice(0, 1);
const OTHER_HALF = '\u{1F31E}'.slice(1);

describe('what PostgreSQL can’t keep', () => {
  it.each([
    ['the first half of an emoji', `sun ${HALF}`, 'sun \u{FFFD}'],
    ['the second half', `${OTHER_HALF}!`, '\u{FFFD}!'],
    ['NUL', 'a\0b', 'a\u{FFFD}b'],
  ])('is mended in a text: %s', (_, text, mended) => {
    expect(storableText(text)).toBe(mended);
    expect(JSON.parse(storableJson({ [text]: [{ deep: text }] }))).toEqual({
      [mended]: [{ deep: mended }],
    });
  });

  it.each(['\u{1F31E}', '\u{FFFD}', '\\u0000', '\\ud83d', 'Pūrākau', '\u{1}'])(
    'isn’t this, which stays as it is: %j',
    (text) => {
      expect(storableText(text)).toBe(text);
      expect(JSON.parse(storableJson({ text, list: [text, null, 3] }))).toEqual({
        text,
        list: [text, null, 3],
      });
    },
  );
});

describeOnBothDatabases('the database', (database) => {
  // What is theirs goes with them.
  beforeEach(() => database().delete(accounts));

  const hostile = `a\0b ${HALF} c ${OTHER_HALF} \\u0000 \\ud83d`;
  const mended = 'a\u{FFFD}b \u{FFFD} c \u{FFFD} \\u0000 \\ud83d';

  it('keeps and gives back texts with characters that PostgreSQL has no way to keep', async () => {
    const id = 'hostile';
    await database()
      .insert(accounts)
      .values({ ...sampleAccount(id), name: hostile });
    const content = { text: hostile, points: [] } as never;
    const place = { courseId: 'c', assignmentId: 'a', documentId: 'd', changedAt: new Date() };
    await database()
      .insert(drafts)
      .values({ accountId: id, content, ...place });
    const [account] = await database().select().from(accounts).where(eq(accounts.name, hostile));
    expect(account?.name).toBe(mended);
    expect(await database().select().from(drafts)).toMatchObject([{ content: { text: mended } }]);
  });

  const promised = (id: string, changes: object) =>
    database().keep(
      database()
        .insert(completions)
        .values({
          id,
          accountId: 'promising',
          category: 'Ideas',
          studentText: hostile,
          studentName: 'Hemi',
          wordCount: 3,
          model: 'm',
          writer: 'w',
          sent: [{ role: 'user', content: hostile }],
          points: [],
          checks: {} as never,
          feedback: hostile,
          ...changes,
        })
        .onConflictDoNothing()
        .toSQL(),
    );
  const found = () =>
    database()
      .select({ id: completions.id, sent: completions.sent, feedback: completions.feedback })
      .from(completions);

  it('promises nothing that it can’t carry out, and keeps what it promises', async () => {
    await database().insert(accounts).values(sampleAccount('promising'));
    for (const [index, wrong] of [
      { wordCount: 2 ** 31 },
      { wordCount: 1.5 },
      { promptTokens: Number.NaN },
      { createdAt: new Date('+012026-11-22T00:00:00Z') },
    ].entries())
      await expect(promised(`refused-${index}`, wrong)).rejects.toThrow();
    await promised('kept', {});
    expect(await found()).toEqual([
      { id: 'kept', sent: [{ role: 'user', content: mended }], feedback: mended },
    ]);
  });
});
