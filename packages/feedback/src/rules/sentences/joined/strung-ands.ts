import { isVerb } from '../../../text/grammar/verbs.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { onceForEach } from '../../../text/remembered.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText, Word } from '../../../text/student-text.ts';
import { wordSet } from '../../../text/word-set.ts';
import { inWords, nextStepAtSeveral } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './strung-ands.wording.ts';

/** Fewer are in nobody’s way (uses, and words to one). */
const FEWEST = 7;
const WORDS_TO_ONE = 28;

/** So many are a habit. */
const MANY = 12;

const pronouns = wordSet(
  'i we he she they it there nobody everyone everybody somebody mum dad nana nan koro',
);

/** ‘And the tape was’: what does something is named first. */
const naming = wordSet('the a an my his her our their its');

/** How far its verb may be (words). */
const NEAR = 4;

/** In a second draft: ‘and’ before somebody who does something. */
const stillJoined =
  /\band (?:then )?(?:i|we|he|she|they|it|there|nobody|every(?:one|body)|the|my|his|her)\b/iu;

/** Whether an idea of its own begins after the `i`th word, which is ‘and’. */
function beginsIdea(words: readonly Word[], i: number): boolean {
  const own = words[i]?.sentence;
  const after = words.slice(i + 1, i + 1 + NEAR).filter(({ sentence }) => sentence === own);
  const from = after[0]?.lower === 'then' ? after.slice(1) : after;
  const [first, second] = from;
  if (first === undefined || second === undefined) return false;
  const verbAt = from.findIndex((word, at) => at > 0 && isVerb(word, at, from));
  if (pronouns.has(first.lower)) return verbAt === 1;
  const isNamed = naming.has(first.lower) || /^\p{Lu}\p{Ll}/u.test(first.text);
  return isNamed && verbAt > 0 && verbAt < (naming.has(first.lower) ? 3 : 2) + 1;
}

/** How far back the verb of the idea before may be (words). */
const BEFORE = 25;

/** Whether an idea stands before the `i`th word: there is none in ‘me and Dad went’ before ‘and’. */
function endsIdea(words: readonly Word[], i: number): boolean {
  // Nobody does anything together with ‘it’: “for hours and hours and it rained”.
  if (/^(?:it|he|she|they|we|there|then)$/u.test(words[i + 1]?.lower ?? '')) return true;
  const own = words[i]?.sentence;
  const before = words.slice(Math.max(0, i - BEFORE), i).filter(({ sentence }) => sentence === own);
  const from = before.findLastIndex(({ lower }) => lower === 'and') + 1;
  return before.some((word, at) => at >= from && isVerb(word, at, before));
}

/** Each ‘and’ between two ideas, where nobody speaks. */
const andsIn = (text: StudentText): Word[] =>
  text.words.filter(
    (word, i) =>
      word.lower === 'and' &&
      !word.first &&
      !isSpoken(text, word) &&
      beginsIdea(text.words, i) &&
      endsIdea(text.words, i),
  );

/** All of them, if there are so many that they are in a reader’s way. */
export const strungIn = onceForEach((text: StudentText): readonly Word[] => {
  const ands = andsIn(text);
  return ands.length < FEWEST || ands.length * WORDS_TO_ONE < text.words.length ? [] : ands;
});

/** Ideas that are joined with ‘and’ again and again, in sentences that may be short. */
export const strungAnds: Rule = {
  find(text) {
    const ands = strungIn(text);
    const places = ands.flatMap((and) => {
      const phrase = phraseAround(text, and) ?? '';
      const isWhole = text.sentences[and.sentence]?.text.startsWith(phrase) ?? false;
      return isWhole && / and /u.test(phrase) ? [phrase] : [];
    });
    return nextStepAtSeveral(places, ands.length >= MANY ? 0.86 : 0.7, {
      // Before an idea that no rule knows for one it may stand, too.
      times: `at least ${inWords(ands.length)}`,
    });
  },
  skill: 'joinedIdeas',
  wording,
  taken: {
    by: 'marking',
    where: 'here',
    isSo: ({ words }) => !stillJoined.test(words) && undefined,
  },
  speaksOf: { nextStep: { 'sentence structure': 2, connectives: 3 } },
  cases: [
    {
      title: 'counts how often ‘and’ joins two ideas',
      text: 'They were on the shelf and they were cheap. He ran first and she ran last. We sat down and nobody went. The dog jumped and the cat looked. Ana had one and Tom had two. It rained and we got wet. I fell and my knee was red.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['It rained and we got wet', 'I fell and my knee was red']],
          slots: { times: 'at least seven' },
        },
      ],
    },
    {
      title: 'counts no ‘and’ between two who do something together',
      text: 'On friday me and nan went to the dump with our old bottles and the cans and a chair it was hot and I was sweaty and nan was red and she sat down and she laughed and I dropped a can and it rolled off and a dog ran past.',
      finds: [],
    },
    {
      title: 'leaves ‘and’ between things and deeds alone, and what somebody says',
      text: 'We had pies and chips and a drink. I ran and hid and yelled. Tom and Ana sat. The cat and the dog slept. She came and went. “I ran and he ran and she ran and it ran,” said Dad. We ate and drank and the end. Mum and Dad came, and then home.',
      finds: [],
    },
  ],
};
