import { expect, it } from 'vitest';
import { commaSplice } from './comma-splice.ts';

it('a comma between sentences is given no joining word, since which one fits is the writer’s to say', () => {
  const said = commaSplice.wording.nextStep ?? [];
  expect(said.filter((one) => /‘(?:and|because|but)’/u.test(one))).toEqual([]);
});
