import { concernKind } from '@second-draft/contract';
import * as z from 'zod';
import { saidAs } from './said-as.ts';

const toldConcern = z.object({
  /** A kind that a model makes up counts as another. */
  kind: saidAs(concernKind.options).catch('other'),
  /** Empty if the model named none. */
  words: z.string(),
});

export type ToldConcern = z.infer<typeof toldConcern>;

const nothing = String.raw`(?:no|none|null|nil|false|undefined|nothing|n\/?a|not applicable)`;
const noConcern = String.raw`(?:there (?:is|are) |i (?:see|have|found|find) )?no(?: (?!one\b|more\b)\w+){0,2} (?:concerns?|concerning|worries|issues?|reasons? (?:for|to) (?:concern|worry|be (?:concerned|worried)))\b`;
const none = new RegExp(
  String.raw`^\W*(?:${nothing}\W*$|${noConcern}|nothing (?:concerning|worrying|to (?:report|flag|note)\W*$)|$)`,
  'iu',
);

/** What fills a field, and names no kind of concern. */
const filler =
  /^\W*(?:(?:others?|unknown|unspecified|general|generic|misc(?:ellaneous)?|default|empty|string|kind|type|safe|ok(?:ay)?|fine|normal)\W*)?$/iu;

const isNone = (said: unknown): boolean =>
  said === undefined ||
  said === null ||
  said === false ||
  said === 0 ||
  (typeof said === 'string' && none.test(said.replaceAll('_', ' '))) ||
  (Array.isArray(said) && said.every((one) => !Array.isArray(one) && isNone(one)));

const isFiller = (kind: unknown): boolean =>
  kind === undefined || kind === null || (typeof kind === 'string' && filler.test(kind));

const isObject = (said: unknown): said is Record<string, unknown> =>
  typeof said === 'object' && said !== null && !Array.isArray(said);

const stringsIn = (said: unknown): string[] =>
  [said].flat(2).filter((one): one is string => typeof one === 'string' && !isNone(one));

/** All that is said, pieces of a list joined as a shortened quotation is. */
const wordsIn = (said: unknown): string =>
  [said]
    .flat(2)
    .flatMap((one) => stringsIn(isObject(one) ? Object.values(one) : one))
    .join(' … ');

/**
 * Whatever a model says where it has no concern to say is one: losing it is the worse mistake. Only
 * a field that is filled without a word or a kind, by habit, is none.
 */
function asConcern(said: unknown): unknown {
  if (isNone(said)) return null;
  if (Array.isArray(said) && said.some(isObject)) {
    const all = said
      .filter((one) => !isNone(one))
      .map(asConcern)
      .filter(isObject);
    const named = all.find(({ kind }) => !isFiller(kind)) ?? all[0];
    return named ? { ...named, words: wordsIn(all.map(({ words }) => words)) } : null;
  }
  if (isObject(said)) return asNamed(said);
  if (typeof said === 'string' && isFiller(said)) return null;
  const isKind = saidAs(concernKind.options).safeParse(said).success;
  return { kind: said, words: isKind ? '' : wordsIn(said) };
}

function asNamed({ kind, type = kind, category = type, ...others }: Record<string, unknown>) {
  if (!isFiller(category))
    return isNone(category) ? null : { kind: category, words: wordsIn(others['words'] ?? others) };
  const values = Object.values(others);
  if (values.includes(false) && category === undefined) return null;
  const words = wordsIn(others['words']) || wordsIn(others);
  return words === '' && !values.includes(true) ? null : { kind: 'other', words };
}

/** Null for none. */
export const readConcern = z.preprocess(asConcern, toldConcern.nullable());

/** A concern that stands alone, as the one whole part of an answer that was cut off does. */
export const isConcernAlone = (answer: Record<string, unknown>): boolean =>
  saidAs(concernKind.options).safeParse(answer['kind']).success && 'words' in answer;
