import { isInDictionary } from '../../language/spelling/dictionary.ts';
import { misspellings } from '../../language/spelling/misspellings.ts';
import { oneEditAway } from '../../language/spelling/near-words.ts';
import { isFamiliar } from '../../reading/familiar-words.ts';
import { isTeReo } from '../../language/te-reo/te-reo.ts';
import { nextStepAtSeveral } from '../../rules/finding.ts';
import type { Finding } from '../../rules/rule.ts';
import { isReplaceable } from '../../rules/vocabulary/replaceable.ts';
import { emptiest } from '../../rules/vocabulary/vague-words.ts';
import { phraseAround } from '../../text/phrase.ts';
import { isSpoken } from '../../text/spoken.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';
import { materialOf, type Materials } from '../material/materials.ts';
import type { Scope } from '../scopes/scope.ts';
import { wordsToAvoid, wordsToLearn } from './listed-words.ts';
import { wordsOfTask, type Assignment } from './task.ts';

/** Comes before what the class was not told of. */
const OF_TASK = 0.9;

/** As many as a child can check at once. */
const MOST_TO_CHECK = 4;

/** Fewer uses are no habit. */
const FEWEST_USES = 3;

/** Words that a step names; a longer phrase hides them (words). */
const MOST_NAMED = 2;
const MOST_WORDS = 14;

/** As young children hear words that are on many a wall; elsewhere a few of these may be others. */
const heard = new Map([
  ['agen', 'again'],
  ['gud', 'good'],
  ['hav', 'have'],
  ['luv', 'love'],
  ['nite', 'night'],
  ['sed', 'said'],
  ['shud', 'should'],
  ['wen', 'when'],
  ['wot', 'what'],
  ['wud', 'would'],
]);

const inOrder = (word: string): string => word.split('').toSorted().join('');

/** The same letters, two of them in each other’s place: ‘wnet’. */
const swapped = (one: string, other: string): boolean =>
  one.length === other.length && inOrder(one) === inOrder(other);

/** Whether a word stands for one of the list, and can stand for no other that a child knows. */
function isMisspeltOf(list: ReadonlySet<string>, { text, lower }: Word): boolean {
  const meant = misspellings.get(lower) ?? heard.get(lower);
  if (text !== lower || list.has(lower)) return false;
  if (meant !== undefined) return list.has(meant);
  if (isInDictionary(lower) || isTeReo(lower)) return false;
  const near = oneEditAway(lower).filter((one) => isFamiliar(one) && isInDictionary(one));
  return (
    near.some((one) => list.has(one) && swapped(one, lower)) ||
    (near.length > 0 && near.every((one) => list.has(one)))
  );
}

/** What is misspelt of the words that the class was told to check. */
function misspelt(text: StudentText, task: string): Finding[] {
  const list = wordsToLearn(task);
  if (list.size === 0) return [];
  const different = new Map(text.words.map((word) => [word.lower, word]));
  const wrong = [...different.values()].filter((word) => isMisspeltOf(list, word));
  const words = wrong.map((word) => word.text).slice(0, MOST_TO_CHECK);
  if (words.length === 0) return [];
  return [
    { kind: 'nextStep', quotations: [words], weight: OF_TASK, slots: { given: 'your task' } },
  ];
}

/** Where a text has a word to be avoided, of one word or two, also in the plural. */
function usesOf(text: StudentText, avoided: string): Word[] {
  const [first = '', second] = avoided.split(' ');
  return text.words.filter((word, i, { [i + 1]: next }) => {
    const isWhole =
      second === undefined || (next?.lower === second && next.sentence === word.sentence);
    const isFirst = word.lower === first || word.lower === `${first}s`;
    return isFirst && isWhole && !isSpoken(text, word);
  });
}

/** What stands in a text of the vague words that the class was told to do without. */
function avoided(text: StudentText, task: string): Finding[] {
  const words = new Set([...wordsToAvoid(task)].map((word) => word.replace(/^things$/u, 'thing')));
  const used = [...words]
    .map((word) => ({ word, uses: usesOf(text, word) }))
    .filter(({ uses }) => uses.length > 0)
    .toSorted((one, other) => other.uses.length - one.uses.length);
  const named = [
    // Nobody knows what these stand for.
    ...used.filter(({ word }) => emptiest.test(word)),
    ...used.filter(({ word }) => !emptiest.test(word)),
  ].slice(0, MOST_NAMED);
  if (used.reduce((sum, { uses }) => sum + uses.length, 0) < FEWEST_USES) return [];
  const uses = named.flatMap((one) => one.uses);
  const free = new Set(text.words.filter((_, i) => isReplaceable(text.words, i)));
  const replaceable = uses.filter((use) => free.has(use));
  const places = (replaceable.length > 0 ? replaceable : uses)
    .flatMap((use) => phraseAround(text, use) ?? [])
    .filter((phrase) => phrase.includes(' ') && countWords(phrase) <= MOST_WORDS);
  const said = named.map(({ word }) => `‘${word}’`).join(' and ');
  return nextStepAtSeveral(places, OF_TASK, { avoided: said });
}

/**
 * With the words that the task itself lists, before others: those to be spelt right, in feedback
 * about spelling, and vague ones to do without, in feedback about words.
 */
export function withTaskWords(
  materials: Materials,
  text: StudentText,
  { steps: spokenOf }: Scope,
  assignment: Assignment | undefined,
): Materials {
  const task = wordsOfTask(assignment);
  const isOfSpelling = spokenOf.includes('soundAlikes');
  const isOfWords = spokenOf.includes('vagueWords');
  const steps = [
    ...(isOfSpelling ? misspelt(text, task) : []).map((one) =>
      materialOf('listedMisspelling', 0, one),
    ),
    ...(isOfWords ? avoided(text, task) : []).map((one) => materialOf('vagueWords', 0, one)),
  ].map((one) => ({ ...one, isOfTask: true as const }));
  return { ...materials, steps: [...steps, ...materials.steps] };
}
