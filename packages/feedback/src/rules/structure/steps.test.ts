import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { rules } from '../all-rules.ts';
import type { RuleName } from '../all-rules.ts';

const found = (rule: RuleName, text: string, purpose?: string) =>
  rules[rule]
    .find(readStudentText(text, purpose))
    .map(({ kind, quotations }) => [kind, ...quotations.flat()]);

describe('a list of what is needed', () => {
  const steps = 'Mix it well.\nPour it in.\nBake it.';

  it.each([
    'You’ll need:',
    "You'll need:",
    'You will need:',
    'What you need',
    'Things you need:',
    'Tools',
    'Kit:',
  ])('is praised: “%s”', (heading) => {
    expect(found('materials', `Bread\n${heading}\nflour\nmilk\nsalt\n${steps}`)).toEqual([
      ['strength', heading.replace(/:$/u, '')],
    ]);
  });

  it.each([
    'You need flour and milk.',
    'Gather the flour.',
    'Collect these things: flour.',
    'Get your flour, please.',
  ])('is praised in a sentence: “%s”', (words) => {
    expect(found('materials', `How to bake\n${words}\n${steps}`)[0]?.[0]).toBe(
      /need|[,:]/u.test(words) ? 'strength' : undefined,
    );
  });

  it.each([
    'You need to stir it.',
    'You need a system for it.',
    'You need time.',
    'We have gear there.',
    'For that you need a spoon.',
  ])('is none: “%s”', (words) => {
    expect(
      found('materials', `How to bake\n${words}\n${steps}`).filter(([kind]) => kind === 'strength'),
    ).toEqual([]);
  });

  it.each(['- flour\n- milk', '  • flour\n  • milk', '* flour\n\n* milk'])(
    'may have any bullets, and is then not asked for: “%s”',
    (list) => {
      expect(found('materials', `${list}\n${steps}`)).toEqual([]);
    },
  );

  it('is asked for at the first of three steps', () => {
    expect(found('materials', `How to bake\n${steps}`)).toEqual([['nextStep', 'Mix it well']]);
    expect(found('materials', 'How to bake\nMix it well.\nPour it in.')).toEqual([]);
    expect(found('materials', `How to bake\nflour - milk\n${steps}`)).toHaveLength(1);
  });

  it('is no list where the steps have begun or most of the text is over', () => {
    expect(
      found(
        'materials',
        `How to bake\nMix it well. Then you need: milk and salt.\nPour it in.\nBake it until it is brown, and then let it cool.`,
      ),
    ).toEqual([]);
    expect(found('materials', `How to bake\n${steps}\nYou need:\nflour`)).toEqual([]);
  });

  it('is no step, so that it is said late where it comes after two', () => {
    const late = (words: string) => `How to bake\nMix it well. Pour it in. ${words} Bake it.`;
    for (const words of [
      'Oh, you need a tin.',
      'And also you need a tin.',
      'You will need a tin.',
      'You also need a tin.',
      'Ingredients are milk and salt.',
    ])
      expect(found('lateMaterials', late(words))[0]?.[0], words).toBe('nextStep');
    for (const words of ['You need to wait.', 'So you need a tin.', 'Nan says oh you need it.'])
      expect(found('lateMaterials', late(words)), words).toEqual([]);
    expect(
      found('lateMaterials', 'How to bake\nMix it well. You need a tin. Pour it in. Bake it.'),
    ).toEqual([]);
    expect(found('lateMaterials', 'How to bake\nMix it well. Pour it in. You need a tin.')).toEqual(
      [],
    );
    expect(
      found('lateMaterials', '1. Mix it well.\n2. Pour it in. You need a tin.\n3. Bake it.'),
    ).toEqual([]);
    expect(
      found('lateMaterials', '1. Mix it well.\n2. Pour it in.\nYou need a tin.\n3. Bake it.'),
    ).toHaveLength(1);
  });
});

