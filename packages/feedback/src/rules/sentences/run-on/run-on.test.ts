import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { runOn } from './run-on.ts';

describe('a sentence runs on', () => {
  const found = (text: string) =>
    runOn
      .find(readStudentText(text))
      .map(({ weight, slots, quotations }) => [weight, slots?.['joiner'], ...quotations.flat()]);
  const long =
    'We took the old bus to the beach by the river and we had a very cold swim and I got an ice cream and it was so cold that Nan went off';

  it('if it has 28 words and joins three clauses', () => {
    expect(found(`${long}. It rained.`)).toHaveLength(1);
    expect(
      found(
        `${long.replace(' and it was so cold that Nan went off', ' with it in a cone at the shop by the sea')}. It rained.`,
      ),
    ).toEqual([]);
    const short =
      'We took the old bus to the beach and we had a swim and I got an ice cream and it was so cold then';
    expect(
      found(`${short.replace('so cold then', 'a very cold one for me')}. It rained.`),
    ).toHaveLength(1);
    expect(found(`${short}. It rained.`)).toEqual([]);
  });

  it('also with ‘if’ and ‘when’ after a joining word', () => {
    expect(
      found(
        'We took the old bus to the beach by the river and if it had rained we would have sat in the tent and when I got out it was so wet and we sat. It rained.',
      ),
    ).toHaveLength(1);
    expect(
      found(
        'We took the old bus to the beach by the river and if only we had sat in the tent and whenever we got out there all of it was wet and we sat. It rained.',
      ),
    ).toEqual([]);
  });

  it('unless it is one of many that joins few', () => {
    const others = (count: number) => 'It rained. '.repeat(count);
    expect(found(`${long}. ${others(9)}`)).toHaveLength(1);
    expect(found(`${long}. ${others(10)}`)).toEqual([]);
    expect(found(`${long} and we ran and he ran. ${others(12)}`)).toHaveLength(1);
  });

  it('the more surely the more of the text does', () => {
    const more = `${long} and we sat and he ran and she ran`;
    expect(found(`${long}. It rained.`)[0]?.[0]).toBe(0.95);
    expect(found(`${long}. It rained. It rained.`)[0]?.[0]).toBe(0.72);
    expect(found(`${more}. It rained. It rained.`)[0]?.[0]).toBe(0.88);
  });

  it('and is shown by clauses that one word joins, ‘and’ before others', () => {
    const buts =
      'We took the old bus to the beach but we had no togs with us but I swam in my old shorts but it was cold there and we ate a hot pie. It rained.';
    expect(found(buts)).toEqual([[0.95, '‘and’', 'we ate a hot pie']]);
    expect(found(buts.replace('and we ate', 'but we ate'))[0]?.[1]).toBe('‘but’');
    const commas =
      'We took the old bus to the beach, and we had no togs with us, then I swam in my old shorts, then it was cold there, so we ate a hot pie. It rained.';
    expect(found(commas)[0]?.[1]).toBe('‘and’');
  });

  it('in a command, also where it joins what to do', () => {
    const command = (joins: string) =>
      `Take the flour out of the tin in the shed by the gate and tip it into the biggest of all of the bowls that you can find and ${joins} and then you can sit down in the sun for a bit until you are dry or it is tea.`;
    expect(found(command('mix it up and stir it and fold it'))).toHaveLength(1);
    expect(found(command('milk and salt and a pinch of it'))).toEqual([]);
    expect(
      found(command('mix it up and stir it and fold it').replace('Take the', 'Nan took the')),
    ).toEqual([]);
  });

  it('and is never shown from words that are no idea of their own', () => {
    const shown = found(
      'Put the tube back in the tyre by the shed and you pump it up and the wheel back on and you should check inside the tyre for the thorn and you spin it round. Dry it.',
    ).flat();
    expect(shown).toContain('you should check inside the tyre for the thorn');
    expect(shown.filter((one) => String(one).includes('wheel'))).toEqual([]);
  });

  it('and is never shown where ‘and’ joins two people', () => {
    const shown = (end: string) =>
      found(
        `We took the old bus to the beach by the river and it was very hot and we had a long cold swim there and ${end}. It rained.`,
      )[0]?.slice(2);
    expect(shown('she sat with him and our koro and we got lost there')).toEqual([
      'it was very hot',
      'she sat with him',
    ]);
    expect(shown('he ate and Mum and I ran all day')).not.toContain('I ran all day');
    expect(shown('he ate and then he and I ran all day')).not.toContain('I ran all day');
    expect(shown('I ran all day')).toEqual(['it was very hot', 'I ran all day']);
  });
});
