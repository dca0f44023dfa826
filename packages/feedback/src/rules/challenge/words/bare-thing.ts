import { isThing } from '../../../language/kinds-of-words/exact-words.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText, Word } from '../../../text/student-text.ts';
import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { countWords, lowerWords } from '../../../text/words.ts';
import { wordSet } from '../../../text/word-set.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Finding, PlaceNow, Rule } from '../../rule.ts';
import { begins } from '../../slot-word.ts';
import { plainestWord } from './plainest-word.ts';
import { wording } from './bare-thing.wording.ts';

/** Whether a new word that says something stands before the thing. */
function isDescribed({ words, fresh, slots }: PlaceNow): boolean {
  const all = lowerWords(words);
  const before = all[all.findIndex((word) => begins(word, slots['word'])) - 1] ?? '';
  return lowerWords(fresh).includes(before) && saidAnew(before, '') > 0;
}

/** Less than a plain word that is there, more than one that the writer has to find. */
const WEIGHT = 0.25;

const FEWEST_WORDS = 4;
const MOST_WORDS = 10;
const MOST = 2;

/** Things that can be seen, and have many looks. */
const seen = wordSet(`
  dog cat car bike van truck boat bus house hut tree door ball bag box shirt shoe shoes hat coat table chair road river beach hill rock rocks room bed bowl plate knife pot pan stick sticks rope bone book phone lamp window wall garden
  horse cow sheep bird fish hole island cave field tent towel flag mat rug couch basket bottle tin jar cup mug oven sink fence gate shed bench bucket hose ladder drawer sign photo cloud wave storm monster robot alien ghost
`);

/** Everybody has these, and they look alike. */
const bodily = /^(?:elbow|ankle|knuckle|eyebrow|eyelid|forehead|thumbnail|fingernail|nostril)s?$/u;

const owning = /^(?:an?|the|my|our|his|her|their)$/u;

/** Nothing more is said of the thing after these. */
const after =
  /^(?:and|but|so|because|when|while|went|came|fell|broke|started|then|to|at|on|in|under|over|for|from|by|until|before|after|again|yesterday|today)$/u;

/** Says already what it is like. */
const described = /\b(?:is|are|was|were|be|like an?)\b/iu;

/** ‘A cot, a shoe, a bird’: things in a row are bare on purpose. */
const severalThings = /,.*,/u;

/** Bare on purpose, not there, or any of its kind: “a bench, and only that”, “Do you own a cat?” */
const onPurpose =
  /\b(?:nothing|only|just|not?|never|without|should|must|dont|didnt|doesnt|hopes?|wish(?:es|ed)?|wants?|wanted|needs?|needed|if|would|could|like)\b|n['’]t\b|\?$/iu;

/** What a text is about is told all the way through. */
const MOST_TIMES = 3;
const isTopic = ({ words }: StudentText, { lower }: Word): boolean =>
  words.filter((one) => one.lower === lower).length > MOST_TIMES;

function isBare(text: StudentText, word: Word, i: number): boolean {
  const [previous, next] = [text.words[i - 1], text.words[i + 1]];
  const isLast = next === undefined || next.sentence !== word.sentence;
  const gap = isLast ? '.' : text.text.slice(word.end, next.start);
  return (
    ((seen.has(word.text) && previous?.lower !== 'the') || isThing(word.text)) &&
    !bodily.test(word.text) &&
    !isTopic(text, word) &&
    previous?.sentence === word.sentence &&
    owning.test(previous.lower) &&
    !isSpoken(text, word) &&
    (/[.!?]/u.test(gap) || after.test(next?.lower ?? ''))
  );
}

/** A thing that is only named, to be tried with a word that describes it. */
export const bareThing: Rule = {
  find(text) {
    // A list of what is needed says which thing it is.
    if (plainestWord.find(text).length > 0 || kindOfWriting(text) === 'steps') return [];
    const prose = new Set(proseOf(text).filter((one) => !/^how to\b/iu.test(one.text)));
    return text.words
      .flatMap((word, i): Finding[] => {
        const sentence = text.sentences[word.sentence];
        if (sentence === undefined || !prose.has(sentence) || !isBare(text, word, i)) return [];
        const phrase = phraseAround(text, word);
        const count = phrase === null ? 0 : countWords(phrase);
        if (phrase === null || count < FEWEST_WORDS || count > MOST_WORDS) return [];
        // What stands between commas is no clause: “…, except my socks, came from the shop”.
        if (severalThings.test(phrase)) return [];
        if (described.test(phrase) || onPurpose.test(phrase) || !sentence.text.startsWith(phrase))
          return [];
        const slots = { word: `‘${word.text}’` };
        return [{ kind: 'nextStep', quotations: [[phrase]], weight: WEIGHT, slots }];
      })
      .slice(0, MOST);
  },
  skill: 'describingWords',
  wording,
  taken: { by: 'adding', where: 'here', isOneOfMany: true, isSo: isDescribed },
  speaksOf: { nextStep: { vocabulary: 30 } },
  cases: [
    {
      title: 'asks for a word that describes a thing',
      text: 'Koro tied the eel to a fence. It was late.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Koro tied the eel to a fence']],
          slots: { word: '‘fence’' },
        },
      ],
    },
    {
      title: 'leaves a thing that is described, and what somebody says, alone',
      text: 'Koro tied the eel to the old fence. We saw a box of pegs. “Get the hose out now,” he said. He sat on the couch that Nan had made.',
      finds: [],
    },
    {
      title: 'leaves alone what the text is about',
      text: 'A ship carries a flag. One flag is like the other. No flag says who we are. The flag cost a lot. A new flag comes soon.',
      finds: [],
    },
    {
      title: 'leaves a thing that is bare on purpose, and parts of the body, alone',
      text: 'The yard had only a shed. My knuckles went white.',
      finds: [],
    },
    {
      title: 'leaves alone what is not there, and what is asked of any',
      text: 'We still don’t have a trampoline. We dont own a car. Do you own a cat? I hope you got a dog. We would need a boat. In the yard a rope, a tyre, a hat.',
      finds: [],
    },
    {
      title: 'leaves alone what somebody is in a game, and what is only asked for',
      text: '1. Choose one person to be the octopus. 2. Run to the end. Our school should have a uniform.',
      finds: [],
    },
  ],
};
