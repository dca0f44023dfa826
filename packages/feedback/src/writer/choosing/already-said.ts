import { withoutQuotations } from '@second-draft/contract';
import { address } from '../../text/meaning/sentence-roles.ts';
import { sentencesOf } from '../../text/sentences.ts';

/** What a class has been given already, so that thirty children don't read the same sentences. */
export class AlreadySaid {
  readonly #sentences = new Map<string, number>();
  readonly #patterns = new Map<string, number>();

  constructor(paragraphs: readonly string[]) {
    for (const sentence of paragraphs.flatMap(sentencesOf)) {
      count(this.#sentences, sayingOf(sentence.text));
      count(this.#patterns, sayingOf(withoutQuotations(sentence.text)));
    }
  }

  /** How stale a text is: a repeated sentence weighs more than a repeated pattern. */
  worn(text: string): number {
    if (this.#sentences.size === 0) return 0;
    const sum = sentencesOf(text).map(({ text: sentence }) => {
      const same = this.#sentences.get(sayingOf(sentence)) ?? 0;
      const alike = this.#patterns.get(sayingOf(withoutQuotations(sentence))) ?? 0;
      return Math.min(same, 4) * 3 + Math.min(alike, 4);
    });
    return sum.reduce((a, b) => a + b, 0);
  }
}

/** Lower case, without the student's name. */
function sayingOf(sentence: string): string {
  return sentence.replace(address, '').toLowerCase().replace(/\s+/gu, ' ').trim();
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
