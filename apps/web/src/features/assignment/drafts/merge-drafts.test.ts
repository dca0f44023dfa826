import type { Draft } from '@second-draft/contract';
import { describe, expect, test } from 'vitest';
import { draft } from '../testing/sample-work.ts';
import {
  knownOf,
  mergeDraft,
  mergeWithServer,
  noteSending,
  noteSent,
  type HeldDraft,
} from './merge-drafts.ts';

const as = (version: string, changes: Partial<Draft> = {}): Draft => ({
  ...draft,
  documentId: 'a',
  version,
  ...changes,
});

/** A tab that had `base` from the server. */
const tabWith = (base: Draft): HeldDraft => mergeDraft(undefined, base, () => '').held;
const changedTo = (held: HeldDraft, mine: Draft): HeldDraft => ({ ...held, mine });
const merge = (held: HeldDraft, theirs: Draft) => mergeDraft(held, theirs, () => 'merged');

const start = as('v0', { feedback: 'Ka pai.', category: 'Ideas', length: 1 });
const wordsOf = (version: string, feedback: string) => as(version, { ...start, version, feedback });

test('what the server has takes the place of what this tab has sent or had from it', () => {
  const theirs = wordsOf('v1', 'From another device.');
  const { held, isUnsent } = merge(tabWith(start), theirs);
  expect([held.mine, held.base, isUnsent]).toEqual([theirs, theirs, false]);
  expect(knownOf(held)).toEqual(['v0', 'v1']);
});

test('an answer that was asked for before this tab saved changes nothing', () => {
  const mine = wordsOf('v1', 'Mine.');
  const sent = noteSent(noteSending(changedTo(tabWith(start), mine), 'v1'), mine);
  const merged = merge(sent, start);
  expect([merged.held.mine, merged.isUnsent]).toEqual([mine, false]);
});

test('what this tab has written is sent again while the server has only what it knew', () => {
  const mine = wordsOf('v1', 'Mine.');
  const merged = merge(changedTo(tabWith(start), mine), start);
  expect([merged.held.mine, merged.isUnsent]).toEqual([mine, true]);
});

test('a saved draft whose answer was lost counts as sent', () => {
  const mine = wordsOf('v1', 'Mine.');
  const merged = merge(changedTo(tabWith(start), mine), mine);
  expect([merged.held.base, merged.isUnsent]).toEqual([mine, false]);
});

