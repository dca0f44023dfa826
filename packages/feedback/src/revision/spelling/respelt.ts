import { isInDictionary } from '../../language/spelling/dictionary.ts';
import { isRight } from '../../language/spelling/spelling.ts';

/** Longer runs of letters are not words (letters). */
const LONGEST = 30;

/** More words are compared one by one. */
const MOST_WORDS = 3;

/** The share of letters that can be wrong in a word that is still recognisable. */
const MOST_WRONG = 0.5;

/** Real words that children write for each other. */
const soundAlike = new Set(
  [
    'there their',
    'there they’re',
    'their they’re',
    'your you’re',
    'to too',
    'two too',
    'two to',
    'then than',
    'of off',
    'of have',
    'were where',
    'were we’re',
    'its it’s',
    'no know',
    'new knew',
    'hole whole',
    'aloud allowed',
    'threw through',
    'right write',
    'here hear',
    'want went',
    'whent went',
    'quite quiet',
    'lose loose',
    'are our',
    'by buy',
    'by bye',
    'for four',
    'sea see',
    'son sun',
    'passed past',
    'piece peace',
    'weather whether',
    'which witch',
    'who’s whose',
    'a an',
    'brake break',
    'brakes breaks',
    'some sum',
    'when wen',
    'could cud',
    'been bin',
    'done dun',
    'would wood',
    'come cum',
    'comes cums',
    'one won',
    'wear where',
    'week weak',
    'great grate',
    'board bored',
    'right rite',
    'light lite',
    'taught tort',
    'heart hart',
    'rough ruff',
    'excited exited',
    'through thru',
  ].flatMap((pair) => {
    const plain = pair.replaceAll('’', "'").split(' ');
    return [plain.join(' '), plain.toReversed().join(' ')];
  }),
);

const lettersOf = (words: readonly string[]) =>
  words
    .join('')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether words, as keys, are the same ones spelt in another way: ‘alot’ and ‘a lot’, ‘stoped’ and ‘stopped’. */
export function isRespelt(before: readonly string[], after: readonly string[]): boolean {
  if (before.length > MOST_WORDS || after.length > MOST_WORDS) return false;
  if (lettersOf(before) === lettersOf(after)) return true;
  if (isWrittenOut(before, after) || isWrittenOut(after, before)) return true;
  return (
    before.length === after.length && before.every((word, i) => isOneRespelt(word, after[i] ?? ''))
  );
}

/** ‘Dont’ and ‘do not’. */
function isWrittenOut(
  [short = '', ...none]: readonly string[],
  [verb = '', not, ...more]: readonly string[],
) {
  if (none.length + more.length > 0 || not !== 'not') return false;
  return lettersOf([short]) === `${verb}nt`;
}

export function isOneRespelt(one: string, other: string): boolean {
  if (soundAlike.has(`${one} ${other}`)) return true;
  if (one.length > LONGEST || other.length > LONGEST) return false;
  if (lettersOf([one]) === lettersOf([other])) return true;
  const isKnown = (word: string) =>
    word.length > 2 ? isRight({ text: word }) : isInDictionary(word);
  // Looking words up takes longest.
  return soundsNear(one, other) && !(isKnown(one) && isKnown(other));
}

const vowel = /^[aeiouāēīōū]$/u;

/** Children get vowels wrong most, so consonants decide. */
export function soundsNear(one: string, other: string, most = MOST_WRONG): boolean {
  const longer = Math.max(one.length, other.length);
  const [first, second] = [one.charAt(0), other.charAt(0)];
  const isSameStart = first === second || (vowel.test(first) && vowel.test(second));
  return isSameStart && differences(one, other) <= longer * most;
}

/** Letters to put in, take out, change or swap (Damerau–Levenshtein, neighbours only). */
function differences(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
