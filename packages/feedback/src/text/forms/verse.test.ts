import { describe, expect, it } from 'vitest';
import { readStudentText } from '../student-text.ts';
import { isVerse } from './verse.ts';

const isPoem = (text: string) => isVerse(readStudentText(text));

it('takes short lines that run on for a poem', () => {
  expect(
    isPoem(
      'The Sea\n\nThe sea is a grumpy old man\nthrowing his wet hands at the rocks.\nHe mutters all night\nand hides shells in his pockets.\nHis snores are little waves\nthat go in\nand out.',
    ),
  ).toBe(true);
});

it('takes a line that ends in a colon within a sentence for one of a poem', () => {
  expect(
    isPoem(
      'Te Awa\n\nThe river is a quiet nurse,\nwashing its stones.\nWith cold green hands and a long blue coat\nit sings one song for everyone:\n\nCome in\nwhen you are tired,\nI hum in my sleep\nand I carry the moon.',
    ),
  ).toBe(true);
});

it('takes longer lines for a poem if the sentences run on from line to line', () => {
  expect(
    isPoem(
      'If I was a storm I would be hungry in the evening\nand gobble the washing.\nI would rattle the windows of every house in the long street\nand sing.\nAt dawn I would whisper to the gulls\ncome back, come back\nand the sun would mop up my puddles.',
    ),
  ).toBe(true);
});

it('takes short lines for a poem that end sentences, if some run on', () => {
  expect(
    isPoem(
      'We ate egg sandwiches in the hall,\nnobody sat in that chair.\nThe aunties washed the cups twice.\nThe little cousins played outside\nas if the grass did not know.\nI found his hat behind the door.\nIt fell over my eyes\nand for a minute\nI was inside his dark.',
    ),
  ).toBe(true);
});

it('takes short lines for a poem of which most end sentences, if many begin small where one runs on', () => {
  const lines = [
    'Nan knocks once.',
    'That is the alarm.',
    'I find my boots by feel, the left one',
    'always wet,',
    'and follow her down to the shed.',
    'She never talks before six.',
    'The cows know.',
    'They stand there steaming',
    'like big kettles.',
    'Her hands are old rope,',
    'and they are quick.',
    'She laughs at my bucket.',
    'I laugh too.',
    'The sky goes pink.',
    'The truck comes',
    'and takes it all.',
    '“Same tomorrow?” I ask.',
    '“Maybe.”',
  ];
  expect(isPoem(lines.join('\n'))).toBe(true);
  expect(isPoem(lines.join('\n').replace('always', 'Always'))).toBe(false);
});

it('takes lines for a poem that are as long as a ballad’s, if most of them rhyme', () => {
  const ballad =
    'There once was a hen who was speckled and brown\nand sick of the coop on the edge of the town.\nShe packed up some wheat in a little blue sack\nand she said to the rooster “I’m not coming back.”\n\nShe walked to the ferry, she hid in a truck,\nit was full up with carrots so that was good luck.';
  expect(isPoem(ballad)).toBe(true);
  const unrhymed = ballad.replace('town', 'road').replace('back', 'home').replace('luck', 'food');
  expect(isPoem(unrhymed)).toBe(false);
});

it.each([
  [
    'sentences a line each that end alike by chance',
    'We got up early and we were all swimming at the pool.\nThen Mum said that we could keep on playing in the sun.\nMy cousin and I spent the whole afternoon eating.\nAfter that my uncle and my dad were both fishing.\nLater on the whole family sat down and started singing.\nIn the end nobody wanted to stop dancing.',
  ],
  [
    'prose with short lines',
    'We went to the beach on\nthe last day. It was cold and\nwe swam for a long time. Then\nwe had chips by the big\ntree. Mum was asleep in\nthe sun.',
  ],
  [
    'lines without any capital or full stop',
    'on saturday we all went to the big new pool with nan\nit was fun\nwe went down the slide about one hundred times in a row\nthen we got chips\nthen we went home and we had a very big sleep there',
  ],
  [
    'prose',
    'We went to the beach. It was cold.\nWe swam for a long time until our lips were blue.',
  ],
  ['steps', '1. Get the bread\n2. Butter it\n3. Put the cheese on\n4. Close it\n5. Eat it'],
  ['a list under a small heading', 'things to get:\nbread\ncheese\nbutter\na toaster\na plate'],
  ['a list', 'You need:\nbread\ncheese\nbutter\na toaster\na plate'],
  [
    'fact file',
    'Size: 6 metres\nWeight: 2000 kg\nFood: seals and fish\nHabitat: cool seas\nBabies: pups',
  ],
  [
    'sentences on lines of their own',
    'I ran.\nI fell.\nI got up.\nI cried.\nMum came.\nWe went home.',
  ],
])('takes no %s for one', (_, text) => {
  expect(isPoem(text)).toBe(false);
});

it('counts a long first line that stands right above the others as one of them', () => {
  const lines =
    'never the first to speak\nI watch from the back row of seats\nkind of quiet\nand then I get the ball\nunstoppable';
  expect(isPoem(lines)).toBe(true);
  expect(isPoem(lines.replace('\n', '\n\n'))).toBe(false);
  expect(isPoem(lines.replace('never the first to speak', 'On the wing'))).toBe(false);
});

describe('lines that are sentences', () => {
  const lines =
    'She mends nets with her teeth.\nShe has never been to a dentist.\nShe sings to the eels.\nShe lets the small ones go.';
  const isPoem = (text: string, task?: string) => isVerse({ ...readStudentText(text), task });

  it('are those of a poem where one was asked for', () => {
    expect(isPoem(lines, 'Write a list poem about somebody you know.')).toBe(true);
    expect(isPoem(lines)).toBe(false);
    expect(isPoem(lines, 'Write what you think of the poem.')).toBe(false);
    expect(isPoem(lines.replaceAll('\n', ' '), 'Write a list poem.')).toBe(false);
  });
});
