import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { quickEnding } from './quick-ending.ts';

describe('a story', () => {
  const story = (more: string, last: string) =>
    `Once there was a girl who lived in a tower by the sea. One night the lamp went out and a ship was coming. She ran up all of the stairs to the top of it. ${more} ${last}`;

  it.each([
    'Then she got her lamp back and all was well',
    'Then she put the fire out and all was well',
    'Then they rescued him and all was well',
  ])('is asked how trouble was over: “%s”', (turn) => {
    expect(found(quickEnding, story(`${turn}.`, 'They lived happily ever after.'))).toEqual([
      ['nextStep', turn],
    ]);
    expect(found(quickEnding, story(`${turn}.`, 'The End!'))).toEqual([['nextStep', turn]]);
    expect(found(quickEnding, story(`${turn}.`, 'The end'))).toEqual([['nextStep', turn]]);
  });

  it.each([
    'They were friends',
    'They were best friends',
    'He gave her a medal',
    'She gave him a hug',
  ])('is asked what has changed: “%s”', (last) => {
    expect(found(quickEnding, story('She sat. The sea was flat.', `${last}.`))).toEqual([
      ['nextStep', last],
    ]);
  });

  it.each(
    "scream screamed yell yelled chase chased chasing couldn’t couldn't couldnt danger dangerous squeal squealed escape escaped don’t,go,to,sleep don't,go,to,sleep fog nearly".split(
      ' ',
    ),
  )('is asked how it was over all at once, where there was trouble before: “%s”', (trouble) => {
    const end = 'Then she was back in her bed by the sea';
    const at = (word: string) =>
      story(`It was ${word.replaceAll(',', ' ')}.`, `${end}.`).replace(
        'the lamp went out and a ship was coming',
        'she went up there to see it',
      );
    expect(found(quickEnding, at(trouble))).toEqual([['nextStep', end]]);
    expect(found(quickEnding, at('flat'))).toEqual([]);
  });

  it('in which nobody says that it is over is left alone', () => {
    expect(
      found(
        quickEnding,
        story('Then she fixed it and all was well.', 'The sea was flat and she sat there.'),
      ),
    ).toEqual([]);
    expect(
      found(
        quickEnding,
        story('Then she fixed it and all was well.', 'At the end of it she sat there.'),
      ),
    ).toEqual([]);
  });

  it('that was a dream is left alone', () => {
    expect(
      found(
        quickEnding,
        story(
          'Then she fixed it and all was well.',
          'She woke up back in her own bed. They were friends.',
        ),
      ),
    ).toEqual([]);
  });

  it('that is short is quick throughout', () => {
    expect(
      found(
        quickEnding,
        'Once there was a girl. The lamp went out. She ran up. Then she fixed the lamp. They were friends.',
      ),
    ).toEqual([]);
  });

  it('that is told of by the writer is asked if it is invented', () => {
    const own =
      'We ran up all of the stairs to the top of it. I saw a ship out there. The sea was very rough and it was late. Then we fixed the big lamp. We were safe. They were best friends and the ship went on and so did we.';
    expect(found(quickEnding, `One dark night the lamp was out. ${own}`)).toEqual([
      ['nextStep', 'Then we fixed the big lamp'],
    ]);
    expect(found(quickEnding, `One night the lamp was out. ${own}`)).toEqual([
      ['nextStep', 'Then we fixed the big lamp'],
    ]);
    expect(found(quickEnding, `On Friday the lamp was out. ${own}`)).toEqual([]);
  });
});

const night =
  'One night two friends climbed over the fence of an old house. The windows were dark and the grass was high. Something scratched on the door. They could not move. A cold breath was on her neck.';

it.each([
  'Then it was only her brother and they all laughed',
  'Then the lights came on and everyone was there',
  'Then it was just a cat and they went in',
  'Suddenly the lights came back on and she sat down',
])('trouble that turns out to have been none is over all at once: “%s”', (end) => {
  expect(found(quickEnding, `${night} ${end}.`)).toEqual([['nextStep', end]]);
});

it('a door that opens onto the trouble is no end of it', () => {
  const story =
    'There were two boys and they camped by the old tower. They had noodles for tea. At night a light came on at the top. They walked up all of the stairs and opened the door and there was an old lady at a table. She had a net that went out of the window. One boy asked what she was doing and she told him that she was catching the fog.';
  expect(found(quickEnding, `${story} Then they went home.`)).toEqual([
    ['nextStep', 'Then they went home'],
  ]);
});

const dragon =
  'One windy morning Tilly found a tiny dragon in the letterbox. His name was Gary and he liked toast. He had a bath in the sink. Then they watched the rugby. Then he went on the trampoline and he could do a backflip.';

it.each([
  'Then a mean man came and wanted to steal Gary but he didn’t',
  "A witch was going to eat Gary but she couldn't",
  'The cat tried to catch Gary but it failed',
])('trouble that is over in the sentence that brings it goes by too fast: “%s”', (trouble) => {
  expect(found(quickEnding, `${dragon} ${trouble}. The End.`)).toEqual([['nextStep', trouble]]);
});

it('trouble that somebody goes on to meet is not over yet', () => {
  const end = 'Then a man tried to steal Gary but he couldn’t because Tilly bit his hand';
  expect(found(quickEnding, `${dragon} ${end}. The End.`)).toEqual([]);
});

it('an ending is not asked about beside trouble that comes in the same sentence', () => {
  const story =
    'Captain Zed put on his silver boots. He got in the rocket with his robot. They flew past a planet that was red and dusty. Then they landed on one that was made of cheese. Then they played golf in the craters. Then they met six aliens and had a juggling contest. On the way home a meteor broke the rocket but Zed fixed it and they got home for tea. The End.';
  expect(found(quickEnding, story, 'recount')).toEqual([['nextStep', 'Zed fixed it']]);
  expect(found(quickEnding, story, 'narrate')).toEqual([]);
});

it('what a team wins on another day is no end of the trouble', () => {
  const story =
    'Tess put her hand in the creek and grabbed a key. That night she asked Grandad about it and he said nothing. The next day she found an iron door in the ground and the key fitted. It slammed shut behind her and she screamed. He took her home. She went to bed. The next day was Saturday so she went to netball and her team won 12 to 9.';
  expect(found(quickEnding, story)).toEqual([]);
});
