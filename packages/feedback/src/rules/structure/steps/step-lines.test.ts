import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { stepLines } from './step-lines.ts';

describe('steps that run together in one line', () => {
  const four = 'Crack two eggs. Whisk them well. Pour them in. Stir it up.';

  it('are asked to be on lines of their own, from four on', () => {
    expect(found(stepLines, four)).toEqual([
      ['nextStep', 'Whisk them well', 'Pour them in', 'Stir it up'],
    ]);
    expect(found(stepLines, four.replace(' Stir it up.', ''))).toEqual([]);
    expect(found(stepLines, four.replace('well. Pour', 'well.\nPour'))).toEqual([]);
  });

  it('are the line with most steps in it', () => {
    expect(found(stepLines, `Cut it.\n${four}\nEat it.`)).toHaveLength(1);
  });

  it('are left alone among many other sentences', () => {
    const facts = (count: number) => 'It is hot. '.repeat(count);
    expect(found(stepLines, `${four} ${facts(9)}`)).toHaveLength(1);
    expect(found(stepLines, `${four} ${facts(10)}`)).toEqual([]);
  });
});
