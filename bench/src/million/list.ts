import { createCompletionList } from '@second-draft/server/src/feedback/index.ts';
import type { Database } from '@second-draft/server/src/db/index.ts';
import { median, repeat, timed, type Figure } from '../measuring/figures.ts';
import { ROWS } from './completions.ts';

const PAGE = 100;
const ROUNDS = 15;
const LIMIT = 2;

async function measure(db: Database): Promise<{ first: number; last: number }> {
  const list = createCompletionList(db);
  const page = (start: number) => () =>
    timed(async () => {
      const { rows } = await list.page(start, PAGE);
      if (rows.length !== PAGE) throw new Error('A page is not full');
    });
  const [first, last] = [page(0), page(ROWS - PAGE)];
  await Promise.all([first(), last()]);
  const pairs = await repeat(ROUNDS, async () => ({ first: await first(), last: await last() }));
  return {
    first: median(pairs.map((pair) => pair.first)),
    last: median(pairs.map((pair) => pair.last)),
  };
}

function figuresOf(name: string, { first, last }: { first: number; last: number }): Figure[] {
  const ratio = last / first;
  return [
    {
      what: `${name}: last page of a million completions / first page`,
      value: ratio.toFixed(2),
      limit: { text: `at most ${LIMIT}`, kept: ratio <= LIMIT },
      isRatio: true,
    },
    {
      what: `${name}: first page of a million completions`,
      value: `${first.toFixed(1)} ms`,
      limit: null,
      isRatio: false,
    },
  ];
}

/** The last page of a million completions should load about as fast as the first. */
export const listOfAMillion = async (db: Database, name: string): Promise<Figure[]> =>
  figuresOf(name, await measure(db));
