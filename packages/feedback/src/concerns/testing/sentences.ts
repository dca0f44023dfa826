import { expect, it } from 'vitest';
import type { ConcernKind } from '@second-draft/contract';
import { readStudentText } from '../../text/student-text.ts';
import { findSign, plainText } from '../finding/find-sign.ts';

const signIn = (text: string) => findSign(plainText(readStudentText(text)));

/**
 * The sentences that a pattern stands for: in `Dad {hits|kicked} {me|us}.`, the first of each
 * choice, and every other choice with the first of the rest.
 */
function sentencesOf(pattern: string): string[] {
  const parts = pattern.split(/[{}]/u).map((part, i) => (i % 2 === 0 ? [part] : part.split('|')));
  const sentence = (change?: { at: number; choice: string }) =>
    parts
      .map(([first = ''], at) => (at === change?.at ? change.choice : first))
      .join('')
      .replaceAll(/ +/gu, ' ')
      .trim();
  return [
    sentence(),
    ...parts.flatMap(([, ...others], at) => others.map((choice) => sentence({ at, choice }))),
  ];
}

/** Each row: what it is about, and patterns of sentences that an adult should see. */
export function itSees(kind: ConcernKind, rows: readonly (readonly [string, ...string[]])[]): void {
  it.each(rows)('sees %s', (_, ...patterns) => {
    const texts = patterns.flatMap(sentencesOf);
    expect(texts.filter((text) => signIn(text)?.kind !== kind)).toEqual([]);
  });
}

/**
 * Each row: what it is about, a sentence that an adult should see, and patterns of sentences like
 * it that are harmless.
 */
export function itLeavesAlone(rows: readonly (readonly [string, string, ...string[]])[]): void {
  it.each(rows)('leaves %s alone', (_, seen, ...patterns) => {
    const isSeen = (text: string) => signIn(text) !== null;
    expect(sentencesOf(seen).filter((text) => !isSeen(text))).toEqual([]);
    expect(patterns.flatMap(sentencesOf).filter(isSeen)).toEqual([]);
  });
}

/** Sentences that an adult should see in a true account, but not in a made-up story. */
export function itLeavesStoriesAlone(rows: readonly string[]): void {
  it.each(rows.flatMap(sentencesOf))('leaves “%s” alone in a made-up story', (text) => {
    expect(signIn(text)).not.toBeNull();
    expect(signIn(`A wizard met a dragon. ${text}`)).toBeNull();
  });
}
