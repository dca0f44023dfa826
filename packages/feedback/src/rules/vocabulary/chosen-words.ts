import type { StudentText } from '../../text/student-text.ts';
import { lowerWords } from '../../text/words.ts';
import type { Finding, Rule } from '../rule.ts';
import { wording } from './chosen-words.wording.ts';
import { preciseWords } from './precise-words.ts';
import { chosenFirst, isExact, stemOf, wordsToPraise } from './words-to-praise.ts';

/** A word that isn’t in every text (times): a topic’s own. */
const REPEATED = 2;

/** No writer chose a word with care that she needs so often (times). */
const NEEDED = 4;

/** Those that the title names, or that come back so often. */
function ofTopic(text: StudentText, words: readonly string[], often = REPEATED): string[] {
  const titled = new Set(lowerWords(text.title?.text ?? '').map(stemOf));
  return words.filter((word) => {
    const stem = stemOf(word);
    const times = text.words.filter(({ lower }) => stemOf(lower) === stem).length;
    return titled.has(stem) || times >= often;
  });
}

const TOGETHER = 2;

/** Words to choose from: a step or other praise may quote some of them. */
const MOST = 6;

const found = (
  quotations: readonly (readonly string[])[],
  weight: number,
  slots: Readonly<Record<string, string>>,
): Finding[] => {
  const skill = 'topic' in slots ? 'topicWords' : 'wordChoice';
  return quotations.length === 0 ? [] : [{ kind: 'strength', quotations, weight, skill, slots }];
};

/** Two words next to each other in the list, each word in as few pairs as possible. */
function pairsOf(words: readonly string[]): string[][] {
  const apart = words.flatMap((_, i) => (i % TOGETHER === 0 ? [words.slice(i, i + TOGETHER)] : []));
  const crossed = words
    .slice(1)
    .flatMap((word, i) => (i % TOGETHER === 1 ? [[words[i] ?? '', word]] : []));
  return [...apart, ...crossed].filter(({ length }) => length === TOGETHER);
}

const alone = (words: readonly string[]): string[][] => words.map((word) => [word]);

/** Shorter words than `precise-words.ts` finds, that are right and say exactly what is meant; and names of things. */
export const chosenWords: Rule = {
  find(text) {
    if (preciseWords.find(text).length > 0) return [];
    const words = wordsToPraise(text);
    const needed = new Set(ofTopic(text, words, NEEDED));
    const chosen = words.filter((word) => !needed.has(word));
    const exact = chosenFirst(chosen.filter(isExact)).slice(0, MOST);
    const seen = chosen.filter((word) => !isExact(word)).slice(0, MOST);
    // The slots choose what is said: everyday names are never called exact.
    const several = { words: 'exact words', how: 'exactly' };
    return [
      ...found(pairsOf(ofTopic(text, words.slice(0, MOST))).slice(0, 1), 0.52, {
        topic: 'your topic',
      }),
      ...found(pairsOf(exact), 0.5, several),
      ...found(alone(exact), 0.42, { ...several, words: 'an exact word' }),
      ...found(pairsOf(seen), 0.4, { see: 'picture' }),
      ...found(alone(seen), 0.38, { see: 'picture' }),
    ];
  },
  skill: 'wordChoice',
  wording,
  speaksOf: {
    strength: {
      vocabulary: 5,
      'report features': 6,
      'procedural features': 6,
      'recount features': 8,
    },
  },
  cases: [
    {
      title: 'praises words that say exactly what is meant',
      text: 'We knelt on the culvert beside the sextant. It was hot.',
      finds: [
        {
          kind: 'strength',
          quotations: [
            ['knelt', 'culvert'],
            ['culvert', 'sextant'],
          ],
        },
        {
          kind: 'strength',
          quotations: [['knelt'], ['culvert'], ['sextant']],
          slots: { words: 'an exact word' },
        },
      ],
    },
    {
      title: 'calls no everyday name of a thing exact: a reader can picture it',
      text: 'I took the ladder to the barn with a rake. It was hot.',
      finds: [
        { kind: 'strength', quotations: [['ladder', 'rake']], slots: { see: 'picture' } },
        { kind: 'strength', quotations: [['ladder'], ['rake']], slots: { see: 'picture' } },
      ],
    },
    {
      title: 'lets nobody picture a thing that is only compared with',
      text: 'My arms were porridge and her face was red like an old bucket. He turned into a puddle. I held the ladder. It was hot.',
      finds: [{ kind: 'strength', quotations: [['ladder']], slots: { see: 'picture' } }],
    },
    {
      title: 'calls no word exact that a text can’t do without',
      text: 'We knelt on the culvert. Then we measured the culvert. One culvert leaks. We sat in the culvert with the sextant. It was hot.',
      finds: [
        { kind: 'strength', quotations: [['knelt', 'sextant']], slots: { how: 'exactly' } },
        {
          kind: 'strength',
          quotations: [['knelt'], ['sextant']],
          slots: { words: 'an exact word' },
        },
      ],
    },
    {
      title: 'praises nobody for naming what the text is about',
      text: 'All about ladders\nThe ladder is tall. Nan put the rake beside it. It was hot.',
      finds: [{ kind: 'strength', quotations: [['rake']], slots: { see: 'picture' } }],
    },
    {
      title: 'takes words of the title, and words that come back, for words of the topic',
      text: 'How geysers work\nSteam builds up under the crust. Then it erupts. A geyser erupts again and again.',
      finds: [
        {
          kind: 'strength',
          quotations: [['erupts', 'geyser']],
          slots: { topic: 'your topic' },
        },
        { kind: 'strength', quotations: [['erupts']], slots: { how: 'exactly' } },
      ],
    },
    {
      title: 'leaves vague and misspelt words, names, te reo and words that sound like another out',
      text: 'It was a massive and weird day with petrol. We wanna go again. We saw the kererū near Hobsons. The jetti was creeky. We had a photo of the stairs.',
      finds: [],
    },
    {
      title: 'shows no word that is misspelt elsewhere, or that is a name there',
      text: 'We sat down with our ferret. My burito was wet. I told Ferret to sit on a burrito.',
      finds: [],
    },
    {
      title: 'calls no word exact that tells loosely what something is like',
      text: 'It was scraggy and its coat was fluffy. The heat increases and more remains. It was hot.',
      finds: [],
    },
    {
      title: 'calls no word exact that is used of much, shortened or an insult',
      text: 'It took effort. I was such an idiot. My guinea pig ate. We saw a bronze whaler. The pies were chicken flavour, with veges. He turned the steering wheel. It was hot.',
      finds: [{ kind: 'strength', quotations: [['pies']], slots: { see: 'picture' } }],
    },
    {
      title: 'takes no word for a thing that only says which one',
      text: 'We leant a hockey goal against a possum trap. It was hot.',
      finds: [],
    },
    {
      title: 'takes no word of a greeting for one that was chosen',
      text: 'Nana said talofa lava to all of them. It began with to whom it may concern. We sat down.',
      finds: [],
    },
    {
      title: 'takes no word of a report from what its writer did',
      purpose: 'report',
      text: 'Worms are animals. They live in soil. They have no legs. Worms eat leaves. I put some in my gumboot.',
      finds: [],
    },
    {
      title: 'leaves longer words to the rule about them',
      text: 'We saw a chrysalis and a predator from the wharf. We ate crayfish.',
      finds: [],
    },
  ],
};