describe('a thing that the list leaves out', () => {
  const missing = (list: string, step: string) =>
    rules.unlistedThing
      .find(readStudentText(`${list}\n1. Cut the paper.\n2. ${step}\n3. Let it dry.`))
      .map(({ slots }) => slots?.['thing']);

  it.each([
    'You need\npaper',
    'You’ll need\npaper',
    "You'll need\npaper",
    'You will need\npaper',
    '~ What you need ~\npaper',
    'Kites\nThings I need\npaper',
    'Kites\nTools\npaper',
  ])('is named after any list: “%s”', (list) => {
    expect(missing(list, 'Fix it with some tape.')).toEqual(['tape']);
  });

  it.each([
    ['saucepan', 'a pot'],
    ['pot', 'a container'],
    ['pan', 'a frypan'],
    ['rubber', 'an eraser'],
    ['eraser', 'a rubber'],
    ['box', 'a carton'],
    ['jar', 'a bottle'],
    ['cloth', 'a sponge'],
    ['rag', 'a cloth'],
    ['tape', 'sellotape'],
    ['sellotape', 'tape'],
    ['shovel', 'a spade'],
    ['spade', 'a shovel'],
    ['pen', 'a vivid'],
    ['pencil', 'a pen'],
    ['brush', 'a paintbrush'],
    ['string', 'flax'],
    ['bowl', 'a dish'],
    ['nail', '2 nails'],
    ['peg', '2 pegs'],
    ['nails', 'one nail'],
    ['pegs', 'one Peg'],
    ['broom', 'a BROOM'],
  ])('is not named where the list has it under another name: %s, %s', (thing, listed) => {
    expect(missing(`You need\n${listed}`, `Use a ${thing}.`)).toEqual([]);
    expect(missing('You need\na wheel', `Use a ${thing}.`)).toEqual([thing]);
  });

  it.each(['glue', 'sandpaper', 'brush', 'cloth', 'needle', 'nail', 'nails'])(
    'is not named where a kit holds it: %s',
    (thing) => {
      expect(missing('You need\na model kit', `Use some ${thing}.`)).toEqual([]);
      expect(missing('You need\na chess set', `Use some ${thing}.`)).toEqual([]);
      expect(missing('You need\na kitten', `Use some ${thing}.`)).toEqual([thing]);
    },
  );

  it('is named although a kit is there, if no kit holds it', () => {
    expect(missing('You need\na model kit', 'Use a hammer.')).toEqual(['hammer']);
    expect(missing('You need\na model kit', 'Use a paintbrush.')).toEqual(['paintbrush']);
  });

  it.each([
    'Fold it into a box.',
    'Make a Box. Put it in the box.',
    'It is like a hat on a chair.',
    'Sit as if on a chair.',
    'Push it with your thumb nail.',
    'Put it in a box-lid.',
    'Put it in a box of sand.',
  ])('is not named where none is used, or it is made: “%s”', (step) => {
    expect(missing('You need\npaper', step)).toEqual([]);
  });

  it.each([
    ['with a heading', 'You need\npaper\nMethod\nCut it. Use a broom. Let it dry.'],
    [
      'with a heading and marks',
      'You need\npaper\n~ What to do: ~\nCut it. Use a broom. Let it dry.',
    ],
    ['with a number', 'You need\npaper\n1) Cut it.\n2) Use a broom.\n3) Let it dry.'],
    ['with a bare number', 'You need\npaper\n 1  Cut it.\n2 Use a broom.\n3 Let it dry.'],
    ['with a command', 'You need\npaper\nCut it. Use a broom. Let it dry.'],
  ])('is named in steps that begin %s', (_, text) => {
    expect(
      rules.unlistedThing.find(readStudentText(text)).map(({ slots }) => slots?.['thing']),
    ).toEqual(['broom']);
  });

  it('is named once, the first', () => {
    expect(missing('You need\npaper', 'Use a broom. Use a rake.')).toEqual(['broom']);
    expect(missing('You need a broom for it\npaper', 'Use a rake.')).toEqual(['rake']);
  });

  it('is named in nothing but instructions', () => {
    expect(
      rules.unlistedThing.find(
        readStudentText(
          'We went out on Friday.\nTools\nI had one. I used a broom. We ran. Dad fell.',
        ),
      ),
    ).toEqual([]);
  });
});

