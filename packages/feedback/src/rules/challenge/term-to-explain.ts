import { isConfused } from '../../language/confused-words.ts';
import { isFormOfDeed } from '../../language/deed-forms.ts';
import { isInDictionary, isProperNoun } from '../../language/dictionary.ts';
import { isEveryday } from '../../language/everyday-words.ts';
import { isInexact } from '../../language/inexact-words.ts';
import { isExactWord } from '../../language/exact-words.ts';
import { isTeReo } from '../../language/te-reo.ts';
import { isFamiliar } from '../../reading/familiar-words.ts';
import { proseOf } from '../../text/prose.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { wordSet } from '../../text/word-set.ts';
import { nextStep } from '../finding.ts';
import { kindOfWriting } from '../kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { CHALLENGE } from './challenge.ts';
import { wording } from './term-to-explain.wording.ts';

/** Letters of a word that a younger reader may not have met. */
const FEWEST_LETTERS = 7;

/** What is done or how, and of what kind: a reader who doesn’t know it can guess. */
const guessed =
  /(?:ly|ed|ing|al|ive|able|ible|ous|less|ful|ness|est|er|ers|ions?|[ae]nces?|ment|ments|ities|ic|metres?|ise|ises|y)$/u;

/** Not in every text, but every child knows them. */
const known = wordSet(
  'rectangle rectangles triangle triangles hexagon pyramid horizon graphics dribble stadium forbidden lifestyle refills collapse thermos customs upstream resembles plastic concrete accurate channel channels collect collects collectors decorate elastic scrunch product shampoo sizzles wheelie wrinkles barbecue stomach stomachs aeroplane aquarium hammock climate consequence females foundations tsunami harbour inventions kennels neighbourhood torchlight intense reduces serviettes regions vehicle vehicles museum theatre pyjamas noodles pizzas cucumber garlic lounge holiday holidays costume costumes dolphins electric dessert desserts flavour flavours bandage bandages blister blisters bruise bruises cyclists athletes cricket soccer rugby hurricane paradise plaster recycle recycles backpack backpacks toddler toddlers vacuum vitamins yoghurt zigzag hundred hundreds sandals perfume perfumes insect insects magnet magnets',
);

const isTerm = ({ text: word, first }: Word): boolean =>
  !first &&
  /^\p{Ll}+$/u.test(word) &&
  word.length >= FEWEST_LETTERS &&
  !guessed.test(word) &&
  !known.has(word) &&
  !isInexact(word) &&
  !isFamiliar(word) &&
  !isEveryday(word) &&
  !isExactWord(word) &&
  !isTeReo(word) &&
  !isConfused(word) &&
  isInDictionary(word) &&
  !isFormOfDeed(word) &&
  !isProperNoun(word);

/** Told somewhere what it is: “penstocks are”, “called penstocks”, “penstocks, which”, “penstocks (”. */
function isExplained({ text }: StudentText, word: string): boolean {
  const before = String.raw`(?:called|named|known as|means?|are|is|like|an? kind of|an? type of) (?:an? |the )?${word}`;
  const after = String.raw`${word}s?(?: is| are| means?| was| were|,? (?:which|that|who|or|called|like|such)\b| ?[(–—:]| - |, (?:an?|the) )`;
  return new RegExp(String.raw`(?<![\p{L}])(?:${before}|${after})`, 'iu').test(text);
}

/** Of facts, an uncommon word that nothing near it explains. */
export const termToExplain: Rule = {
  find(text) {
    const kind = kindOfWriting(text);
    if (kind !== 'facts' && kind !== 'steps') return [];
    const titled = (text.title?.text ?? '').toLowerCase();
    const terms = proseOf(text)
      .flatMap(({ words }) => words)
      .filter((one) => isTerm(one))
      .map((one) => one.text)
      .filter((word) => !titled.includes(word.replace(/s$/u, '')) && !isExplained(text, word));
    const longest = [...new Set(terms)].toSorted((a, b) => b.length - a.length);
    return nextStep(longest.slice(0, 2), CHALLENGE);
  },
  skill: 'topicWords',
  wording,
  speaksOf: {
    nextStep: { 'report features': 28, 'procedural features': 29, vocabulary: 30, information: 31 },
  },
  cases: [
    {
      title: 'asks whether a reader knows an uncommon word',
      text: 'Dams hold back rivers. They are made by surveyors and workers. It spins a wheel.',
      finds: [{ kind: 'nextStep', quotations: [['surveyors']] }],
    },
    {
      title: 'leaves words alone that are explained, or that the title names',
      text: 'Axolotls of the lake\nThey have gills. Water falls down huge pipes called penstocks. A turbine is a wheel. They are endemic, which means found only here. The axolotls eat worms.',
      finds: [],
    },
    {
      title: 'takes no deed, no idea and no shape for a term',
      text: 'A kite is a toy. The string tightens when it lifts. Its frame is a rectangle. The teacher takes possession of it.',
      finds: [],
    },
    {
      title: 'says nothing in a story',
      text: 'I went to the dam. I saw the surveyors. I was happy. We ran home.',
      finds: [],
    },
  ],
};
