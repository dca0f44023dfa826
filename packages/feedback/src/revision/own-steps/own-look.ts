import type { TextRange, Verdict } from '@second-draft/contract';
import type { PlaceNow } from '../../rules/rule.ts';
import type { DraftsToRead } from '../by-rule/looked.ts';
import { proofOfAll } from '../by-rule/place-state.ts';
import type { Opinion } from '../gate/gate-verdict.ts';
import { placeNow } from '../places/place-now.ts';
import { wholeSentences } from '../places/places.ts';
import { asMeant } from '../spelling/meant.ts';
import { unquoted } from '../steps/task-talk.ts';
import type { EarlierStep } from '../steps/steps-of.ts';
import { textAt } from '../words/text-at.ts';
import { isNew, type WordChange } from '../words/word-change.ts';

/** Something that a second draft says anew. */
export interface News {
  change: WordChange;
  /** The new words, and as they were meant. */
  text: string;
  fresh: string;
  /** The sentences that they are in. */
  sentences: string;
}

/** Two drafts, and a step in a teacher's own words. */
export interface OwnLook {
  drafts: DraftsToRead;
  /** As it was written, in small letters and with plain apostrophes. */
  comment: string;
  /** The same without what it quotes. */
  asked: string;
  quotations: readonly string[];
  news: readonly News[];
}

/** One thing that a step may ask for, and that can be seen without understanding it. */
export interface Demand {
  isAsked(look: OwnLook): boolean;
  /** What became of it; null where that can't be told. */
  met(look: OwnLook): Opinion | null;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[‘’]/gu, "'");

/** ‘Take “I agree a bit” away’ asks to take something away. */
const withoutQuotes = (comment: string) =>
  plain(unquoted(comment)).replaceAll(/["“”]/gu, ' ').replaceAll(/\s+/gu, ' ');

export function ownLookAt(
  drafts: DraftsToRead,
  { comment, quotations }: Pick<EarlierStep, 'comment' | 'quotations'>,
): OwnLook {
  const words = drafts.compared.alignment.after;
  const news = drafts.compared.changes.filter(isNew).map((change): News => ({
    text: textAt(drafts.after, words, change.after),
    change,
    fresh: asMeant(textAt(drafts.after, words, change.after)),
    sentences: textAt(drafts.after, words, wholeSentences(words, change.after)),
  }));
  return { drafts, comment: plain(comment), asked: withoutQuotes(comment), quotations, news };
}

/** All that is new, as one text. */
export const freshOf = (news: readonly News[]): string => news.map(({ fresh }) => fresh).join('\n');

/** The whole text as a place, for what a rule asks of one. */
export const wholeNow = (
  { drafts, news, comment }: OwnLook,
  slots: PlaceNow['slots'] = {},
): PlaceNow => {
  const { after } = drafts.compared.alignment;
  const changes = news.map(({ change }) => change);
  return placeNow(drafts, { from: 0, to: after.length }, changes, { slots, comment });
};

export const proofIn = ({ drafts }: OwnLook, changes: readonly WordChange[]): TextRange[] =>
  proofOfAll(drafts, changes);

export const proofOfNews = (look: OwnLook, news: readonly News[]): TextRange[] =>
  proofIn(
    look,
    news.map(({ change }) => change),
  );

/** How much of what was asked was done. */
export function shareDone(done: number, of: number): Verdict {
  if (done === 0) return 'notYet';
  return done >= of ? 'done' : 'partly';
}

/** An opinion with its proof; null where it needs one and has none. */
export function shown(
  verdict: Verdict,
  proof: readonly TextRange[],
  asksForMore = false,
): Opinion | null {
  if (verdict === 'notYet') return { verdict, proof: [] };
  return proof.length === 0 ? null : { verdict, proof, asksForMore };
}
