import { meantIn } from '../../../language/spelling/meant.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { divided } from './divided.ts';
import { fusedIn, withoutMarks } from './fused.ts';
import { A_CLAUSE, onlySpliceIn } from './lone-splice.ts';
import { wording } from './comma-splice.wording.ts';

const verbs =
  "is|are|was|were|am|isn['’]?t|wasn['’]?t|don['’]?t|didn['’]?t|doesn['’]?t|wouldn['’]?t|won['’]?t|has|have|had|can|can['’]?t|could|couldn['’]?t|will|would|went|got|looked|felt|ran|came|took|made|makes|means|stopped|started|turned|jumped|fell|saw|knew|said it|lives?|eats?|needs?|hid|ate|sat|kept|gave|told|lost|swam|\\p{L}{3,}ed";
const secondClause = new RegExp(
  String.raw`, (?:(?:i|he|she|it|they|we|you|this|there) (?:just |really |also |never |always |sort of )?(?:${verbs})|(?:it|he|she|that)['’]s|they['’]re|there['’]s)\b`,
  'giu',
);

/** These join no clauses: “She can’t leave the shop, therefore I walk”. */
const adverb =
  /, (?:therefore|however|nevertheless|consequently),? (?:i|he|she|it|they|we|you|this|there|my|our|the) \p{L}/giu;

/** The first part is a clause of its own, with nothing before it that leans on another. */
const independent = new RegExp(
  String.raw`^(?:(?:afterwards|next|then|after that|soon|in the holidays|at (?:night|school|lunch)) )?(?:(?:the|my|our|his|her|their|a|an) (?:\p{L}+ ){1,3}?|(?:i|he|she|it|they|we|you|there|nobody|everyone|everybody|some \p{L}+|\p{L}{2,}) )(?:\p{L}+ )?(?:${verbs}|\p{L}{3,}ed)\b`,
  'iu',
);
const leaning =
  /^(?:wen|when|whenever|every ?time|if|because|as|after|before|while|although|though|since|once|until|unless|even|what|how|who|where|the more|the \p{L}+er)\b|\b(?:for (?:every|each)|that (?:for|in|at|on|by|with|from)|i think|you know|i mean|you see|time (?:i|we|you|he|she|they|it)|said|says|asked|thought|yelled|not only|so|if|when)\b[^,]*$/iu;

/** The longest clause to quote (words). */
const MOST_WORDS = 14;

/** Where a second sentence begins with ‘therefore’ or the like after a comma. */
function adverbIn({ text, start }: Sentence): number | null {
  const [match, another] = [...text.matchAll(adverb)];
  if (match === undefined || another !== undefined) return null;
  const before = text.slice(0, match.index);
  const isWhole =
    countWords(before) >= A_CLAUSE && !leaning.test(meantIn(before)) && !/[,;]/u.test(before);
  return isWhole ? start + match.index + 2 : null;
}

/** “They pushed, I steered and Nana sat there”: the last of several clauses. */
const lastOfSeveral =
  /^[^,]* and (?:[Ii]|you|we|he|she|it|they|my|our|his|her|their|the|\p{Lu}\p{Ll}+) (?:\p{L}+ )?\p{L}+/u;

/** A list, or speech after a comma, has more of them. */
function spliceIn({ text, start }: Sentence): number | null {
  const commas = [...text.matchAll(/,/gu)];
  const matches = [...text.matchAll(secondClause)];
  const [match] = matches;
  if (match === undefined || commas.length > 1 || matches.length > 1) return null;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  // “I fell, I got up and I ran” lists what somebody did.
  const subject = /\p{L}+/u.exec(match[0])?.[0].toLowerCase() ?? '';
  const isListed =
    (before.toLowerCase().startsWith(`${subject} `) &&
      after.toLowerCase().includes(` and ${subject} `)) ||
    (countWords(before) < A_CLAUSE && lastOfSeveral.test(after));
  const isTag = after.replace(/\W/gu, '') === '';
  if (leaning.test(meantIn(before)) || !independent.test(before) || isListed || isTag) return null;
  return start + match.index + 2;
}

/** Of a long second sentence, its first clause. */
function firstClause(text: StudentText, at: number): string[] {
  const phrase = phraseAround(text, { start: at, end: at + 1 }, 'clause');
  const isWhole = phrase !== null && text.text.startsWith(phrase, at);
  return isWhole && countWords(phrase) >= A_CLAUSE ? [phrase] : [];
}

/**
 * Second sentences, as much of each as can be quoted, each once.
 * @param placeOf where in the text one begins
 */
function secondSentences(text: StudentText, placeOf: (sentence: Sentence) => number | null) {
  const places = text.sentences.flatMap((sentence) => {
    const at = hasSpeech(text, sentence) ? null : placeOf(sentence);
    if (at === null) return [];
    const later = withoutMarks(text.text.slice(at, sentence.end));
    return countWords(later) <= MOST_WORDS ? [later] : firstClause(text, at);
  });
  return [...new Set(places)];
}

