import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { crowdedMoment } from './crowded-moment.ts';

describe('a crowded moment', () => {
  const story = (moment: string) =>
    `Leo opened the letter. It was yellow. His name was on it. He knew what to do. ${moment}. He gave it to the captain. The ship left.`;

  it.each([
    'He ran down the alley and everyone yelled at him and past the river and the old dog chased him and they fell in the mud',
    'He ran down the alley and my nan yelled at him and jumped up and a big dog chased him and they fell in the mud',
  ])('is asked to be slowed down: “%s”', (moment) => {
    expect(quoted(crowdedMoment, story(moment))).toHaveLength(1);
  });

  it.each([
    'He ran down the alley and he fell and he got up and he ran on',
    'He ran down the alley and a bag and a hat and the old map and my pen lay there in the mud by the river on that day',
    'He ran down the alley and he fell in the mud and he got up and ran on to the river in the rain with his big bag',
    '“He ran down the alley and he fell and he got up and he ran on and they ran after him all the way to the river,” said Nan',
  ])('is not found in “%s”', (moment) => {
    expect(quoted(crowdedMoment, story(moment))).toEqual([]);
  });

  it('is no step where most of a short story is like that', () => {
    const crowded =
      'He ran down the alley and he fell in the mud and he got up and he ran on and they ran after him all the way to the river.';
    expect(quoted(crowdedMoment, `${crowded} It was Leo. He sat. He slept. He ate.`)).toEqual([]);
    expect(
      quoted(crowdedMoment, `${crowded} ${crowded} It was Leo. He sat. He slept. He ate.`),
    ).toEqual([]);
  });

  it('is the fullest of two', () => {
    const one =
      'Leo ran down the alley and he fell in the mud and he got up and he ran on and they ran after him all the way there';
    const fuller =
      'Hemi ran down the hill and he fell and he got up and he ran on and they ran and he hid and he sat and he ran to it';
    expect(quoted(crowdedMoment, story(`${one}. It was far. ${fuller}. They sat`))[0]).toContain(
      'Hemi',
    );
  });
});
