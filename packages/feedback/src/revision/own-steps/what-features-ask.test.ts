import { describe } from 'vitest';
import { expectVerdicts } from '../testing/own-step-cases.ts';

const storm =
  'On Tuesday there was a storm. The wind was loud. A tree fell on the library. I had a torch. We ate cold beans.';

describe('a step that asks for a simile', () => {
  const asked = 'Use a simile to show us what the wind was like.';
  expectVerdicts(storm, [
    ['of the thing', asked, storm.replace('loud', 'howling like a pack of hungry wolves'), 'done'],
    ['of another', asked, storm.replace('cold', 'as cold as ice'), 'notYet'],
    ['words that compare nothing', asked, storm.replace('loud', 'loud and really scary'), 'notYet'],
  ]);
});

describe('a step that asks for a title', () => {
  const asked = 'This has no title yet! Pick one that makes us curious.';
  expectVerdicts(storm, [
    ['a line at the top', asked, `The Night The Library Fell\n\n${storm}`, 'done'],
    ['a line that says who wrote it', asked, `By Lucas Brown\n\n${storm}`, 'notYet'],
    ['none', asked, storm.replace('a torch', 'a big torch'), 'notYet'],
  ]);
});

const ruru =
  'The ruru is a small owl. Ruru are nocturnal. They have big yellow eyes. They eat wētā.';

describe('a step that asks what a word means', () => {
  const asked = 'The juniors won’t know ‘nocturnal’. Tell them what it means.';
  const unquoted = 'Explain what nocturnal means.';
  const told = ruru.replace('nocturnal', 'nocturnal so they sleep in the day and hunt at night');
  expectVerdicts(ruru, [
    ['told beside it', asked, told, 'done'],
    ['told beside a word that isn’t quoted', unquoted, told, 'done'],
    [
      'more in the sentence after it',
      asked,
      ruru.replace('yellow eyes', 'yellow eyes, sharp claws and brown feathers'),
      'cantTell',
    ],
    ['something else, elsewhere', asked, ruru.replace('wētā', 'wētā, moths and mice'), 'notYet'],
  ]);
});

const packing =
  'I had to pack. I packed my togs and my towel and my torch and two jumpers and a pack of cards. The bag was heavy.';

describe('a step that asks for commas in a list', () => {
  const asked = 'In your list you said ‘and’ every time. Swap most of them for commas.';
  const plain = 'Use commas between the things in your list.';
  const done = packing.replace(
    'togs and my towel and my torch and two jumpers',
    'togs, my towel, my torch, two jumpers',
  );
  expectVerdicts(packing, [
    ['commas and one ‘and’', asked, done, 'done'],
    ['the same, asked in other words', plain, done, 'done'],
    ['one comma', plain, packing.replace('togs and', 'togs,'), 'partly'],
    ['none', plain, packing.replace('heavy', 'so heavy'), 'notYet'],
  ]);
});

const spider = 'A katipō is black. It has six legs. It lives in the dunes. Two of them live there.';

describe('a step that doubts a number', () => {
  const asked = 'Check how many legs it has, because six doesn’t sound right. Fix it.';
  expectVerdicts(spider, [
    ['another number', asked, spider.replace('six legs', 'eight legs like all spiders'), 'done'],
    ['the same', asked, spider.replace('legs', 'thin legs'), 'notYet'],
    ['none at all', asked, spider.replace('It has six legs.', 'It has legs.'), 'notYet'],
  ]);
});
