import type { Verdict } from '@second-draft/contract';
import { whereItEnds } from '../../places/where-it-ends.ts';
import type { OwnLook } from '../own-look.ts';
import type { Move } from './move.ts';
import { isOfNamedKind } from './named-sentences.ts';
import { isPlaced, sayingRuns, stemsIn, traced, type Placed } from './where-now.ts';

/** The start or the end of a text (sentences). */
const AT_AN_END = 2;

/** A title or a greeting is shorter (words). */
const A_SENTENCE = 4;

/** How many of the others were on one side of the sentences, and are on the other side now. */
function passed(moved: readonly Placed[], others: readonly Placed[], isToStart: boolean) {
  const had = others.filter((one) =>
    moved.every(({ run }) => (isToStart ? one.run.from < run.from : one.run.from > run.from)),
  );
  const now = had.filter((one) =>
    moved.every(({ now }) => (isToStart ? one.now.from > now.from : one.now.from < now.from)),
  );
  return { had, now };
}

/** Sentences of the new draft before or after a place, but for titles, greetings and farewells. */
function beyond({ drafts }: OwnLook, at: number, isToStart: boolean): number {
  const { after } = drafts.compared.alignment;
  const end = whereItEnds(after);
  return sayingRuns(after).filter(
    ({ from, to }) => from < end && to - from >= A_SENTENCE && (isToStart ? to <= at : from > at),
  ).length;
}

/** What became of sentences that are to be at the start or the end; null where that can't be told. */
export function toAnEnd(look: OwnLook, move: Move, moved: readonly Placed[]): Verdict | null {
  const isToStart = move.where === 'start';
  const others = traced(look.drafts)
    .filter(isPlaced)
    .filter((one) => !moved.includes(one));
  const { had, now } = passed(moved, others, isToStart);
  if (had.length === 0) return null;
  if (now.length === 0) return isSaidThere(look, move) ? null : 'notYet';
  const far = Math.max(...moved.map(({ now: { from } }) => beyond(look, from, isToStart)));
  if (far < (move.isExact ? 1 : AT_AN_END)) return 'done';
  return now.length * 2 > had.length ? 'partly' : null;
}

/** Whether what was to be moved may be said in other words where it was to be. */
function isSaidThere({ drafts, news }: OwnLook, { where, what, sentences }: Move): boolean {
  const { after } = drafts.compared.alignment;
  const runs = sayingRuns(after);
  const first = runs[AT_AN_END]?.from ?? Infinity;
  const last = runs.at(-AT_AN_END - 1)?.to ?? 0;
  const near = news.filter(({ change }) =>
    where === 'start' ? change.after.from < first : change.after.to > last,
  );
  const stems = new Set(sentences.flatMap((one) => [...one.stems]));
  return near.some(
    ({ fresh, change }) =>
      isOfNamedKind(what, fresh) ||
      [...stemsIn(after, change.after)].some((stem) => stems.has(stem)),
  );
}
