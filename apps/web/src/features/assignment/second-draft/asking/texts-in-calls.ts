import { limits } from '@second-draft/contract';
import { isTooLong } from '../../work/text-length.ts';

/** As few lists as the server's limits on one request allow, without the texts that are too long. */
export function textsInCalls<T extends { text: string }>(texts: readonly T[]): T[][] {
  const calls: T[][] = [];
  let one: T[] = [];
  let room = 0;
  for (const each of texts.filter(({ text }) => !isTooLong(text))) {
    const { length } = each.text;
    if (length > room || one.length === limits.documentsPerRead) {
      one = [];
      calls.push(one);
      room = limits.textsCharactersMax;
    }
    one.push(each);
    room -= length;
  }
  return calls;
}
