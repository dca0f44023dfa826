import { headingLines } from '../../../text/lines/headings.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import type { Span } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './misplaced-fact.wording.ts';

/** What a heading is about, and a fact that surely belongs there. */
const aspects: readonly { heading: RegExp; fact: RegExp }[] = [
  {
    heading: /\b(?:eats?|food|diet|feed(?:s|ing)?|prey)\b/iu,
    fact: /^(?:they|it|he|she) (?:(?:also|mostly|mainly|only|usually|often) )?(?:eats?|feeds? on)\b/iu,
  },
  {
    heading: /\b(?:lives?|homes?|habitats?|found)\b/iu,
    fact: /^(?:they|it|he|she) (?:(?:also|mostly|mainly|only|usually|often) )?lives? (?:in|on|near|under|by|around)\b(?! (?:\p{L}+ ){0,2}(?:groups?|flocks?|pairs?|famil\p{L}+|colon\p{L}+|packs?|herds?|pods?|fear|peace)\b)/iu,
  },
  {
    heading: /\b(?:looks?|appearance|description)\b/iu,
    fact: /^(?:they|it|he|she) (?:is|are) (?:(?:mostly|usually|a|dark|light|bright|black|white|brown|grey|green|red|blue|orange|yellow),? (?:and |or )?)*(?:black|white|brown|grey|green|red|blue|orange|yellow)\b(?! list\b)/iu,
  },
  {
    heading: /\b(?:prepared?|preparing|safety|safe|what to do)\b/iu,
    fact: /^you (?:should|must|need to|have to) (?!know\b)/iu,
  },
  { heading: /\b(?:causes?|effects?|damage)\b/iu, fact: /^(?!)/u },
];

/** “Causes: plates move” */
const labelled = /^\p{Lu}[\p{L} ]{2,24}(?=: )/u;

/** Tells what a part is about, not how it looks, lives or eats. */
const because = /\b(?:because|so that|when|until|if)\b/iu;

interface Headed {
  heading: string;
  sentences: Sentence[];
}

/** Fewer lines that begin with a label are sentences. */
const FEWEST_LABELS = 3;

/** The sentences below each heading, or below each question on a line of its own. */
function headedIn(text: StudentText): Headed[] {
  const heads = new Set<Span>([...headingLines(text), ...text.prompts]);
  const labels = text.lines.filter((line) => labelled.test(line.text));
  const isLabelled = heads.size === 0 && labels.length >= FEWEST_LABELS;
  const inLines = Map.groupBy(text.sentences, ({ line }) => line);
  const parts: Headed[] = [];
  for (const [at, line] of text.lines.entries()) {
    const own = inLines.get(at) ?? [];
    const label = isLabelled ? labelled.exec(line.text)?.[0] : undefined;
    if (heads.has(line)) parts.push({ heading: line.text, sentences: [] });
    else if (label !== undefined) parts.push({ heading: label, sentences: own });
    else parts.at(-1)?.sentences.push(...own);
  }
  return parts;
}

/** A fact that stands under another heading than its own. */
export const misplacedFact: Rule = {
  find(text) {
    const parts = headedIn(text);
    const isFor = ({ heading }: Headed, pattern: RegExp) => pattern.test(heading);
    const known = aspects.filter(({ heading }) => parts.some((part) => isFor(part, heading)));
    const misplaced = parts.flatMap((part) => {
      const own = known.filter(({ heading }) => isFor(part, heading));
      // Any fact may stand under ‘What is it?’ or ‘Life cycle’.
      if (own.length !== 1) return [];
      return part.sentences
        .filter((one) => !because.test(one.text) && !hasSpeech(text, one))
        .flatMap((one) => {
          const its = known.find(({ fact }) => fact.test(one.text));
          return its === undefined || own.includes(its) ? [] : [{ one, its }];
        });
    });
    const [first] = misplaced;
    const under = parts.find((part) => first !== undefined && isFor(part, first.its.heading));
    if (first === undefined || under === undefined) return [];
    return nextStep(
      misplaced
        .filter(({ its }) => its === first.its)
        .flatMap(({ one }) => openingPhrase(text, one)),
      0.93,
      { heading: under.heading },
    );
  },
  skill: 'grouping',
  wording,
  taken: {
    by: 'ordering',
    where: 'anywhere',
    isSo: ({ fresh }) => !because.test(fresh) && undefined,
  },
  speaksOf: { nextStep: { 'report structure': 1, information: 1, organisation: 2 } },
  cases: [
    {
      title: 'finds a fact under another heading than its own',
      text: 'Tuatara\nWhat does it look like?\nIt has spikes down its back. They live on islands where there are no rats.\nWhere does it live?\nIn a burrow. It is green or brown.\nWhat does it eat?\nIt eats worms and birds.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['They live on islands where there are no rats']],
          slots: { heading: 'Where does it live?' },
        },
      ],
    },
    {
      title: 'finds advice under another label than its own',
      text: 'Earthquakes\nCauses: plates push together. You should drop and hold on.\nEffects: the houses fall down and the roads crack.\nBeing prepared: have a torch and water for three days.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['You should drop and hold on']],
          slots: { heading: 'Being prepared' },
        },
      ],
    },
    {
      title: 'leaves alone what stands in its place, or in a part of its own',
      text: 'Tuatara\nWhat it looks like\nIt is green or brown. They live in big groups.\nWhere it lives\nIt lives in a burrow on islands.\nLife cycle\nThey eat very little at first. They are white at birth.\nFood\nIt eats worms and birds.',
      finds: [],
    },
    {
      title: 'says nothing where no other heading fits',
      text: 'Tuatara\nWhat it looks like\nIt is green or brown. They eat worms.\nDangers\nRats eat their eggs. They are rare today.',
      finds: [],
    },
  ],
};
