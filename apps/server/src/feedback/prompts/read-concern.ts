import { concernKind } from '@second-draft/contract';
import { z } from 'zod';
import { saidAs } from './said-as.ts';

const toldConcern = z.object({
  /** A kind that a model makes up counts as another. */
  kind: saidAs(concernKind.options).catch('other'),
  /** Empty if the model named none. */
  words: z.string(),
});

export type ToldConcern = z.infer<typeof toldConcern>;

const none =
  /^\W*(?:(?:no|none|null|nil|false|undefined|nothing|n\/?a|not applicable)\W*$|(?:there (?:is|are) |i (?:see|have|found|find) )?(?:no|nothing)(?: \w+){0,3} (?:concern|reason|worr|issue)|$)/iu;

const isNone = (said: unknown): boolean =>
  said === undefined ||
  said === null ||
  said === false ||
  said === 0 ||
  (typeof said === 'string' && none.test(said)) ||
  (Array.isArray(said) && said.every((one) => !Array.isArray(one) && isNone(one)));

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

/** Whatever a model says where it has no concern to say is one: losing it is the worse mistake. */
function asConcern(said: unknown): unknown {
  if (isNone(said)) return null;
  if (Array.isArray(said) && said.some(isObject)) {
    const all = said.filter(isObject).map(asConcern).filter(isObject);
    return all[0] ? { ...all[0], words: wordsIn(all.map(({ words }) => words)) } : null;
  }
  if (!isObject(said))
    return {
      kind: said,
      words: saidAs(concernKind.options).safeParse(said).success ? '' : wordsIn(said),
    };
  const { kind, type = kind, category = type, ...others } = said;
  const values = Object.values(others);
  const isDenied =
    typeof category === 'string'
      ? isNone(category)
      : values.includes(false) || values.every(isNone);
  if (isDenied) return null;
  return { kind: category, words: wordsIn(others['words'] ?? others) };
}

/** Null for none. */
export const readConcern = z.preprocess(asConcern, toldConcern.nullable());

/** A concern that stands alone, as the one whole part of an answer that was cut off does. */
export const isConcernAlone = (answer: Record<string, unknown>): boolean =>
  saidAs(concernKind.options).safeParse(answer['kind']).success && 'words' in answer;
