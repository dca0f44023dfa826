import { writeFileSync } from 'node:fs';
import { signs } from '../../src/concerns/signs.ts';
import { saidBy } from './said-by.ts';
import { partsOf } from './said.ts';
import { rarestFirst, rarestWord } from './rare-words.ts';

const file = new URL('../../src/concerns/finding/needed-words.json', import.meta.url);

/** More lists of words sort out little more. */
const MOST_LISTS = 3;

/** By sign, a few lists of words: of each list, one is in every sentence that the sign matches. */
export const neededWords = (): string[][] =>
  signs.map(({ says }) =>
    rarestFirst(partsOf(saidBy(says)))
      .slice(0, MOST_LISTS)
      .map((strings) => [...new Set(strings.map(rarestWord))].toSorted().join(' ')),
  );

export const writeNeededWords = (): void =>
  writeFileSync(file, `${JSON.stringify(neededWords(), null, 2)}\n`);