describe('a step that goes on until something is ready', () => {
  const open = (step: string, next = 'Eat it.') =>
    found('readyWhen', `How to make it\nCrack two eggs. ${step} ${next} Wash up. Fold it.`).map(
      ([, words]) => words,
    );

  it.each([
    'Stir the eggs.',
    'Bake them in the pan.',
    'Cook it to the end.',
    'Heat it until it’s cooked.',
  ])('is asked when: “%s”', (step) => {
    expect(open(step)).toEqual([expect.stringContaining(step.slice(0, -1))]);
  });

  it.each([
    'Stir it for a min.',
    'Stir it, for 5 min.',
    'Stir it for several hours.',
    'Stir it all hour.',
    'Stir it a day.',
    'Stir it a week.',
    'Stir it a month.',
    'Stir it a second.',
    'Crack the eggs.',
    'Stirring is fun.',
  ])('is not asked: “%s”', (step) => {
    expect(open(step)).toEqual([]);
  });

  it.each([
    'It will go brown.',
    'Look at it.',
    'It takes a minute.',
    'It takes 5 minutes.',
    'It takes a min.',
    'It takes an hour.',
    'It takes two hours.',
    'It takes a second.',
    'It takes a day.',
    'It takes days.',
    'It takes a week.',
    'It takes weeks.',
  ])('is not asked where the next sentence tells it: “%s”', (next) => {
    expect(open('Stir the eggs.', next)).toEqual([]);
  });

  it('is asked where the next one only looks so', () => {
    expect(open('Stir the eggs.', 'We look at it.')).toEqual([
      expect.stringContaining('Stir the eggs'),
    ]);
    expect(open('Stir the eggs.', 'So it will go.')).toEqual([
      expect.stringContaining('Stir the eggs'),
    ]);
  });

  it('is asked in three steps or more, at no long one', () => {
    expect(found('readyWhen', 'How to make it\nCrack two eggs. Stir them. Cut them.')).toHaveLength(
      1,
    );
    expect(found('readyWhen', 'How to make it\nCrack two eggs. Stir them.')).toEqual([]);
    expect(open('Stir the eggs in the old red pan of your nan or your koro.')).toEqual([]);
    expect(open('Stir the eggs in the old red pan of your nan now.')).toHaveLength(1);
  });
});

