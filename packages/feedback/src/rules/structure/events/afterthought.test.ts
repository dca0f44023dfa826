import { describe, expect, it } from 'vitest';
import { readAsForm } from '../../../text/student-text.ts';
import { quoted } from '../../testing/quoted.ts';
import { afterthought } from './afterthought.ts';

describe('what comes to the writer too late', () => {
  const asked = (words: string) =>
    quoted(afterthought, `We drove to Taupō. The ute broke. ${words}. Then we got home.`);

  it.each([
    'Oh and before that we forgot the ropes',
    'PS, before this we all forgot the ropes',
    'By the way I forgot to say it rained',
    'Also I forgot to mention that it rained',
    'But I forgot to tell you it rained',
    'And I forgot that you need a rope',
    'So I forgot you had a long rope',
    'Before all that we forgot the ropes',
    'Before you do that get the big rope',
    'Before you do any of this get rope',
    'Oh we got the long old ropes first',
    'And oh, we got the long ropes before',
  ])('is asked to stand where it belongs: “%s”', (words) => {
    expect(asked(words)).toEqual([expect.any(String)]);
  });

  it.each([
    'Oh and before that we sat',
    'Before that they forgot all of the ropes',
    'Before that people forgot all of the ropes',
    'Before that there were lots of long ropes',
    'I forgot the long ropes and the net',
    'Then before that we forgot all the ropes',
    'Ohm we got the long old ropes first',
    'Oh we got the long old ropes there',
    '“Oh and before that we forgot ropes,” said Nan',
  ])('is not seen in “%s”', (words) => {
    expect(asked(words)).toEqual([]);
  });

  it('is not seen in the first two sentences, or in facts', () => {
    const late = 'Oh and before that we forgot the ropes.';
    expect(quoted(afterthought, `We drove. ${late} We got home. I sat.`)).toEqual([]);
    expect(quoted(afterthought, `We drove. I sat. ${late} We got home.`)).toHaveLength(1);
    expect(
      quoted(
        afterthought,
        'Kea are birds. They fly. Oh and before that they are in big eggs. Kea eat it.',
      ),
    ).toEqual([]);
  });
});

it('“before you start” is asked to stand before the steps, if most of them come first', () => {
  const steps = ['Cut the rope.', 'Tie it on.', 'Pull it up.', 'Wave it.'];
  const first = 'Before you start, wash your hands.';
  const asked = (list: readonly string[]) =>
    quoted(afterthought, `How to fly a flag\n${list.join('\n')}`);
  expect(asked([...steps, first])).toEqual(['Before you start, wash your hands']);
  expect(asked([first, ...steps])).toEqual([]);
  expect(quoted(afterthought, `We flew it. It tore. Dad cut it. Nan sewed it. ${first}`)).toEqual(
    [],
  );
});

it('a step is asked to stand where its writer says that it belongs', () => {
  const asked = (step: string) =>
    quoted(afterthought, `How to bake\n1. Mix the dough.\n2. Pour it in.\n3. ${step}\n4. Bake it.`);
  expect(asked('Grease the tin. Not too much. (I should of put this before number 2)')).toEqual([
    'Grease the tin',
  ]);
  expect(asked('You should have turned the oven on first.')).toEqual([
    'You should have turned the oven on first',
  ]);
  expect(asked('Grease the tin well, that goes before step 2.')).toEqual([
    'Grease the tin well, that goes before step 2',
  ]);
  expect(asked('You should have it in the tin.')).toEqual([]);
  expect(asked('You should have seen it before.')).toEqual([]);
});

it('what should have been said of the tray is moved itself, and what should have been put before is the sentence in front', () => {
  const steps = 'How to bake\nFirst heat the oven. Grate the cheese. Sift the flour. ';
  const asked = (words: string) => quoted(afterthought, words);
  expect(
    asked(
      `${steps}I should have said that you need to line the tray before you start. Pat it out.`,
    ),
  ).toEqual(['I should have said that you need to line the tray before you start']);
  expect(asked(`${steps}I should have said this before number 2. Pat it out.`)).toEqual([
    'Sift the flour',
  ]);
});

it('what else was done before is no afterthought where little has been told', () => {
  const words =
    'We got up. Dad sang. Before school we also fed the lambs. Then we ran for the bus. It was late. We sat on the bench and Dad drove us.';
  expect(quoted(afterthought, words)).toEqual([]);
});

describe('what somebody had done earlier', () => {
  const told =
    'We paddled out on the lake. The wind came up. We were blown into the weed. Earlier on Bex had told us to hold on to each other. So I yelled to the others and they came.';
  const placesFor = (purpose: string) =>
    afterthought.find(readAsForm(told, purpose)).flatMap(({ quotations }) => quotations);

  it('is asked about where a recount goes back to it', () => {
    expect(placesFor('recount')).toEqual([['Earlier on Bex had told us to hold on to each other']]);
  });

  it('is left alone in a story, which may go back on purpose', () => {
    expect(placesFor('narrate')).toEqual([]);
  });
});
