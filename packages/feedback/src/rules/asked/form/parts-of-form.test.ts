import { describe, expect, it } from 'vitest';
import { readAsForm } from '../../../text/student-text.ts';
import { askedPart } from '../content/asked-part.ts';

const partsIn = (purpose: string, task: string, text: string): (string | undefined)[] =>
  askedPart.find({ ...readAsForm(text, purpose), task }).map(({ slots }) => slots?.['part']);

describe('a task asks', () => {
  it('for a number and for its source, one after the other', () => {
    expect(
      partsIn(
        'persuade',
        'Use at least one fact or statistic with a number in it, and tell me which websites or books you used.',
        'Every shop should have signs in two languages. Signs are easy teachers. You only need some milk. So put up the sign.',
      ),
    ).toEqual(['a fact with a number in it', 'the source of your facts: who or what told you']);
  });

  it('for somebody’s own words where they are only told about', () => {
    expect(
      partsIn(
        'explain',
        'Include at least one direct quote from the guide.',
        'We went to the gallery. It has a bronze bull. The guide told us to look with our eyes. Then we ate.',
      ),
    ).toEqual(['somebody’s own words, in speech marks']);
  });

  it('an explanation for a comparison and an end', () => {
    expect(
      partsIn(
        'explain',
        'Compare it with something your reader already knows. Finish with a sentence that wraps it up.',
        'The earth spins on its axis. It takes one day. The side away from the sun is dark. Also the moon has craters.',
      ),
    ).toEqual([
      'a comparison with something that your reader knows',
      'a last sentence about the whole',
    ]);
  });

  it('instructions for the amounts, the time and what comes of it', () => {
    expect(
      partsIn(
        'instruct',
        'List your ingredients with amounts. Tell us how long it takes and what it should look like when it is done.',
        'Slime comes from stuff in the cupboard. Pour in the glue. Stir in the soda. It goes hard in your hand.',
      ),
    ).toEqual(['exact amounts', 'how long it takes', 'what it looks like when it has worked']);
  });

  it('instructions for a list where no other rule does', () => {
    expect(
      partsIn(
        'instruct',
        'Teach a new kid to play four square. Say what you need first.',
        'It is a game that we play at lunch and everybody likes it. The King serves the ball. Then you hit it.',
      ),
    ).toEqual(['a list of what is needed']);
  });

  it('for nothing that a text may have, or that only instructions need', () => {
    expect(
      partsIn(
        'recount',
        'Tell us how long it took and what equipment you had. Use a fact with a number in it and give its source.',
        'We made slime. My uncle says it takes ten spoons of soda. It went hard. Then we ate.',
      ),
    ).toEqual([]);
  });
});