/** Where a second sentence begins after a comma alone. */
const splicedIn = (sentence: Sentence): number | null =>
  sentence.text.endsWith('?')
    ? null
    : (adverbIn(sentence) ?? spliceIn(sentence) ?? onlySpliceIn(sentence));

/** So many, in every third sentence, come before ‘and’ that joins too much. */
const MANY = 4;

/** Two sentences with only a comma between them, or nothing. */
export const commaSplice: Rule = {
  find(text) {
    const spliced = secondSentences(text, splicedIn).filter((one) => one.split(' ').length >= 3);
    const fused = secondSentences(text, fusedIn);
    const found = spliced.length + fused.length;
    const isHabit = spliced.length >= MANY && spliced.length >= text.sentences.length / 3;
    const weight = isHabit ? 0.96 : found > 2 ? 0.7 : 0.44;
    return [
      ...nextStep(spliced.slice(0, 2), weight, { comma: 'comma' }),
      ...nextStep(fused.slice(0, 2), weight, { begins: 'begins' }),
    ];
  },
  skill: 'sentenceEnds',
  wording,
  taken: divided,
  speaksOf: {
    nextStep: {
      'sentence structure': 2,
      punctuation: 2,
      'general writing': 9,
      'narrative features': 9,
      'recount features': 9,
      'persuasive features': 9,
      'report features': 9,
      'procedural features': 9,
    },
  },
  cases: [
    {
      title: 'takes clauses of a list, and what a verb or ‘til’ leads to, for no second sentences',
      text: 'They pushed, I steered and Nana sat there waving at cars. Rub the dog til it is bubbly. We looked and it turned out they were in the freezer.',
      finds: [],
    },
    {
      title: 'finds a second sentence that begins with ‘therefore’',
      text: 'Mum can’t leave the shop to collect me, therefore there was no choice. However, I walked. If it rains, however, I wait.',
      finds: [{ kind: 'nextStep', quotations: [['therefore there was no choice']] }],
    },
    {
      title: 'shows the first clause of a second sentence that is long',
      text: 'The shop was shut for the whole weekend, we looked in at the window for ages because there was a puppy asleep on the counter beside the till.',
      finds: [{ kind: 'nextStep', quotations: [['we looked in at the window for ages']] }],
    },
    {
      title: 'finds the one second sentence in a sentence with other commas',
      text: 'At first light, the bell rang and all the men ran down to the boats, my uncle was in the second one. By noon it was cold, the sea had no colour and I counted again. It grows in the hills, by the creek, you can see it from our school.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['my uncle was in the second one'],
            ['the sea had no colour and I counted again'],
          ],
        },
      ],
    },
    {
      title: 'takes things that are joined in a second sentence for no list of what was so',
      text: 'In August our school did the show at the hall, my costume was made out of bread tags and an old umbrella. The sun was very warm, the sea was flat and the sand was hot.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['my costume was made out of bread tags and an old umbrella']],
        },
      ],
    },
    {
      title: 'leaves alone what is thought, compared, or said against another thing',
      text: 'I began thinking, I am really doing this. She drew it slowly, her own chin tilted as if it hurt. I learnt that if it rains, you don’t need to be strong, you need to ask somebody. When it is over and you are home, and your bag is full, you will miss it.',
      finds: [],
    },
    {
      title: 'takes three deeds of somebody, the last with ‘and’, for a list',
      text: 'We were soaked, we were starving and we had never been so happy. It hit the post, it hit the keeper and it rolled in.',
      finds: [],
    },
    {
      title: 'finds two sentences with a comma between them',
      text: 'Nobody growled at me, they were too busy. It rained. My pop came to the gate, he doesn’t walk far.',
      finds: [{ kind: 'nextStep', quotations: [['they were too busy'], ['he doesn’t walk far']] }],
    },
    {
      title: 'finds a second sentence whose verb tells of any deed',
      text: 'We went to Te Puia and saw the geyser, we waited for nearly an hour. My sister was scared of it, she hid behind Mum. Afterwards we ate corn from a hot pool, it tasted sweet.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['we waited for nearly an hour'], ['she hid behind Mum']],
          weight: 0.7,
        },
      ],
    },
    {
      title: 'leaves a clause alone that leans on another, however that is spelt',
      text: 'I really like Mr Toa becuase he is funny. Wen the bell went off, we ran out. Everyone stayed in the hall untill it was dry. He laughed.',
      finds: [],
    },
    {
      title: 'leaves a clause that leans on another alone, and lists',
      text: 'Everytime they moved house, he just rolled it up. When we got there, it was dark. The dog barked, it ran, it was gone. It was late, I think. After lunch, we went home. That means the next time we came, it was shut.',
      finds: [],
    },
  ],
};
