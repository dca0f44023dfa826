import type { Stretch } from '@second-draft/contract';
import { saying } from '../../../language/kinds-of-words/saying-verbs.ts';
import { lastWhere } from '../../../text/searching/last-where.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './verb-forms.wording.ts';

const kin = String.raw`(?:(?:my|our|his|her) )?(?:mum|dad|nan|nana|koro|poppa|mother|father|(?:big |little )?(?:brother|sister)|uncle|aunty?|cousins?)(?: (?!(?:ha(?:s|d|ve)(?:nt)?|was|were|is|are|be|being|been|got|gets?|who|that|and|not)\b)\p{L}+)?`;

/** “Have you seen”, “are we done”, “has my dad seen”, “never have Mum and I seen”. */
const before = String.raw`(?<!\b(?:have|has|had)\s(?:\p{L}+\s){1,3}(?:and|or)\s)(?<!\b(?:have|has|had|having|(?:have|has|had)n['’]?t|am|is|are|was|were|get|got|with|my|our|his|her|their|your)\s)`;

/** What is seen or done: “my dad seen in the photo” has none. */
const object = '(?= (?:an?|the|my|his|her|our|it|that|this|these|some|one|two|him|them|me|us)\\b)';

/** Verbs that many say so, and that are written in another way, whatever goes on around them. */
const spoken = new RegExp(
  [
    String.raw`\b(?:we|they) was\b`,
    // “The dog that bit you was big”
    String.raw`(?<=^|[.!?]\s|\b(?:and|but|when|because|so|if|then|where|while)\s)you was\b`,
    String.raw`(?<=^|[.!?]\s|\b(?:and|so|then|when|because|but)\s)me and (?:my )?\p{L}+ was\b`,
    String.raw`${before}\b(?:i|we|they|he|she|you) (?:never |only |just )?(?:seen|done|been|gone|eaten|taken|given|written|driven|ridden|forgotten|fallen|swum)\b`,
    String.raw`${before}\b${kin} (?:seen|done)\b${object}`,
    // “If I were big and he were small” is right.
    String.raw`(?<=^|[.!?]\s|\b(?:then|because)\s)(?:he|she|it) were\b`,
    String.raw`(?<!\b(?:did|does|do|why) )\b(?:he|she|it) don['’]?t\b`,
  ].join('|'),
  'gimu',
);

/** Nobody speaks for longer in one sentence (characters). */
const FAR = 400;

/** Somebody speaks, perhaps without speech marks. */
function isSaid(text: StudentText, place: Stretch): boolean {
  const sentence = text.sentences[lastWhere(text.sentences, ({ start }) => start <= place.start)];
  const from = Math.max(sentence?.start ?? 0, place.start - FAR);
  return isSpoken(text, place) || saying.test(text.text.slice(from, place.start));
}

/** Verbs as they are said at home, where a reader expects those of books. */
export const verbForms: Rule = {
  find(text) {
    const places = Array.from(text.text.matchAll(spoken), ({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
      words,
    })).filter((place) => !isSaid(text, place));
    const different = new Map(places.map(({ words }) => [words.toLowerCase(), words]));
    return nextStepAtSeveral([...different.values()], places.length > 1 ? 0.86 : 0.6);
  },
  skill: 'verbForms',
  wording,
  taken: {
    by: 'inflecting',
    isEverywhere: true,
    isSo: ({ words }) => words.search(spoken) < 0 && undefined,
  },
  speaksOf: {
    nextStep: {
      'sentence structure': 2,
      'recount features': 3,
      'narrative features': 3,
      'general writing': 4,
      tense: 2,
    },
  },
  cases: [
    {
      title: 'finds verbs that are said so and written otherwise',
      text: 'We was at the river. Then we seen a eel. My uncle Wiremu done a big bomb.',
      finds: [{ kind: 'nextStep', weight: 0.86, quotations: [['We was', 'we seen']] }],
    },
    {
      title: 'finds a single one, which weighs less',
      text: 'Me and Jaxon was at the creek. It was cold.',
      finds: [{ kind: 'nextStep', weight: 0.6, quotations: [['Me and Jaxon was']] }],
    },
    {
      title: 'leaves alone what somebody says, with speech marks or without',
      text: '“We was at the river,” said Nan. Then Koro said they was at the shop. Mum yelled we seen it.',
      finds: [],
    },
    {
      title: 'leaves the same words alone where they are right',
      text: 'Have you seen it? Are we done? We were late. The dog that bit you was big. I have been there. Has my dad seen the eel? With Nan gone we ate. It was me and Dad was cross. I’ve seen it.',
      finds: [],
    },
  ],
};
