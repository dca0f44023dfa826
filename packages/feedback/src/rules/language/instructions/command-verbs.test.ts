import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { found } from '../../testing/found.ts';
import { commandVerbs } from './command-verbs.ts';

describe('steps that say who does them', () => {
  it.each([
    'You can make it.',
    '1. We will make it.',
    '12) I could make it.',
    'I usually make it.',
    'You find it.',
  ])('are not those that inform: “%s”', (words) => {
    expect(
      found(commandVerbs, `How to fish\nGet a rod. Tie a hook on. Pull it in. ${words}`).filter(
        ([kind]) => kind === 'nextStep',
      ),
    ).toEqual([]);
  });

  it('are asked to begin with a verb, and more so if they are three', () => {
    const talk = 'You tie a hook on. You pull it in.';
    expect(commandVerbs.find(readStudentText(`How to fish\n${talk} Cut it up.`))).toMatchObject([
      { weight: 0.7, quotations: [['You tie a hook on', 'You pull it in']] },
    ]);
    expect(commandVerbs.find(readStudentText(`How to fish\n${talk} You cut it up.`))).toMatchObject(
      [{ weight: 0.95 }],
    );
  });

  it('are praised if they begin with a verb, and things in a list are none', () => {
    expect(found(commandVerbs, 'How to fish\nGet a rod. Tie a hook on. Pull it in.')).toEqual([
      ['strength', 'Get a rod', 'Tie a hook on', 'Pull it in'],
    ]);
    expect(found(commandVerbs, 'How to fish\nGet a rod. Tie a hook on.')).toEqual([]);
    expect(
      found(
        commandVerbs,
        'How to paint\nWater in a cup. Wet the brush. Paint the fish. Glue in a pot. Dry it.',
      ),
    ).toEqual([['strength', 'Wet the brush', 'Paint the fish', 'Dry it']]);
  });
});

it('asks for no name to go, since ‘you’ is none, and not to start every line alike', () => {
  const said = commandVerbs.wording.nextStep ?? [];
  expect(said.filter((one) => /named|^Start every/u.test(one))).toEqual([]);
});

it('no remark among numbered steps is asked to begin with a verb', () => {
  const asked = (step: string) =>
    found(
      commandVerbs,
      `How to fish\n1. Get a rod.\n2. ${step}\n3. Cast it out.\n4. Pull it in.`,
    ).filter(([kind]) => kind === 'nextStep');
  expect(asked('You tie a hook on.')).toEqual([['nextStep', 'You tie a hook on']]);
  for (const remark of [
    'Tie a hook on. (I should of put this before number 1)',
    'Tie a hook on. You have to hold it still.',
    'You should of tied a hook on first.',
    'Now you can put it away.',
    'You should look like a fisherman.',
    'I take my rod every Saturday.',
    'I make one on Sunday.',
  ])
    expect(asked(remark), remark).toEqual([]);
});
