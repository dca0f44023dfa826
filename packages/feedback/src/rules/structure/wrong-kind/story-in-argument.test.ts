import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { storyInArgument } from './story-in-argument.ts';

describe('an argument', () => {
  it('is asked to leave a story out that is longer than an example', () => {
    const text = (...story: string[]) =>
      `We should have a dog. ${story.join(' ')} That is why we should.`;
    const told = ['My nan had one.', 'It ran off.', 'We looked for it.', 'Dad found it.'];
    expect(found(storyInArgument, text(...told))).toEqual([['nextStep', 'It ran off']]);
    expect(found(storyInArgument, text(...told.slice(1)))).toEqual([]);
    expect(
      found(
        storyInArgument,
        text('Dogs are kind.', 'They can guard us.', 'They can run.', ...told),
      ),
    ).toHaveLength(1);
    expect(
      found(
        storyInArgument,
        text(
          'Dogs are kind and they are very clean and quick.',
          'They can guard us all night and all day long.',
          ...told,
        ),
      ),
    ).toEqual([]);
    expect(found(storyInArgument, `Dogs are kind. They run. They eat. ${text(...told)}`)).toEqual(
      [],
    );
    expect(found(storyInArgument, `Dogs are kind. They run. ${text(...told)}`)).toHaveLength(1);
    expect(
      found(storyInArgument, text(...told).replace('That is why we should', 'They are quick')),
    ).toEqual([]);
    expect(
      found(storyInArgument, `${text(...told)} They are quick. They are kind. They run.`),
    ).toEqual([]);
    expect(
      found(storyInArgument, text(...told).replace('That is why we should', 'That’s why')),
    ).toHaveLength(1);
    expect(
      found(storyInArgument, text(...told).replace('That is why we should', 'Thats why')),
    ).toHaveLength(1);
    expect(
      found(storyInArgument, text(...told).replace('My nan had one', 'In 2024 my nan had one')),
    ).toEqual([]);
  });
});