describe('steps in order', () => {
  it.each([
    '2. Pour it.',
    ' 2) Pour it.',
    'Step 2: Pour it.',
    'step 12 Pour it.',
    '2  Pour it.',
    '- Pour it.',
    '  * Pour it.',
    'Secondly pour it.',
    'Firstly pour it.',
    'First pour it.',
    'Second, pour it.',
    'Lastly pour it.',
  ])('need no other sign where one is there: “%s”', (line) => {
    expect(
      found('stepsInOrder', `Mix the flour.\n${line}\nBake it.\nEat it.\nWash up.\nFold it.`),
    ).toEqual([]);
  });

  it('are asked for at the second of four', () => {
    expect(found('stepsInOrder', 'Mix the flour. Pour it in. Bake it. Cut it.')).toEqual([
      ['nextStep', 'Pour it in'],
    ]);
    expect(found('stepsInOrder', 'Mix the flour. Pour it in. Bake it.')).toEqual([]);
    expect(found('stepsInOrder', 'Mix 2 eggs - a lot. Pour 3 in. Bake it. Cut it.')).toHaveLength(
      1,
    );
  });

  it('are praised without their numbers, four of them', () => {
    const lines = (label: string) =>
      ['Mix the flour.', 'Pour it in.', 'Bake it well.', 'Eat it up.', 'Wash it up.']
        .map((step, i) => `${label.replace('N', String(i + 1))}${step}`)
        .join('\n');
    const four = ['strength', 'Mix the flour', 'Pour it in', 'Bake it well', 'Eat it up'];
    for (const label of ['N. ', 'Step N: ', 'Step N '])
      expect(found('stepsInOrder', lines(label)), label).toEqual([four]);
  });

  it.each([
    'You forgot to wash up.',
    'Oh and wash up.',
    'Oh, wait, wash up.',
    'Before you pour it, wash up.',
    'You should have washed up.',
  ])('are not praised from first to last where one is told late: “%s”', (late) => {
    expect(
      found('stepsTold', `How to bake\nMix the flour. Pour it in. Bake it well. ${late}`),
    ).toEqual([]);
  });

  it.each(['Before you start, wash up.', 'Before you begin, wash up.', 'Wash up well.'])(
    'are praised from first to last with “%s”',
    (step) => {
      expect(
        found('stepsTold', `How to bake\nMix the flour. Pour it in. Bake it well. ${step}`),
      ).toHaveLength(1);
    },
  );

  it.each([
    'Get a sack as well.',
    'Get a sack aswell.',
    'Also get a sack.',
    'Nan gets a sack.',
    'Bake it.',
  ])('are not praised with “%s” for the last', (step) => {
    expect(found('stepsTold', `How to bake\nMix the flour. Pour it in. ${step}`)).toEqual([]);
    expect(
      found('stepsTold', `How to bake\nMix the flour. Pour it in. Bake it well. ${step}`),
    ).toEqual([['strength', 'Mix the flour', 'Pour it in', 'Bake it well']]);
  });
});

describe('a story among steps', () => {
  const steps = (words: string) =>
    `How to fish\nGet a rod. Tie a hook on. ${words} Pull it in. Cut it up.`;

  it.each([
    'My nan has got one there.',
    'My old nan likes it there.',
    'My nan like it there.',
    'My nan loves it there.',
    'My nan love it there.',
    'I like it there.',
    'He loved it there.',
    'My tipping was bad.',
    'My handle is old.',
  ])('is found: “%s”', (words) => {
    expect(found('storyInSteps', steps(words))).toEqual([['nextStep', words.slice(0, -1)]]);
  });

  it.each([
    'My hand is on it.',
    'My hands had it.',
    'My tip is this.',
    'My tips are this.',
    'Don’t let go, I did it.',
    "Don't let go, I did it.",
    'Dont let go, I did it.',
    '“I like it there,” said Nan.',
    'Nan likes it there.',
  ])('is none: “%s”', (words) => {
    expect(found('storyInSteps', steps(words))).toEqual([]);
  });

  it('is found after the first of four steps, if a quarter of the text is steps', () => {
    expect(
      found(
        'storyInSteps',
        'How to fish\nI like it there. Get a rod. Tie a hook on. Pull it in. Cut it up.',
      ),
    ).toEqual([]);
    expect(
      found('storyInSteps', 'How to fish\nGet a rod. I like it there. Tie a hook on. Pull it in.'),
    ).toEqual([]);
    const facts = (count: number) => 'Fish are wet. '.repeat(count);
    expect(found('storyInSteps', `${steps('I like it there.')} ${facts(11)}`)).toHaveLength(1);
    expect(found('storyInSteps', `${steps('I like it there.')} ${facts(12)}`)).toEqual([]);
  });
});

