import type { Finding } from '../rules/rule.ts';

/** The same, with the quotations of which all words will do; none if no quotation is left. */
export function quoting<One extends Pick<Finding, 'quotations'>>(
  one: One,
  willDo: (words: string) => boolean,
): One[] {
  const quotations = one.quotations.filter((some) => some.every(willDo));
  return quotations.length === 0 && one.quotations.length > 0 ? [] : [{ ...one, quotations }];
}
