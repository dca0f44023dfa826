import { describe, expect, it } from 'vitest';
import { expectVerdicts, verdictOn } from '../testing/own-step-cases.ts';

const kayak =
  'On Friday we went kayaking at Lake Rotoiti. The water was flat. I tipped over by the jetty. Dad pulled me out. Then we had hot chips.';
const bikes =
  'Our town needs bike lanes. Riding keeps you fit. Cars go too fast on King Street. So please paint some lanes.';

describe('a step that a teacher wrote about what was felt, heard or seen', () => {
  const felt = 'How were you feeling when you tipped over? Write a sentence about it.';
  const heard = 'Add what you could hear or smell at the lake.';
  expectVerdicts(kayak, [
    [
      'a feeling at the moment',
      felt,
      kayak.replace('jetty.', 'jetty. I was so frightened that I swallowed half the lake.'),
      'done',
    ],
    [
      'what a body did',
      felt,
      kayak.replace('jetty.', 'jetty. My teeth were chattering and I could not breathe.'),
      'done',
    ],
    ['no feeling', felt, kayak.replace('flat', 'flat and green'), 'notYet'],
    [
      'a feeling of somebody else',
      felt,
      kayak.replace('out.', 'out. My cousin was happy.'),
      'notYet',
    ],
    [
      'a feeling far from the moment',
      felt,
      kayak.replace('Rotoiti.', 'Rotoiti and I was excited about the new boats.'),
      'cantTell',
    ],
    [
      'sounds and smells',
      heard,
      kayak.replace(
        'flat.',
        'flat. You could hear ducks quacking and smell the sulphur from the hot pools.',
      ),
      'done',
    ],
    ['a stronger word for the same', heard, kayak.replace('flat', 'really flat'), 'notYet'],
  ]);
});

describe('a step that a teacher wrote about who, where and when', () => {
  const plain = kayak.replace('On Friday we went kayaking at Lake Rotoiti.', 'We went kayaking.');
  const asked = 'Tell your reader who went with you, where it was and when.';
  expectVerdicts(plain, [
    ['all three', asked, kayak.replace('we went', 'my cousins and I went'), 'done'],
    ['one of three', asked, plain.replace('We went', 'On Friday we went'), 'partly'],
    ['none', asked, plain.replace('flat', 'flat and cold'), 'notYet'],
  ]);
});

describe('a step that a teacher wrote about an argument', () => {
  const against = 'What might a driver say against bike lanes? Answer them.';
  const because = 'Give one more reason for bike lanes.';
  const number = 'Put in a fact or a statistic to back up “Cars go too fast on King Street”.';
  expectVerdicts(bikes, [
    [
      'an objection and its answer',
      against,
      bikes.replace(
        'So please',
        'Some drivers might say lanes take up their parks, but there is a big car park behind the library. So please',
      ),
      'done',
    ],
    [
      'an objection alone',
      against,
      bikes.replace('So please', 'Some drivers might say lanes take up their parks. So please'),
      'partly',
    ],
    ['a louder opinion', against, bikes.replace('needs', 'really needs'), 'notYet'],
    [
      'another reason',
      because,
      bikes.replace(
        'So please',
        'Another reason is that the buses are always late and crowded. So please',
      ),
      'done',
    ],
    [
      'the words of the step',
      because,
      bikes.replace('So please', 'That is one more reason for bike lanes. So please'),
      'notYet',
    ],
    [
      'something about oneself',
      because,
      bikes.replace('So please', 'Also I have a hamster named Biscuit. So please'),
      'cantTell',
    ],
    [
      'a number at the place',
      number,
      bikes.replace('Street.', 'Street, at 65 kilometres an hour in a 50 zone.'),
      'done',
    ],
    ['a number about something else', number, `${bikes} I am 9.`, 'notYet'],
    ['more opinion', number, bikes.replace('too fast', 'way too fast'), 'notYet'],
  ]);
});

describe('a step that a teacher wrote about proof and pictures', () => {
  const proof = 'Can you back up your argument with evidence?';
  const picture = '“The water was flat”: paint us a picture of it.';
  expectVerdicts(bikes, [
    [
      'what somebody found out',
      proof,
      bikes.replace(
        'So please',
        'A survey of our class found that most of us would ride to school. So please',
      ),
      'done',
    ],
    ['a louder claim', proof, bikes.replace('keeps', 'definitely keeps'), 'notYet'],
  ]);
  expectVerdicts(kayak, [
    [
      'a picture at the place',
      picture,
      kayak.replace('flat.', 'as flat as a mirror with upside-down mountains in it.'),
      'done',
    ],
    ['a stronger word for the same', picture, kayak.replace('flat', 'so very flat'), 'notYet'],
  ]);
});

it('can’t tell where the words of a step don’t say what to look for', () => {
  const after = kayak.replace('out.', 'out with the paddle he had been hiding behind the shed.');
  expect(verdictOn(kayak, after, 'Make this more interesting for your reader.')).toBe('cantTell');
});

it('can’t tell what is new where the whole text was written anew', () => {
  const anew =
    'Lake Rotoiti is where I got dunked. I was scared, cold and cross, but chips fix anything.';
  expect(verdictOn(kayak, anew, 'Tell us how you felt when you tipped over.')).toBe('cantTell');
});
