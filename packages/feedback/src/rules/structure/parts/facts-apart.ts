import { headingLines } from '../../../text/lines/headings.ts';
import { closingPhrase, openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './facts-apart.wording.ts';

const look = String.raw`(?:colou?rs?|silver|brown|black|white|green|grey|orange|yellow|red|blue|stripes?|stripy|spots|fur|furry|feathers|wings?|tails?|beaks?|legs|wheels|claws|shiny|skin|shell(?! ?fish)|trailer)\b`;

/** What a fact is about, where one word shows it: what a thing is or has, not what it does with it. */
const aspects: ReadonlyMap<string, RegExp> = new Map([
  [
    'looks',
    new RegExp(
      String.raw`\b(?:is|are|has|have|with|looks?)\b(?: [\p{L}\d-]+,?){0,5} ${look}|\b${look} (?:is|are|looks?)\b`,
      'iu',
    ),
  ],
  ['food', /\b(?:eats?|drinks?|feeds? on|prey|diet)\b/iu],
  ['home', /\b(?:lives? (?:in|on|near|under|around|at)|habitats?|nests? (?:in|on))\b/iu],
  ['young', /\b(?:lays?|eggs?|babies|babys|chicks?|cubs|pups|born|hatch\p{L}*)\b/iu],
]);

/** Who eats: of what others eat, and what people do with it, a report tells elsewhere. */
const eater =
  /\b(\p{L}+)(?: (?:also|mostly|mainly|usually|often|sometimes|only|will|might|like to|love to))? (?:eats?|drinks?|feeds? on)\b/iu;

/** Facts with fewer other sentences between them are not far apart. */
const BETWEEN = 2;

/** What the writer likes, does or thinks informs of nothing. */
const opinion = /\b(?<!\p{L})(?:i|me|my|mine|we|our|best|favou?rite|cool|cute|awesome|think)\b/iu;

/** A fact for the end, as many tasks ask for one, and food that somebody has met with before. */
const standsApart =
  /\b(?:amazing|interesting|fun|cool|weird|surprising|fascinating) facts?\b|\bdid you know\b|\beats? (?:it|them)\b/iu;

/** “Dolphins are animals that live in the sea” says what something is. */
const defines = /\b(?:is|are) [^.]*\b(?:that|which|who)\b/iu;

/** What grows up is told in the order of its life. */
const growsUp = /\b(?:caterpillars?|chrysalis|cocoons?|pupae?|larvae?|tadpoles?)\b/iu;

/** In so many paragraphs, the facts have been sorted; another rule looks for one in the wrong place. */
const SORTED = 3;
const FEWEST_WORDS = 4;

const isSorted = ({ lines, title }: StudentText): boolean =>
  lines.filter(({ text }) => text !== title?.text && countWords(text) >= FEWEST_WORDS).length >=
  SORTED;

/** Tells what a part is for, or what its colour means, not how it looks. */
const purpose = /\b(?:so|to|for|helps?|uses?|using|when|means)\b/iu;

/** @param topics the words for what the report is about */
function aspectOf({ text }: Sentence, topics: ReadonlySet<string>): string | null {
  if (opinion.test(text) || standsApart.test(text)) return null;
  const about = [...aspects].filter(([, words]) => words.test(text));
  const aspect = about.length === 1 ? (about[0]?.[0] ?? null) : null;
  if (aspect === 'looks' && purpose.test(text)) return null;
  if (aspect === 'food' && !topics.has(eater.exec(text)?.[1]?.toLowerCase() ?? '')) return null;
  return aspect;
}

/** ‘They’, or as the text begins: “Worms are …”. */
const topicsOf = ({ words }: StudentText): ReadonlySet<string> =>
  new Set(['they', 'it', 'he', 'she', ...words.slice(0, 3).map(({ lower }) => lower)]);

/** What leads to what is told in that order. */
const explains = ({ title, task }: StudentText): boolean =>
  /^\W*(?:how|why|what (?:makes|causes))\b/iu.test(title?.text ?? '') ||
  /\bexplain(?:s|ing)? (?:how|why|what)\b|\bexplanation/iu.test(task ?? '');

/** Facts about one thing, separated by facts about another. */
export const factsApart: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'facts' || headingLines(text).length >= 2 || explains(text))
      return [];
    if (isSorted(text) || growsUp.test(text.text)) return [];
    const topics = topicsOf(text);
    const facts = text.sentences
      .map((sentence, at) => ({ sentence, at, aspect: aspectOf(sentence, topics) }))
      .filter(({ sentence, at }) => at > 0 || !defines.test(sentence.text))
      .filter(({ aspect, sentence }) => aspect !== null && !hasSpeech(text, sentence));
    const groups = [...Map.groupBy(facts, ({ aspect }) => aspect ?? '')].flatMap(
      ([aspect, about]) => {
        const [first] = about;
        const last = about.at(-1);
        if (first === undefined || last === undefined) return [];
        const isBroken = last.at - first.at - about.length + 1 >= BETWEEN;
        return isBroken ? [{ aspect, first, last }] : [];
      },
    );
    const [widest] = groups.toSorted((a, b) => b.last.at - b.first.at - (a.last.at - a.first.at));
    if (widest === undefined) return [];
    const quotation = [
      ...openingPhrase(text, widest.first.sentence),
      ...closingPhrase(text, widest.last.sentence),
    ];
    const words = aspects.get(widest.aspect);
    const isShown = quotation.every((one) => words?.test(one) ?? false);
    return quotation.length < 2 || !isShown
      ? []
      : [
          {
            kind: 'nextStep',
            quotations: [quotation],
            weight: 0.88,
            slots: { aspect: widest.aspect },
          },
        ];
  },
  skill: 'grouping',
  wording,
  taken: {
    by: 'ordering',
    where: 'anywhere',
    isSo: ({ sentences, slots }) =>
      aspects.get(slots['aspect'] ?? '')?.test(sentences) !== false && undefined,
  },
  speaksOf: { nextStep: { 'report structure': 1, information: 1 } },
  cases: [
    {
      title: 'finds two facts of a kind with others between them',
      text: 'Kea are green parrots. They eat roots. They live in the hills. Tourists feed them. Their wings are orange.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Kea are green parrots', 'Their wings are orange']],
          slots: { aspect: 'looks' },
        },
      ],
    },
    {
      title: 'says nothing of instructions',
      text: 'How to feed a kea\nThey eat eggs. Wash your hands. Put on gloves. Open the door. They lay eggs.',
      finds: [],
    },
    {
      title: 'says nothing of an explanation, whose order is that of what happens',
      text: 'Why kea are green\nKea are green parrots. They eat roots. They live in the hills. Tourists feed them. Their wings are orange.',
      finds: [],
    },
    {
      title: 'says nothing where each paragraph is about one thing, and a last one about anything',
      text: 'Kea\nKea are green parrots. They eat roots.\nThey live in the hills. Tourists feed them.\nAn amazing fact is that their wings are orange.',
      finds: [],
    },
    {
      title: 'leaves what something is, and what grows up, as they are told',
      text: 'Moths are insects that live in the hills. They eat wool. They are brown. They come out at night. Some live in the garden. The caterpillars eat leaves.',
      finds: [],
    },
    {
      title: 'says nothing where they stand together',
      text: 'Kea are green parrots. Their wings are orange. They eat roots. They eat grubs.',
      finds: [],
    },
    {
      title: 'takes no liking, and no purpose, for information about looks',
      text: 'Diggers have wheels so they can move. They dig holes. They need fuel. My dad has one. I like orange the best.',
      finds: [],
    },
    {
      title: 'takes what others eat, and what is done with a leg, for something else',
      text: 'Worms eat leaves. They have no eyes. They live in the soil. Worms make it rich. Birds like to eat worms. Wētā have spiky legs. They are shy. They come out at night. If you poke one it puts its legs up.',
      finds: [],
    },
    {
      title: 'takes what a colour means for no look',
      text: 'Snot can be green or yellow. It is sticky. It comes from your nose. Green snot means your body is fighting.',
      finds: [],
    },
  ],
};
