import type { Finding } from '../../rules/rule.ts';

/**
 * The same, with the quotations of which all words will do; none if no quotation is left.
 * @param most of the quotations; further ones aren't looked at
 */
export function quoting<One extends Pick<Finding, 'quotations'>>(
  one: One,
  willDo: (words: string) => boolean,
  most = Infinity,
): One[] {
  const quotations: (readonly string[])[] = [];
  for (const some of one.quotations) {
    if (quotations.length >= most) break;
    if (some.every(willDo)) quotations.push(some);
  }
  return quotations.length === 0 && one.quotations.length > 0 ? [] : [{ ...one, quotations }];
}
