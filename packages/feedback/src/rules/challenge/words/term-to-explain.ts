import { isTechnical } from '../../../language/kinds-of-words/technical-words.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { answeredThere, CHALLENGE } from '../challenge.ts';
import { wording } from './term-to-explain.wording.ts';

/** Told somewhere what it is: “penstocks are”, “called penstocks”, “penstocks, which”, “penstocks (”. */
function isExplained({ text }: StudentText, word: string): boolean {
  const one = `${word.replace(/(?:ies|y|s)$/u, '')}(?:ies|y|e?s)?`;
  const before = String.raw`(?:called|named|known as|means?|are|is|like|an? kind of|an? type of) (?:an? |the )?${one}`;
  const after = String.raw`${one}(?: is| are| means?| was| were|,? (?:which|that|who|or|called|like|such)\b|[.!] (?:this|that|it) (?:means|is (?:when|where|how|what))\b| ?[(–—:]| - |(?: \p{L}+)?, (?:an?|the) )`;
  return new RegExp(String.raw`(?<![\p{L}])(?:${before}|${after})`, 'iu').test(text);
}

/** What eats what, and when something is awake, is told in plain words as well. */
const plainly: readonly { term: RegExp; by: RegExp }[] = [
  { term: /vores?$/u, by: /\b(?:eats?|eating|feeds?|food|diet)\b/iu },
  { term: /^(?:noct|di)urnal$/u, by: /\b(?:nights?|days?|daytime|dark|sleeps?|asleep)\b/iu },
];

const isToldPlainly = ({ text }: StudentText, word: string): boolean =>
  plainly.some(({ term, by }) => term.test(word) && by.test(text));

/** Of facts, a technical word that nothing near it explains. */
export const termToExplain: Rule = {
  find(text) {
    const kind = kindOfWriting(text);
    if (kind !== 'facts' && kind !== 'steps') return [];
    const titled = (text.title?.text ?? '').toLowerCase();
    const terms = proseOf(text)
      .flatMap(({ words }) => words)
      .map(({ text: word }) => word)
      .filter((word) => isTechnical(word))
      .filter((word) => !titled.includes(word.replace(/s$/u, '')) && !isExplained(text, word))
      .filter((word) => !isToldPlainly(text, word));
    const longest = [...new Set(terms)].toSorted((a, b) => b.length - a.length);
    return nextStep(longest.slice(0, 2), CHALLENGE);
  },
  skill: 'topicWords',
  wording,
  taken: answeredThere,
  speaksOf: {
    nextStep: { 'report features': 28, 'procedural features': 29, vocabulary: 30, information: 31 },
  },
  cases: [
    {
      title: 'asks whether a reader knows a technical word',
      text: 'Dams hold back rivers. They are made by workers. The water spins two turbines there.',
      finds: [{ kind: 'nextStep', quotations: [['turbines']] }],
    },
    {
      title: 'leaves words alone that are explained, or that the title names',
      text: 'Axolotls of the lake\nThey have gills. Water falls down huge pipes called penstocks. A turbine is a wheel. They are endemic, which means found only here. The axolotls eat worms.',
      finds: [],
    },
    {
      title: 'leaves a word alone that the next sentence explains',
      text: 'Bats are mammals. They fly at night. They find moths by echolocation. This means they shout and listen for the echo. They sleep by day.',
      finds: [],
    },
    {
      title: 'leaves one of several alone that are explained together',
      text: 'The heart is a pump. It beats all day. Blood leaves it in tubes known as arteries. If one artery fills up it hurts. The walls are strong.',
      finds: [],
    },
    {
      title: 'takes no word for technical because it is long or seldom met',
      text: 'A kite is a toy. The string tightens when it lifts. Its frame is a rectangle. We flew it on the mainland, and then from the verandah. Surveyors waved to us.',
      finds: [],
    },
    {
      title: 'says nothing in a story',
      text: 'I went to the dam. I saw the turbines. I was happy. We ran home.',
      finds: [],
    },
  ],
};
