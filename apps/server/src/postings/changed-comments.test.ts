import { afterEach, expect, it, vi } from 'vitest';
import { logged } from '../api/testing/logged.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { staying } from '../google/testing/start.ts';
import type { Knowledge } from './posting.ts';
import { accountId, documentId, path, postingOnGoogle } from './testing/posting-on-google.ts';

const { log } = logged();

/** More than clocks may differ by, and less than a token lasts. */
const WHILE_MS = 30 * 60_000;

afterEach(() => vi.useRealTimers());

describeOnBothDatabases('a comment of a while ago whose words are changed', (database) => {
  const { emulator, commenting, server, onDocument, consented } = postingOnGoogle(database);
  const later = () => server({ fresh: 0 });
  const change = (id: string, text = 'Changed.') =>
    later().change({ accountId, documentId, text, id }, commenting(), staying(), log);
  const post = (knowledge: Knowledge | null = null, text = 'Changed.') =>
    later().post({ accountId, documentId, text, knowledge }, commenting(), staying(), log);
  const contents = () => onDocument().map(({ content }) => content);

  async function ofAWhileAgo(): Promise<string> {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - WHILE_MS });
    const { id } = await commenting().post(documentId, 'First words.', staying());
    vi.useRealTimers();
    return id;
  }

  /** Google changes the comment, but its answer is lost. */
  async function loseAnswer(id: string): Promise<void> {
    emulator().fault({ method: 'PATCH', path: `${path}/${id}`, status: 503 });
    await expect(change(id)).rejects.toMatchObject({ code: 'classroom_unavailable' });
    emulator().clearFaults();
    await commenting().change(documentId, id, 'Changed.', staying());
  }

  it.each([
    ['from a page that does not know of it', { known: null, there: null }],
    ['by a caller who does not say what was shown', null],
  ])('is not posted beside itself %s', async (_case, knowledge) => {
    const changed = await change(await ofAWhileAgo());
    expect(await post(knowledge)).toEqual({ ...changed, isOther: false });
    expect(contents()).toEqual(['Changed.']);
    expect(await consented()).toBe(1);
  });

  it('is not posted beside itself when the answer to the change was lost', async () => {
    const id = await ofAWhileAgo();
    await loseAnswer(id);
    expect(await post()).toMatchObject({ id, isOther: false });
    expect(contents()).toEqual(['Changed.']);
    expect(await consented()).toBe(1);
  });

  it('is not taken for its earlier words, with which another may be posted', async () => {
    const id = await ofAWhileAgo();
    await change(id);
    await change(id, 'Changed again.');
    expect((await post()).id).not.toBe(id);
    expect(contents()).toEqual(['Changed again.', 'Changed.']);
  });

  it('is posted anew, with another consent, when the lost change had not been made', async () => {
    const id = await ofAWhileAgo();
    emulator().fault({ method: 'PATCH', path: `${path}/${id}`, status: 503 });
    await expect(change(id)).rejects.toMatchObject({ code: 'classroom_unavailable' });
    emulator().clearFaults();
    expect((await post()).id).not.toBe(id);
    expect(contents()).toEqual(['First words.', 'Changed.']);
    expect(await consented()).toBe(2);
  });
});