describe('steps that say who does them', () => {
  it.each([
    'You can make it.',
    '1. We will make it.',
    '12) I could make it.',
    'I usually make it.',
    'You find it.',
  ])('are not those that inform: “%s”', (words) => {
    expect(
      found('commandVerbs', `How to fish\nGet a rod. Tie a hook on. Pull it in. ${words}`).filter(
        ([kind]) => kind === 'nextStep',
      ),
    ).toEqual([]);
  });

  it('are asked to begin with a verb, and more so if they are three', () => {
    const talk = 'You tie a hook on. You pull it in.';
    expect(
      rules.commandVerbs.find(readStudentText(`How to fish\n${talk} Cut it up.`)),
    ).toMatchObject([{ weight: 0.7, quotations: [['You tie a hook on', 'You pull it in']] }]);
    expect(
      rules.commandVerbs.find(readStudentText(`How to fish\n${talk} You cut it up.`)),
    ).toMatchObject([{ weight: 0.9 }]);
  });

  it('are praised if they begin with a verb, and things in a list are none', () => {
    expect(found('commandVerbs', 'How to fish\nGet a rod. Tie a hook on. Pull it in.')).toEqual([
      ['strength', 'Get a rod', 'Tie a hook on', 'Pull it in'],
    ]);
    expect(found('commandVerbs', 'How to fish\nGet a rod. Tie a hook on.')).toEqual([]);
    expect(
      found(
        'commandVerbs',
        'How to paint\nWater in a cup. Wet the brush. Paint the fish. Glue in a pot. Dry it.',
      ),
    ).toEqual([['strength', 'Wet the brush', 'Paint the fish', 'Dry it']]);
  });
});

describe('instructions that are told as a story', () => {
  const told = (text: string) => found('toldAsStory', text, 'instruct');
  it('are asked for steps, if three events are told by the writer', () => {
    expect(
      told(
        'First I got the rod. Then we tied it. On Friday my nan cast it. Next Dad reeled it in.',
      ),
    ).toHaveLength(1);
    expect(told('First I got the rod. Then we tied it.')).toEqual([]);
    expect(told('Hemi got the rod. Tama tied it. Ana cast it. Moana reeled it in.')).toEqual([]);
    expect(
      found('toldAsStory', 'First I got the rod. Then we tied it. My nan cast it.', 'recount'),
    ).toEqual([]);
  });
});

describe('a step that asks why', () => {
  const open = (step: string, next = 'Eat.') =>
    rules.whyStep
      .find(
        readStudentText(
          `How to make it\nCrack two eggs. Put the flour in. Mix it. ${step} ${next}`,
        ),
      )
      .map(({ slots }) => slots?.['how']);

  it.each([
    ['Pour it in gently.', '‘gently’'],
    ['Rinse it in Cold water.', '‘cold water’'],
    ['Put it in the fridge.', '‘in the fridge’'],
    ['Fold it, leaving about an inch.', '‘leaving about’'],
    ['Fold it leaving 12 cm.', '‘leaving 12’'],
    ['Turn it upside down.', '‘upside down’'],
  ])('where it says how: “%s”', (step, how) => {
    expect(open(step)).toEqual([how]);
  });

  it.each([
    'Pour it in gently so it sets.',
    'Pour it in gently for 5 minutes.',
    'Pour it gently to keep it in.',
    'Pour it in.',
    'The bowl is in the fridge.',
  ])('and not at “%s”', (step) => {
    expect(open(step)).toEqual([]);
  });

  it.each(['It sets.', 'So it sets.', 'This sets it.', 'They set.'])(
    'and not where the next one tells why: “%s”',
    (next) => {
      expect(open('Pour it in gently.', next)).toEqual([]);
    },
  );

  it('in four steps or more', () => {
    expect(
      rules.whyStep.find(
        readStudentText('How to bake\nCrack two eggs. Mix it. Pour it in gently. Cut it.'),
      ),
    ).toHaveLength(1);
    expect(
      rules.whyStep.find(
        readStudentText('How to bake\nCrack two eggs. Mix it. Pour it in gently.'),
      ),
    ).toEqual([]);
    expect(
      rules.whyStep.find(readStudentText('How to bake\nMix it. Stir it. Pour it in. Pour gently.')),
    ).toEqual([]);
  });
});
