import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { vagueDemand } from './vague-demand.ts';

describe('a demand of nobody for nothing', () => {
  const asked = (ending: string) =>
    quoted(vagueDemand, `Our creek is brown. It smells. Fish die. ${ending}.`);

  it.each([
    'Something should be done',
    'Something must change now',
    'Something has to happen here',
    'Something needs to be done',
    'Something ought to change here',
    'We should do something now',
    'You must do something now',
    'They need to do something',
    'They have to do something',
    'Please do something about it',
    'This should stop right now',
    'It must change right now',
    'Things need to change here',
    'This has to stop now',
  ])('is asked who is to do what: “%s”', (ending) => {
    expect(asked(ending)).toEqual([ending]);
    expect(asked(`${ending}. It is sad. It is bad`)).toEqual([ending]);
    expect(asked(`${ending}. It is sad. It is bad. It is so`)).toEqual([]);
  });

  it.each(['Something is done', 'The council must stop it', 'We do something now'])(
    'is not seen in “%s”',
    (ending) => {
      expect(asked(ending)).toEqual([]);
    },
  );

  it('is asked in a text of four sentences', () => {
    expect(quoted(vagueDemand, 'Our creek is brown. Fish die. Something must change.')).toEqual([]);
  });
});
