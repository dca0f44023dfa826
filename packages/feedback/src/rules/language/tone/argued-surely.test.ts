import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { quoted } from '../../testing/quoted.ts';
import { joiningWords } from '../joining/joining-words.ts';
import { modalVerbs } from './modal-verbs.ts';

describe('a claim sounds sure', () => {
  const praised = (words: string) =>
    quoted(modalVerbs, `It is not fair. We can vote. ${words}. Please help. Let’s vote.`);

  it.each([
    'We must save it',
    'You should save it',
    'They ought to save it',
    'People need to save it',
    'Children must save it',
    'Kids should save it',
    'Students must save it',
    'School should save it',
    'Schools should save it',
    'Everyone needs to save it',
    'This must end',
    'Dogs must be free',
    'Adults must save it',
    'Parents must save it',
    'Teachers must save it',
    'The council must save it',
    'Our old council must save it',
    'Every council should save it',
    'It should be free',
    'It needs to be free',
    'We shouldn’t lose it',
    "We shouldn't lose it",
    'We should not lose it',
    'We should never lose it',
    'At our own school we should save it',
  ])('in “%s”', (words) => {
    expect(praised(words)).toEqual([words]);
  });

  it.each([
    'We must of lost it',
    'You should have it',
    'They should feel it',
    'You must know it',
    'A council must save it',
    'It must be free',
    'He said we must save it',
    'They say we must save it',
    'Nan told me we must save it',
    'If we must save it we can',
    'We should do something about it',
    'We might say we must save it',
    'I agree that we must save it',
    'I think we must save it',
    'In my opinion we must save it',
    'It is not true that we must save it',
    'I don’t believe we must save it',
    "I don't mean we must save it",
    'At the big old school we should save it',
    '“We must save it,” said Nan',
    'We should milk it because it open',
  ])('but not in “%s”', (words) => {
    expect(praised(words)).toEqual([]);
  });
});

describe('reasons and the other side are joined', () => {
  const shown = (cause: string, contrast: string) =>
    quoted(
      joiningWords,
      `We should keep the bus, ${cause} it is warm. It is dear, ${contrast} it is full. It must stay.`,
    );

  it.each([
    ['because', 'however'],
    ['so that', 'although'],
    ['therefore', 'even though'],
    ['as a result', 'instead'],
    ['this means', 'on the other hand'],
    ['this means that', 'whereas'],
    ['that means', 'despite'],
    ['for this reason', 'but'],
    ['otherwise', 'but'],
  ])('by “%s” and “%s”', (cause, contrast) => {
    expect(shown(cause, contrast)).toEqual([cause, contrast]);
  });

  it('but not by what somebody says', () => {
    expect(
      quoted(
        joiningWords,
        'We should keep the bus. “It is dear because it is old,” said Nan. But it must stay because we need it.',
      ),
    ).toEqual(['because', 'But']);
    expect(
      found(
        joiningWords,
        'We should keep the bus. “It is dear because it is old,” said Nan. But it must stay.',
      ),
    ).toEqual([]);
  });

  it('in an argument only', () => {
    expect(found(joiningWords, 'We ran because it rained. I fell but Dad sat. We ate.')).toEqual(
      [],
    );
  });
});
