import { isRight } from '../../language/spelling.ts';
import { wordsOf } from '../../text/words.ts';
import { phrasesOf } from '../../text/phrase.ts';
import { nextStepAtSeveral } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { has } from '../slot-word.ts';
import { wording } from './sound-alikes.wording.ts';

/** Places where a word that sounds the same was probably meant. */
const suspects: readonly { pattern: RegExp; pair: string }[] = [
  {
    pattern:
      /\b(?:there|they['’]re) (?:backs?|bell(?:y|ies)|fins?|tails?|noses?|bod(?:y|ies)|skin|fur|beaks?|feathers|wings?|eyes|legs|claws|paws|mouths?|heads?|teeth|eggs|babies|babys|young|food|prey|nests?|mum|dad|homes?|houses?|names?|parents|family|own)\b(?! (?:is|are|was|were)\b)/giu,
    pair: '‘there’ or ‘their’',
  },
  {
    pattern:
      /\b(?:in|on|at|of|with|to|for|from|all|got|have|had|know|lost|like|took|and) (?:there|they['’]re) (?:own |new |little |big )?(?:mum|dad|house|home|bags?|names?|baby|babies|babys|hands?|heads?|teeth|food|eyes|friends?|parents|stuff|way|team|toes|nest|eggs|young|legs|wings|family|children|dog|mother|father|teacher)\b/giu,
    pair: '‘there’ or ‘their’',
  },
  {
    pattern:
      /\b(?:got|get|went|go|over|was|is|be|live|lived|sat|stayed) their(?=[\s]*[.!,?]|\s+(?:was|is|were|and|in|at|on|i|we|he|she|they|it)\b)/giu,
    pair: '‘there’ or ‘their’',
  },
  { pattern: /\btheir (?:is|was|were|are)\b/giu, pair: '‘there’ or ‘their’' },
  {
    pattern:
      /\b(?:the|my|his|her|a|our|their) hole (?:way|time|day|class|school|thing|life|family|world|team|night|week|year|group|country|bus)\b/giu,
    pair: '‘hole’ or ‘whole’',
  },
  {
    pattern: /\b(?:could|would|should|must|might|shouldn['’]t|couldn['’]t|wouldn['’]t) of\b/giu,
    pair: '‘of’ or ‘have’',
  },
  {
    pattern: /\b(?:was|were|is|are|not|weren['’]t|aren['’]t) aloud to\b/giu,
    pair: '‘aloud’ or ‘allowed’',
  },
  {
    pattern:
      /\bwent of (?:the|to|with)\b|\b(?:fell|jumped|took|turned|got|came|ran|blew) of (?:the|my|his|her|it|a)\b/giu,
    pair: '‘of’ or ‘off’',
  },
  {
    pattern:
      /(?<!\b(?:from|to|with|of|in|by|for|at) )\byour (?:going|not|the|a|so|very|welcome)\b/giu,
    pair: '‘your’ or ‘you’re’',
  },
  {
    pattern:
      /\b(?:to|too) (?:much|many|late|scared|big|hot|cold|small|tired|fast|far|loud)\b(?<=\bto \p{L}+)/giu,
    pair: '‘to’ or ‘too’',
  },
  {
    pattern:
      /\b(?:bigger|better|smaller|faster|more|less|older|taller|higher|longer|worse|heavier) then\b/giu,
    pair: '‘then’ or ‘than’',
  },
  {
    pattern: /\b(?:we|i|they|he|she|you) no (?:that|it|how|what|the|where|why|all|him|her)\b/giu,
    pair: '‘no’ or ‘know’',
  },
  {
    pattern: /\b(?:we|i|they|he|she|you) new (?:that|it|how|what|the|where|why|all|him|her)\b/giu,
    pair: '‘new’ or ‘knew’',
  },
  {
    pattern:
      /\b(?:i|we|you|they|he|she) (?:want|whent)\s(?:swimming|home|outside|inside|back|down|up|there|fishing|camping)\b/giu,
    pair: '‘want’ or ‘went’',
  },
];

const quoted = (pair = '') => pair.match(/(?<=‘)\p{L}+/gu) ?? [];

/** Real words that are probably the wrong ones: a question, never a statement. */
export const soundAlikes: Rule = {
  find(text) {
    for (const { pattern, pair } of suspects) {
      const places = phrasesOf(text, pattern);
      if (places.length > 0)
        return nextStepAtSeveral(places, places.length > 1 ? 0.85 : 0.7, { pair });
    }
    return [];
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
      title: 'asks about could of',
      text: 'I could of won.',
      finds: [
        { kind: 'nextStep', quotations: [['I could of won']], slots: { pair: '‘of’ or ‘have’' } },
      ],
    },
    {
      title: 'says nothing of the right ones',
      text: 'They like their house over there. I could have won two too.',
      finds: [],
    },
  ],
};
