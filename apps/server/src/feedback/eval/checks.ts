import { readFileSync } from 'node:fs';
import type { CheckName } from '@second-draft/contract';
import { composeFeedback, countWords, type DraftPoint } from '@second-draft/feedback';
import { judgeDraft, type CheckedDraft } from '../judging/judge-draft.ts';
import { hiddenOf, requestOf, type BlindCase } from './blind-case.ts';

const sets = [
  'first',
  'second',
  'third',
  'third, held out',
  'fourth',
  'fourth, held out',
  'fifth',
  'fifth, held out',
  'sixth',
  'sixth, held out',
  'seventh',
  'seventh, held out',
] as const;
type SetName = (typeof sets)[number];

/** Whoever reads the mistakes of a held-out set would mend by them. */
const unread: ReadonlySet<SetName> = new Set([
  'fourth, held out',
  'fifth, held out',
  'sixth, held out',
  'seventh, held out',
] as const);

/** A feedback as a model might write it, labelled before any check saw it. */
interface Piece {
  set: SetName;
  text: string;
  /** Null where a teacher could post it; else what is wrong, and in which words. */
  fault: { name: string; words: string } | null;
  points: Omit<DraftPoint, 'skill'>[];
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(`${import.meta.dirname}/checks/${file}`, 'utf8'));

const texts = read('texts.json') as Omit<BlindCase, 'words'>[];
const pieces = read('pieces.json') as Piece[];

/** A model that fails these is asked again, but for no fault that these pieces have. */
const ofTheWhole: ReadonlySet<CheckName> = new Set([
  'strength',
  'nextStep',
  'quotations',
  'length',
  'readingLevel',
] as const);

/** Of any marks and case. */
const plain = (text: string) => text.toLowerCase().replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"');

function judged(piece: Piece): CheckedDraft {
  const points = piece.points.map((point) => ({ ...point, skill: null }));
  const said = points.map(({ comment, example }) => `${comment} ${example ?? ''}`).join(' ');
  const text = texts.find(({ id }) => id === piece.text);
  if (text === undefined) throw new Error(`No text is called ${piece.text}.`);
  const one = { ...text, words: countWords(said) };
  const { request: task } = requestOf(one);
  return judgeDraft({ draft: { points, why: null }, by: 'model', task, hidden: hiddenOf(one) });
}

function outcomeOf(piece: Piece): string {
  const { points, feedback, checks } = judged(piece);
  const { fault } = piece;
  if (fault === null) {
    if (points.length < piece.points.length) return 'lost';
    return checks.failed.length > 0 ? 'marked' : 'kept';
  }
  if (!plain(feedback).includes(plain(fault.words))) return 'caught';
  return checks.failed.some((one) => !ofTheWhole.has(one)) ? 'marked' : 'missed';
}

for (const set of sets) {
  const results = pieces
    .filter((piece) => piece.set === set)
    .map((piece) => ({ piece, outcome: outcomeOf(piece) }));
  const count = (isFaulty: boolean, outcome: string) =>
    results.filter((one) => (one.piece.fault !== null) === isFaulty && one.outcome === outcome)
      .length;
  const counts = (isFaulty: boolean, outcomes: readonly string[]) =>
    outcomes.map((outcome) => `${count(isFaulty, outcome)} ${outcome}`).join(', ');
  console.log(`${set} set, sound: ${counts(false, ['kept', 'marked', 'lost'])}`);
  console.log(`${set} set, faulty: ${counts(true, ['caught', 'marked', 'missed'])}`);
  if (unread.has(set)) continue;
  for (const { piece, outcome } of results)
    if (outcome === 'lost' || outcome === 'missed')
      console.log(
        `  ${outcome}${piece.fault ? ` (${piece.fault.name})` : ''}: ${composeFeedback(piece.points).replaceAll(/\s+/gu, ' ')}`,
      );
}
