import type { Word } from '../../../text/student-text.ts';

/** Verbs that tell of the past. */
export const pastVerbs = new Set(
  'was were went saw had did said came got ran took made found thought felt told knew gave ate sat stood held began heard left kept woke fell caught bought brought swam drove wrote lost won threw flew slept walked looked jumped wanted started played asked opened stopped tried climbed landed shouted laughed waited helped watched arrived packed turned pulled pushed yelled grabbed screamed'.split(
    ' ',
  ),
);

/** Present forms that a story about the past uses only in speech or by a slip. */
const present = new Set(
  'lights goes go sees see eat eats have sit climb sleep sleeps laugh feel comes come gets get runs run takes take walks walk looks look jumps jump starts start plays play asks ask opens stops tries climbs shouts laughs waits arrives arrive turns pulls pushes yells grabs screams finds find tells falls wakes lie tell grab yell scream shout'.split(
    ' ',
  ),
);

/** What somebody does once: after ‘he’, ‘she’ or a name, no habit. */
const momentary = new Set(
  'stops falls slips trips grabs points scores passes throws catches kicks drops smashes whistles nods smiles'.split(
    ' ',
  ),
);

/** None of these is a noun, so anything may come before them. */
const unmistakable = new Set(
  'goes says comes gets sleeps takes eats stops asks tells arrives'.split(' '),
);

/** With these, a form without an s is a slip, too. */
const plural = new Set('i we they'.split(' '));
const single = new Set(
  'he she it mum dad nana nan koro aunty uncle grandma grandad everyone everybody nobody someone'.split(
    ' ',
  ),
);

/** Wrong after one person or thing at any time, and in a story of the past a slip. */
const bare = new Set(
  'eat come swim pull go get give take see say fall make find tell wake throw'.split(' '),
);

/** ‘He pull over’: wrong at any time. */
export const isBareSlip = (words: readonly Word[], word: Word, i: number): boolean =>
  single.has(words[i - 1]?.lower ?? '') && bare.has(word.lower);

/** Words back to the past that goes with it. */
const NEAR = 40;

/** ‘And he points’ after ‘he had a stick’, ‘he stops and looks’: two deeds of one moment. */
export function isInSequence(words: readonly Word[], word: Word, i: number): boolean {
  if (!momentary.has(word.lower)) return false;
  const joined = words[i - 2]?.lower ?? '';
  const hasPast = words
    .slice(Math.max(0, i - NEAR), i)
    .some((one) => one.sentence === word.sentence && pastVerbs.has(one.lower));
  const goesOn = words[i + 1]?.lower === 'and' && present.has(words[i + 2]?.lower ?? '');
  return (/^(?:and|but|so|then)$/u.test(joined) && hasPast) || goesOn;
}

/** What comes before a subject whose verb is rightly in the present or has no ending. */
export const asking =
  /^(?:did|do|does|to|let|lets|can|could|will|would|should|must|might|may|when|whenever|every|if|make|made|help|helped|watch|watched|watching|saw|see|seen|seeing|hear|heard|hearing|feel|felt|feeling|had|having|how|what|where|why|because|that|usually|always|sometimes|as|than|thing)$/u;

const owning = /^(?:my|our|his|her|their|your|the)$/u;

/** ‘It was windy and trucks are going past’, ‘and there is a bang’. */
export function isInPast(words: readonly Word[], word: Word, i: number): boolean {
  if (!/^(?:is|are)$/u.test(word.lower)) return false;
  const isJoined = /^(?:and|but|then)$/u.test(words[i - 2]?.lower ?? '');
  const goesOn = words[i + 1]?.lower.endsWith('ing') ?? false;
  const isThere = words[i - 1]?.lower === 'there' && words[i + 1]?.lower === 'a';
  return (
    isJoined &&
    (goesOn || isThere) &&
    words
      .slice(Math.max(0, i - NEAR), i)
      .some((one) => one.sentence === word.sentence && pastVerbs.has(one.lower))
  );
}

/** A capital within a sentence, there or anywhere else in the text. */
const isName = (words: readonly Word[], { first, text }: Word): boolean =>
  !first || words.some((one) => !one.first && one.text === text);

/** One person or thing, also by name: “Wiremu laughs”. */
export function isOne(words: readonly Word[], i: number): boolean {
  const word = words[i];
  return (
    word !== undefined &&
    (single.has(word.lower) || (/^\p{Lu}\p{Ll}+[^\P{L}s]$/u.test(word.text) && isName(words, word)))
  );
}

/** Whether a verb in the present, the `i`th of `words`, slips out of a story of the past. */
export function isSlip(words: readonly Word[], word: Word, i: number): boolean {
  const before = words[i - 1];
  const two = words[i - 2];
  if (before === undefined || before.sentence !== word.sentence) return false;
  if (isInPast(words, word, i)) return true;
  if (!present.has(word.lower) && !bare.has(word.lower) && !momentary.has(word.lower)) return false;
  // ‘I felt it pull’, ‘I have seen my dad get kicked’.
  const asker = owning.test(two?.lower ?? '') ? words[i - 3] : two;
  const isAfterThat = asker?.lower === 'that' && words[i - 3]?.lower === 'after';
  if (asker?.sentence === word.sentence && !isAfterThat && asking.test(asker.lower)) return false;
  // ‘I have been’ is no slip, ‘I have a stick’ is.
  if (
    word.lower === 'have' &&
    !/^(?:an?|the|my|our|some|two|three|to)$/u.test(words[i + 1]?.lower ?? '')
  )
    return false;
  // What takes eight hours always does.
  if (word.lower === 'takes' && before.lower === 'it') return false;
  const next = words[i + 1]?.lower ?? '';
  if (next === 'to' && !/^(?:go|walk|climb)(?:e?s)?$/u.test(word.lower)) return false;
  if (/^(?:used|have|had|has|just|never|ever|been|always)$/u.test(next)) return false;
  const isThing = two !== undefined && /^(?:the|my|our|his|her)$/u.test(two.lower);
  if (isBareSlip(words, word, i)) return true;
  return word.lower.endsWith('s') && word.lower !== 'pass'
    ? isOne(words, i - 1) ||
        (isThing && (unmistakable.has(word.lower) || isInSequence(words, word, i)))
    : plural.has(before.lower) && !/^(?:come|run)$/u.test(word.lower);
}
