import { isRight } from '../../language/spelling/spelling.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';
import { MOST_WORDS } from '../../text/excerpts/quotable.ts';
import { countWords, wordsOf } from '../../text/words.ts';
import { phrasesOf } from '../../text/phrase.ts';
import { nextStepAtSeveral } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { has } from '../slot-word.ts';
import { suspects } from './sound-alike-suspects.ts';
import { wording } from './sound-alikes.wording.ts';

const quoted = (pair = '') => pair.match(/(?<=‘)\p{L}+/gu) ?? [];

/** What somebody says, where its sentence holds speech marks: “We should of waited”. */
const spokenPhrases = (text: StudentText, pattern: RegExp): string[] =>
  Array.from(text.text.matchAll(pattern)).flatMap(({ index, 0: words }) => {
    const said = text.speech.find(({ start, end }) => start <= index && index < end);
    if (said === undefined) return [];
    const clause = text.text.slice(said.start, said.end).split(/(?<=[.!?])\s|["“”,]|\n/u);
    const [one = ''] = clause.filter((part) => part.includes(words)).map((part) => part.trim());
    const phrase = one.replace(/[.!?]+$/u, '');
    return countWords(phrase) <= MOST_WORDS && countWords(phrase) > 1 ? [phrase] : [];
  });

function placesOf(text: StudentText, pattern: RegExp): string[] {
  const phrases = phrasesOf(text, pattern);
  return phrases.length > 0 ? phrases : spokenPhrases(text, pattern);
}

/** All places of each pair, the pair that goes wrong most often first. */
export const soundAlikesIn = onceForEach((text: StudentText) =>
  [...Map.groupBy(suspects, ({ pair }) => pair)]
    .map(([pair, some]) => ({
      pair,
      places: [...new Set(some.flatMap(({ pattern }) => placesOf(text, pattern)))],
    }))
    .toSorted((a, b) => b.places.length - a.places.length),
);

/** Real words that are probably the wrong ones: a question, never a statement. */
export const soundAlikes: Rule = {
  find(text) {
    const { pair = '', places = [] } = soundAlikesIn(text)[0] ?? {};
    return nextStepAtSeveral(places, places.length > 1 ? 0.85 : 0.7, { pair });
  },
  skill: 'soundAlikes',
  wording,
  taken: {
    by: 'spelling',
    where: 'here',
    // A third word that sounds alike, or none that is a word, is as wrong.
    isSo({ words, slots }) {
      const isOfPair = quoted(slots['pair']).some((one) => has(words, one));
      return (isOfPair || wordsOf(words).every((word) => isRight(word))) && undefined;
    },
  },
  speaksOf: { nextStep: { spelling: 3 } },
  cases: [
    {
      title: 'asks about other words that sound the same',
      text: 'There are rules. If it lands on a line your out. We where happy, and then we one the cup.',
      finds: [{ kind: 'nextStep', quotations: [['If it lands on a line your out']] }],
    },
    {
      title: 'leaves the right one of two alone',
      text: 'This is your ready meal. We know where the witch is. They saw one by one. He had bin bags. The weather we had was bad. We were past the shop and quite happy. You are in our class.',
      finds: [],
    },
    {
      title: 'leaves ‘to’ before a thing, and ‘where’ after who is told, alone',
      text: 'We listen to loud music. It went from hot to cold. I will show you where it is. In stormy weather we stay in. This is due to loose stones. It is your very own bed. I like that wood.',
      finds: [],
    },
    {
      title: 'asks about the pair whose word is there',
      text: 'And you no that it is hot. We went.',
      finds: [{ kind: 'nextStep', slots: { pair: '‘no’ or ‘know’' } }],
    },
    {
      title: 'leaves ‘your’ before a description alone',
      text: 'Love from your very loud granddaughter.',
      finds: [],
    },
    {
      title: 'asks about strait, but not where it is a place',
      text: 'Go strait to the gate. We crossed the strait in a boat.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Go strait to the gate']],
          slots: { pair: '‘strait’ or ‘straight’' },
        },
      ],
    },
    {
      title: 'asks about their and there',
      text: 'I like there house.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['I like there house']],
          slots: { pair: '‘there’ or ‘their’' },
        },
      ],
    },
    {
      title: 'asks about you are, before what somebody is or does, and not before a thing',
      text: 'It helps if your improving. When your fifteen and it matters, you win. Because your little sister is kind, and your growing garden is big, we came.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['When your fifteen and it matters, you win', 'It helps if your improving']],
          slots: { pair: '‘your’ or ‘you’re’' },
        },
      ],
    },
    {
      title: 'asks about what somebody says',
      text: '“We should of waited for Dad,” I said. She laughed.',
      finds: [{ kind: 'nextStep', quotations: [['We should of waited for Dad']] }],
    },
    {
      title: 'asks about a place were people talk',
      text: 'It is a place were people talk. The people of this school were kind.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['It is a place were people talk']],
          slots: { pair: '‘were’ or ‘where’' },
        },
      ],
    },
    {
      title: 'asks about could of',
      text: 'I could of won.',
      finds: [
        { kind: 'nextStep', quotations: [['I could of won']], slots: { pair: '‘of’ or ‘have’' } },
      ],
    },
    {
      title: 'asks about the pair that goes wrong most often',
      text: 'It was to hot. There faces looked tiny from up their. The gulls tried to steal there chips.',
      finds: [
        {
          kind: 'nextStep',
          slots: { pair: '‘there’ or ‘their’' },
          places: ['There faces looked tiny from up their', 'The gulls tried to steal there chips'],
        },
      ],
    },
    {
      title: 'asks about they’re, whichever of the two stands for the other',
      text: 'They’re was a chest at the back. The bell goes when there still eating.',
      finds: [{ kind: 'nextStep', slots: { pair: '‘there’ or ‘they’re’' } }],
    },
    {
      title: 'says nothing of the right ones',
      text: 'They like their house over there. I could have won two too.',
      finds: [],
    },
  ],
};
