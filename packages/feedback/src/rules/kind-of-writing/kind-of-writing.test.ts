import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { kindOfWriting } from './kind-of-writing.ts';

const kindOf = (text: string, purpose?: string) => kindOfWriting(readStudentText(text, purpose));

describe('a text gives steps', () => {
  it.each([
    ['How to feed a hen', 'steps'],
    ['~ How to feed a hen', 'steps'],
    ['I know how to feed a hen', 'story'],
    ['Feed the hen. Fill the bowl. Shut the gate.', 'steps'],
    ['1 lift the lid\n2 tip in the grain\n3 swish it\n4 nod at her', 'steps'],
    ['1 hen is brown\n2 are black', 'facts'],
    ['Feed the hen. Fill the bowl.', 'facts'],
    ['1) The hen\n2) The bowl\n3) The gate', 'steps'],
    ['1. The hen\n2. The bowl\n\n 3. The gate', 'steps'],
    ['1. The hen\n 2. The bowl\n3. The gate', 'steps'],
    ['1. Hens are birds.\n2. Hens lay eggs.\n3. A hen has two eyelids.', 'facts'],
    ['The 2. bowl\n3. The gate', 'facts'],
    ['2. The bowl 3. The gate', 'facts'],
  ])('“%s”: %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it('unless most are what the writer does', () => {
    const own = 'I can feed the hen. I can fill the bowl. I can shut the gate.';
    const readers = 'Feed the hen. Fill the bowl. Shut the gate.';
    const yours = 'You can feed the hen. You can fill the bowl. You can shut the gate.';
    expect(kindOf(yours)).toBe('steps');
    expect(kindOf(`${readers} ${own}`, 'instruct')).toBe('steps');
    expect(kindOf(own, 'instruct')).not.toBe('story');
  });

  it('unless they are few among others', () => {
    const steps = 'Feed the hen. Fill the bowl. Shut the gate.';
    const facts = (count: number) => 'Hens are brown. '.repeat(count);
    expect(kindOf(`${facts(12)}${steps}`)).toBe('steps');
    expect(kindOf(`${facts(13)}${steps}`)).toBe('facts');
    expect(kindOf(`${facts(5)}${steps}`, 'explain')).toBe('facts');
    expect(kindOf(`${facts(4)}${steps}`, 'explain')).toBe('steps');
  });
});

it('a story may have its reader for its hero', () => {
  const hero = 'You wake up in a boat. You hear the oars. It is dark. You feel a cold hand.';
  expect(kindOf(hero)).toBe('story');
  expect(kindOf(hero.replace('You hear', 'It has'))).toBe('facts');
});

it('argues by no single wish in passing, unless that was asked for', () => {
  const place =
    'The wharf at Opua is our best place. Your feet hang over it. Have you been there? Your ears hum. It has gulls. It has a crane. The council should mend the ladder. Would you jump off it? It is quiet.';
  expect(kindOf(place)).toBe('facts');
  expect(kindOf(place, 'persuade')).toBe('argument');
  expect(kindOf(place.replace('It has gulls.', 'You should go.'))).toBe('argument');
});

it('a story that was asked for may be told in the present, but not as a report opens', () => {
  const told = 'You turn the key. The boat is cold. You have no lights. You can hear the gulls.';
  expect(kindOf(told, 'narrate')).toBe('story');
  expect(kindOf(told)).toBe('facts');
  expect(kindOf('The boat is cold. It has no lights. The tide is out. Gulls cry.', 'narrate')).toBe(
    'facts',
  );
  expect(kindOf('A kea is a parrot. It is big. They can fly. They have bills.', 'narrate')).toBe(
    'facts',
  );
});

it('argues in no poem, unless that was asked for', () => {
  const poem =
    'You strut across the motorway\nas if it is yours\nPlease, oh please,\nwe should be like you\nred shield shining\nwho taught you to walk\nlike you own the place?';
  expect(kindOf(poem)).not.toBe('argument');
  expect(kindOf(poem, 'persuade')).toBe('argument');
  expect(kindOf(`${poem.replaceAll('\n', '. ')}.`)).toBe('argument');
});

describe('a text whose characters talk most of the time', () => {
  const talk =
    '“There’s a pūkeko in the bath,” said Nikau.\n“Don’t be silly.”\n“There is! It’s blue and it has huge feet.”\n“Pūkeko live in swamps.”\n“This one does not,” he said.\nThe pūkeko looked at her. It had the soap.\n“Can we keep it?”\n“No. They are wild birds.”';

  it('is a story, whatever they say is so', () => {
    expect(kindOf(talk)).toBe('story');
    expect(kindOf(talk.replace('said', 'says').replace('looked', 'looks'))).toBe('story');
    expect(kindOf(talk.replaceAll(/[“”]/gu, ''))).toBe('facts');
  });

  it.each([
    [
      'a report that quotes some',
      'Pūkeko are birds. “They are bold,” says Ms Hall. They have red beaks. They live in swamps. They are blue. “They can swim,” she says. They have long legs. “They eat eggs,” says Koro. It is a fact that they can fly. They build nests. “They are pests,” says Dad. They are not rare.',
      'facts',
    ],
    ['a report in marks', '“Pūkeko are birds. They have red beaks. They live in swamps.”', 'facts'],
    [
      'an argument that answers others',
      'We should have a pool. “It is too dear,” some people say. It is not. “It is not safe,” you may say. We must have a fence. “It is cold,” others say. The sun is free. “It takes water,” they say. We need to swim. I believe every school should have one.',
      'argument',
    ],
  ])('but not %s', (_, text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});

describe('lines of a poem that begin with a verb', () => {
  const poem =
    'The sea came up the slip\nshut the kiosk\nput the deckchairs in a row\nlet go of everything\nand then it slept\nlike Koro after lunch';
  const spell =
    'Take a cup of sunlight\nStir it with a spoon\nPour it in the rock pool\nLeave it for the moon\nDrink it up in June';

  it('tell on what the line above begins, and are no steps', () => {
    expect(kindOf(poem)).not.toBe('steps');
    expect(kindOf(poem, 'instruct')).toBe('steps');
  });

  it('are steps where most lines are, unless the task asks for a poem', () => {
    expect(kindOf(spell)).toBe('steps');
    const task = 'Write a poem that sounds like a recipe.';
    expect(kindOfWriting({ ...readStudentText(spell), task })).toBe('facts');
  });
});
