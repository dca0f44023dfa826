import type { Sentence, StudentText } from '../../../text/student-text.ts';

const look = String.raw`(?:colou?rs?|silver|brown|black|white|green|grey|orange|yellow|red|blue|stripes?|stripy|spots|fur|furry|feathers|wings?|tails?|beaks?|legs|wheels|claws|shiny|skin|shell|trailer)\b`;

/** What a fact is about, where one word shows it: what a thing is or has, not what it does with it. */
export const aspects: ReadonlyMap<string, RegExp> = new Map([
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

/** What the writer likes, does or thinks informs of nothing. */
const opinion = /\b(?<!\p{L})(?:i|me|my|mine|we|our|best|favou?rite|cool|cute|awesome|think)\b/iu;

/** Tells what a part is for, or what its colour means, not how it looks. */
const purpose = /\b(?:so|to|for|helps?|uses?|using|when|means)\b/iu;

/**
 * What a sentence tells of, where that is one thing only.
 * @param topics the words for what the report is about
 */
export function aspectOf({ text }: Sentence, topics: ReadonlySet<string>): string | null {
  if (opinion.test(text)) return null;
  const about = [...aspects].filter(([, words]) => words.test(text));
  const aspect = about.length === 1 ? (about[0]?.[0] ?? null) : null;
  if (aspect === 'looks' && purpose.test(text)) return null;
  if (aspect === 'food' && !topics.has(eater.exec(text)?.[1]?.toLowerCase() ?? '')) return null;
  return aspect;
}

/** ‘They’, or as the text begins: “Worms are …”. */
export const topicsOf = ({ words }: StudentText): ReadonlySet<string> =>
  new Set(['they', 'it', 'he', 'she', ...words.slice(0, 3).map(({ lower }) => lower)]);