describe('of changes on both sides', () => {
  const both = (mine: Partial<Draft>, theirs: Partial<Draft>, base = start) =>
    merge(changedTo(tabWith(base), { ...base, ...mine, version: 'mine' }), {
      ...base,
      ...theirs,
      version: 'theirs',
    }).held.mine;

  test('to different parts, both are kept and nothing is to be chosen', () => {
    const merged = both({ category: 'Voice', text: 'Typed' }, { feedback: 'Theirs.', length: 2 });
    expect(merged).toMatchObject({
      version: 'merged',
      text: 'Typed',
      category: 'Voice',
      feedback: 'Theirs.',
      length: 2,
      others: [],
    });
  });

  test.each([
    ['feedback', { feedback: 'Mine.' }, { feedback: 'Theirs.' }],
    ['text', { text: 'Mine' }, { text: 'Theirs' }],
  ])('to the same %s, those here are shown and the others kept', (_, mine, theirs) => {
    const merged = both(mine, theirs);
    expect(merged).toMatchObject(mine);
    expect(merged.others).toMatchObject([{ version: 'theirs', ...theirs }]);
  });

  test('to the same words, there is nothing to choose', () => {
    expect(both({ feedback: 'Same.' }, { feedback: 'Same. ' }).others).toEqual([]);
  });

  test('words that were emptied there are nothing to choose', () => {
    expect(both({ feedback: 'Mine.' }, { feedback: null }).others).toEqual([]);
  });

  test('what has not been read in its present form is not ready to be posted', () => {
    const isReady = (mine: Partial<Draft>, theirs: Partial<Draft>) => both(mine, theirs).isReady;
    expect(isReady({ feedback: 'Mine.', isReady: true }, { feedback: 'Theirs.' })).toBe(false);
    expect(isReady({ isReady: true }, { feedback: 'Theirs.' })).toBe(false);
    expect(isReady({ isReady: true }, { category: 'Voice' })).toBe(true);
    expect(isReady({ category: 'Voice' }, { isReady: true })).toBe(true);
  });

  test('the same words are kept once, and don’t crowd out others', () => {
    const other = (version: string, feedback: string) => ({
      version,
      changedAt: draft.changedAt,
      text: null,
      feedback,
    });
    const others = [other('a', 'Theirs.'), other('b', 'One.'), other('c', 'Another.')];
    const merged = both({ feedback: 'Mine.' }, { feedback: 'Theirs.', others });
    expect(merged.others.map(({ feedback }) => feedback)).toEqual(['One.', 'Another.', 'Theirs.']);
  });

  test('words that she has put away stay away, and those beside the server’s come along', () => {
    const other = (version: string) => ({
      version,
      changedAt: draft.changedAt,
      text: null,
      feedback: version,
    });
    const base = { ...start, others: [other('old')] };
    const merged = both({ others: [], length: 2 }, { others: [other('old'), other('new')] }, base);
    expect(merged.others.map(({ version }) => version)).toEqual(['new']);
  });

  test('this tab’s own words, which the server kept beside its own, are not offered to it', () => {
    const mine = { ...start, feedback: 'Mine.', version: 'mine' };
    const kept = { version: 'mine', changedAt: draft.changedAt, text: null, feedback: 'Mine.' };
    const theirs = { ...start, feedback: 'Theirs.', version: 'theirs', others: [kept] };
    const merged = merge(noteSending(changedTo(tabWith(start), mine), 'mine'), theirs);
    expect(merged.held.mine.others.map(({ feedback }) => feedback)).toEqual(['Theirs.']);
  });
});

describe('a comment on the document', () => {
  const comment = { id: 'c1', postedAt: '2026-11-20T04:00:00.000Z' };
  const posted = { comment, postedAt: comment.postedAt };

  test('that another tab posted is known here, whatever is written here', () => {
    const mine = wordsOf('mine', 'Mine.');
    const theirs = { ...start, ...posted, version: 'theirs' };
    const merged = merge(changedTo(tabWith(start), mine), theirs).held.mine;
    expect(merged).toMatchObject({ feedback: 'Mine.', comment, postedAt: null });
  });

  test('is told of the same words without another version', () => {
    const merged = merge(tabWith(start), { ...start, ...posted });
    expect([merged.held.mine, merged.isUnsent]).toEqual([{ ...start, ...posted }, false]);
  });

  test('is not forgotten for an answer that knows an older one, or none', () => {
    const held = tabWith({ ...start, ...posted });
    const older = { id: 'c0', postedAt: '2026-11-19T04:00:00.000Z' };
    for (const known of [null, older])
      expect(merge(held, { ...start, comment: known }).held.mine).toMatchObject(posted);
  });
});

test('no more versions are named than a save may name', () => {
  let held = tabWith(start);
  for (let i = 0; i < 50; i += 1) held = noteSending(held, `v${i}`);
  expect(knownOf(held).length).toBeLessThanOrEqual(20);
  expect(knownOf(held)).toContain('v0');
  expect(knownOf(held)).toContain('v49');
});

test('other screens show an assignment’s drafts as its page would', () => {
  const mine = wordsOf('v1', 'Mine.');
  const shown = mergeWithServer(new Map([['a', changedTo(tabWith(start), mine)]]), [
    start,
    { ...start, documentId: 'b' },
  ]);
  expect(Array.from(shown, ([id, { feedback }]) => [id, feedback])).toEqual([
    ['a', 'Mine.'],
    ['b', 'Ka pai.'],
  ]);
});
