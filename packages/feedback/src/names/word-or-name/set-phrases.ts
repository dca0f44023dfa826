import { isNamed } from '../surroundings/name-told.ts';
import { kin } from '../words/people-and-places.ts';
import type { Roster } from '../class-list/roster.ts';
import { neighbour, type Run } from '../letters/runs.ts';

/** Famous people, of hardly anybody else's name, and what else is always written so. */
const list = `
abel tasman / albert einstein / amelia earhart / anne frank / ariana grande / barack obama / beauden barrett / billie eilish /
charles darwin / charlotte s web / cristiano ronaldo / donald trump / edmund hillary / ed sheeran / elon musk / ernest rutherford /
hone heke / jacinda ardern / jack and the beanstalk / joy to the world / justin bieber / kate sheppard / kiri te kanawa /
lionel messi / margaret mahy / mark zuckerberg / mary poppins / nelson mandela / pearl harbour / pearl harbor / richie mccaw /
roald dahl / rosa parks / ta moko / taylor swift / te moana nui a kiwa / walt disney / whina cooper / william shakespeare
`;
const byFirst = new Map<string, string[][]>();
for (const phrase of list.split('/')) {
  const words = phrase.trim().split(/\s+/u);
  const [first = ''] = words;
  byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
}

const inPhrase = /^(?: |-|['’])$/u;
const capitalised = /^\p{Lu}/u;

/** Where such phrases stand, unless somebody of the class may be called so, or is told of as well. */
export function inSetPhrases(runs: readonly Run[], roster: Roster): ReadonlySet<number> {
  const phrases = runs.flatMap((_, at) => {
    const phrase = phraseAt(runs, at, roster);
    return phrase.length === 0 ? [] : [phrase];
  });
  if (phrases.length === 0) return new Set();
  const within = new Set(phrases.flat());
  const alone = new Set(runs.filter((_, at) => !within.has(at)).map(({ letters }) => letters));
  const isToldOf = (at: number) => {
    const { letters = '' } = runs[at] ?? {};
    return roster.listed.has(letters) && alone.has(letters);
  };
  return new Set(phrases.filter((phrase) => !phrase.some(isToldOf)).flat());
}

function phraseAt(runs: readonly Run[], from: number, { listed, wholes }: Roster): number[] {
  const words = byFirst
    .get(runs[from]?.letters ?? '')
    ?.find((all) => all.every((word, i) => isWord(runs[from + i], word, i > 0)));
  if (words === undefined || wholes.has(words.join(''))) return [];
  const to = from + words.length - 1;
  const isTeReo = words[0] === 'ta';
  if (!isTeReo && ![from, to].every((at) => capitalised.test(runs[at]?.text ?? ''))) return [];
  // ‘Anne Frank’ may be two of the class; ‘my friend Ed Sheeran’ is one.
  if ([words[0], words.at(-1)].every((word = '') => listed.has(word))) return [];
  if (kin.has(neighbour(runs, from, -1)) || isNamed(runs, from)) return [];
  return words.map((_, i) => from + i);
}

const isWord = (run: Run | undefined, word: string, isInside: boolean): boolean =>
  run?.letters === word && (!isInside || inPhrase.test(run.gap));
