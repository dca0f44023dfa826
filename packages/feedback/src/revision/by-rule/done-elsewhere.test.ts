import { describe, expect, it } from 'vitest';
import type { Taken } from '../../rules/rule.ts';
import { doneElsewhere } from './done-elsewhere.ts';
import { lookAgain } from '../testing/look-again.ts';

/** The verdict about what is new in other places, and the words that prove it. */
function elsewhere(asked: Parameters<typeof lookAgain>[0]) {
  const { looked, found, places } = lookAgain(asked);
  const opinion = doneElsewhere(looked, found, places);
  return (
    opinion && [
      opinion.verdict,
      ...opinion.proof.map((one) =>
        typeof one === 'string' ? one : asked.after.slice(one.start, one.end),
      ),
    ]
  );
}

const each = (text: string) => text.match(/\bnice\b/gu) ?? [];
const swapping: Taken = { by: 'swapping' };

describe('another word in another place than the step names', () => {
  const before = 'It was nice there. Mum made nice pies. We had a nice sleep.';
  const told = (after: string, ...quotations: string[]) =>
    elsewhere({ before, after, taken: swapping, finds: each, quotations });

  it('is part of what was asked for, as long as the rule finds fewer', () => {
    expect(told(before.replace('nice pies', 'hot pies'), 'It was')).toEqual(['partly', 'hot']);
  });

  it('is none of it if the rule finds as many, or more', () => {
    expect(told(before.replace('Mum', 'Dad'), 'It was')).toBeNull();
    const moved = before.replace('nice pies', 'hot pies').replace('a nice', 'a nice nice');
    expect(told(moved, 'It was')).toBeNull();
  });

  it('is none of it if what changed is not where the rule had found something', () => {
    const after = before.replace('It was nice', 'It was').replace('Mum made nice', 'Mum made hot');
    expect(told(`We ran off. ${after}`, 'sleep')).toEqual(['partly', 'hot']);
    const other = `We ran off. ${before}`;
    const dashed = other.replace('ran', 'dashed').replace('It was nice', 'It was');
    expect(
      elsewhere({
        before: other,
        after: dashed,
        taken: swapping,
        finds: each,
        quotations: ['sleep'],
      }),
    ).toBeNull();
  });

  it('is in another place only if a word lies between', () => {
    const after = before.replace('nice pies', 'hot pies');
    for (const beside of ['Mum made', 'pies', 'made nice pies'])
      expect(told(after, beside)).toBeNull();
    for (const further of ['Mum', 'We had'])
      expect(told(after, further)).toEqual(['partly', 'hot']);
    expect(told(after, 'It was', 'pies')).toBeNull();
  });
});

describe('a place that stayed as it was, in a text where the rule finds nothing more', () => {
  const before = 'It was nice there. Mum made nice pies. We had a very nice warm big sleep.';
  /** Too much of a word. */
  const finds = (text: string) => (each(text).length > 2 ? each(text) : []);
  const isSo: Taken['isSo'] = ({ words }) => !words.includes('nice') && undefined;
  const told = (after: string, taken: Taken, ...quotations: string[]) =>
    elsewhere({ before, after, taken, finds, quotations });
  const four = before.replace('very nice warm big', 'deep');
  const five = before.replace('a very nice warm big', 'deep');

  it.each(['swapping', 'takingOut'] as const)(
    'is answered by %s at most four words elsewhere',
    (by) => {
      expect(told(four, { by, isSo }, 'nice')).toEqual(['done', 'deep']);
      expect(told(five, { by, isSo }, 'nice')).toBeNull();
      expect(told(five, { by, isSo }, 'nice', 'Mum')).toBeNull();
    },
  );

  it('asks for no such mend if the rule has nothing against the place', () => {
    expect(told(five, swapping, 'nice')).toEqual(['done', 'deep']);
    expect(told(five, { by: 'swapping', isSo }, 'there')).toEqual(['done', 'deep']);
    expect(told(five, { by: 'measuring', isSo: () => undefined }, 'nice')).toEqual([
      'done',
      'deep',
    ]);
  });

  it('asks for none if other words are there', () => {
    const gone = before.replace('It was nice there.', 'A nice trip.');
    expect(
      told(
        gone.replace('a very nice warm big', 'deep'),
        { by: 'swapping', isSo },
        'It was nice there',
      ),
    ).toEqual(expect.arrayContaining(['done', 'deep']));
  });
});

describe('what a text lacked', () => {
  const lacks = (sought: RegExp) => (text: string) => (sought.test(text) ? [] : ['We ran home']);
  const adding: Taken = { by: 'adding', where: 'anywhere' };

  it('may have been moved to where it is asked for', () => {
    const [one, two, end] = ['Dogs guard every house.', 'We ran home.', 'Cats sleep a lot there.'];
    const asked = {
      before: `${one} ${two} ${end}`,
      after: `${two} ${end} ${one}`,
      finds: lacks(/house\.$/u),
    };
    expect(elsewhere({ ...asked, taken: adding })?.[0]).toBe('done');
    expect(elsewhere({ ...asked, taken: { by: 'adding' } })).toBeNull();
  });

  const before = 'We ran home. We saw the dog bark.';

  it('is shown by what made the rule find nothing more, and by nothing else', () => {
    const after = before
      .replace('home.', 'home with Koro and Mia.')
      .concat(' Thunder crashed over the hills.');
    expect(elsewhere({ before, after, finds: lacks(/crashed/u), taken: adding })).toEqual([
      'done',
      'Thunder crashed over the hills.',
    ]);
  });

  it('may be told by a sentence that is new only in part', () => {
    const after = before.replace('saw', 'heard');
    const isSo: Taken['isSo'] = ({ fresh }) => /heard the dog/u.test(fresh) || undefined;
    const asked = { before, after, finds: lacks(/heard/u) };
    expect(elsewhere({ ...asked, taken: { ...adding, isSo } })).toEqual(['done', 'heard']);
    expect(elsewhere({ ...asked, taken: adding })).toBeNull();
  });

  it('is there if one new sentence has it, and partly if all have half of it', () => {
    const isSo: Taken['isSo'] = ({ fresh }) =>
      fresh.includes('crashed') || (fresh.includes('hills') && 'half');
    const half = `${before} We biked over the hills.`;
    const asked = { before, finds: lacks(/hills|crashed/u), taken: { ...adding, isSo } };
    expect(elsewhere({ ...asked, after: half })?.[0]).toBe('partly');
    const both = `Thunder crashed above us. ${half}`;
    expect(elsewhere({ ...asked, after: both })?.[0]).toBe('done');
  });

  it('is there if the rule sees it, though its own search does not', () => {
    const isSo: Taken['isSo'] = ({ fresh }) => fresh.includes('crashed') || 'half';
    const finds = () => ['We ran home'];
    const asked = { before, finds, taken: { ...adding, isSo } };
    const crashed = `${before} Thunder crashed above us.`;
    expect(elsewhere({ ...asked, after: crashed })).toEqual(['done', 'Thunder crashed above us.']);
    expect(elsewhere({ ...asked, after: `${before} We biked over the hills.` })).toBeNull();
  });
});
