import { describe, expect, it } from 'vitest';
import { changesTold as told } from '../testing/changes-told.ts';

describe('the first words of a sentence', () => {
  it('stay with it where the same words come in what is new before it', () => {
    expect(
      told(
        'Dogs smell. They eat a lot. You can leave cats at home for the weekend.',
        'Dogs smell. Cats save you time. Nobody has to walk them. You can go away for the weekend.',
      ),
    ).toEqual([
      ['replaced', 'They eat a lot.', 'Cats save you time. Nobody has to walk them.'],
      ['replaced', 'leave cats at home', 'go away'],
    ]);
  });

  it('are up to three', () => {
    expect(
      told(
        'It was hot. Koro slept. And then we had some lunch on the rocks.',
        'It was hot. Nana sang and then we danced. And then we ate pies on the rocks.',
      ),
    ).toEqual([
      ['replaced', 'Koro slept.', 'Nana sang and then we danced.'],
      ['replaced', 'had some lunch', 'ate pies'],
    ]);
  });

  it('are none if no sentence of the new draft begins with them', () => {
    expect(
      told(
        'Dogs smell. They rest. You can leave cats at home for the weekend.',
        'Dogs smell. Cats save you time, so you can go away for the weekend.',
      ).map(([, , fresh]) => fresh),
    ).toEqual(['Cats save you time, so you can go away']);
  });
});
