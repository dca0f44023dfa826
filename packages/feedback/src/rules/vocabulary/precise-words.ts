import { syllable } from 'syllable';
import { isInDictionary } from '../../language/spelling/dictionary.ts';
import { isEveryday } from '../../language/kinds-of-words/everyday-words.ts';
import { isTeReo } from '../../language/te-reo/te-reo.ts';
import { isFamiliar } from '../../reading/familiar-words.ts';
import type { StudentText } from '../../text/student-text.ts';
import { strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { isEndOfSplit } from './split-word.ts';
import { wording } from './precise-words.wording.ts';

/** ‘Specially’, but which names nothing, but neither ‘butterfly’ nor ‘assembly’. */
const adverb = /(?<!f|mb)ly$/u;

/** Long words that are exact about nothing, or that everybody uses. */
const vague = new Set(
  "including natural usually whatever whenever wherever whoever however although anyways actually basically obviously literally honestly seriously absolutely probably definitely completely especially extremely everyone's ourselves themselves yourself anywhere therefore unfortunately finally suddenly eventually slightly ingredients ingredient consequence consequences competition fingernail fingernails sandpaper kilometre kilometres centimetre centimetres millimetre millimetres kilogram kilograms thousand thousands hundreds millions equipment birthday headphones basketball awesome amazing exciting".split(
    ' ',
  ),
);

/** “Shutters” has eight letters, and is soon read (letters, syllables). */
const LONG = 9;
const MANY_SYLLABLES = 3;

const isLong = (word: string): boolean => word.length >= LONG || syllable(word) >= MANY_SYLLABLES;

/** Words that begin alike are forms of one (letters). */
const STEM = 5;

function rareWords(text: StudentText): string[] {
  const candidates = text.words.filter(
    (word, i) => !word.first && /^\p{Ll}{8,}$/u.test(word.text) && !isEndOfSplit(text, i),
  );
  const rare = candidates.filter(
    (word) =>
      isLong(word.text) &&
      !vague.has(word.text) &&
      !isEveryday(word.text) &&
      !adverb.test(word.text) &&
      !isTeReo(word.text) &&
      !isFamiliar(word.text) &&
      isInDictionary(word.text),
  );
  const longest = rare.map((word) => word.text).toSorted((a, b) => b.length - a.length);
  // ‘Screeched’ beside ‘screechy’ is the same word again.
  const different = new Map(longest.map((word) => [word.slice(0, STEM), word]));
  return [...different.values()].slice(0, 6);
}

/** Long words that are right and that not every child knows. */
export const preciseWords: Rule = {
  find(text) {
    return strengthInWords(rareWords(text), 0.65);
  },
  skill: 'topicWords',
  wording,
  speaksOf: {
    strength: { 'report features': 2, vocabulary: 4, facts: 2, 'procedural features': 4 },
  },
  cases: [
    {
      title: 'praises long words that are right and rare',
      text: 'The predator ate the chrysalis near the letterbox.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'leaves te reo, names, vague and misspelt words out',
      text: 'We saw the whakapapa with Charlotte and whatever crysaliss.',
      finds: [],
    },
    {
      title: 'takes no animal, job or thing that everybody knows, and no two short words in one',
      text: 'The scientists saw penguins, tourists, a lighthouse and a trampoline near the letterbox.',
      finds: [],
    },
    {
      title: 'takes no word of two syllables for long, unless it has nine letters',
      text: 'They saw shutters and the pantries. It was plastered to the chrysalis.',
      finds: [{ kind: 'strength', quotations: [['plastered', 'chrysalis']] }],
    },
    {
      title: 'takes no end of a word that is written apart',
      text: 'The windows are poly carbonate. We saw a chrysalis and a predator.',
      finds: [{ kind: 'strength', quotations: [['chrysalis', 'predator']] }],
    },
    {
      title: 'takes two forms of one word for one',
      text: 'It was trembling by the letterbox, and it trembled again. There was a trembler.',
      finds: [],
    },
    {
      title: 'takes a word that says how for none',
      text: 'They were specially and repeatedly shown a chrysalis and a predator.',
      finds: [{ kind: 'strength', quotations: [['chrysalis', 'predator']] }],
    },
  ],
};
