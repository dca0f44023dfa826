import { describe } from 'vitest';
import { expectVerdicts } from '../testing/own-step-cases.ts';

const kayak =
  'On Friday we went kayaking at Lake Rotoiti. The water was flat. I tipped over by the jetty. Dad pulled me out. Then we had hot chips.';
const fair =
  'we had a school fair on saturday it rained all day mr tupu got soaked in the dunk tank i won a cake';
const ghost =
  'Aroha went up the hill. She went into the hut. A voice said who goes there. Aroha said it is only me. She was afraid.';
const fudge = 'Get the butter. Melt it in a pot. Tip in the sugar. Stir it. Pour it in a tin.';

describe('a step that a teacher wrote about marks and spelling', () => {
  const stops = 'Check where your sentences stop. Put in full stops and capitals.';
  const names = 'People’s names and the days of the week need a capital letter.';
  const speech = 'Put talking marks around what people say.';
  const spelt = 'Look up how to spell these: tomorrow, castle, because.';
  const misspelt = 'Tomorow we will build a casle becos it is sunny.';
  expectVerdicts(fair, [
    [
      'all of them',
      stops,
      'We had a school fair on Saturday. It rained all day. Mr Tupu got soaked in the dunk tank. I won a cake.',
      'done',
    ],
    [
      'the first of them',
      stops,
      fair.replace('we had', 'We had').replace('saturday it', 'saturday. It'),
      'partly',
    ],
    ['another word', stops, fair.replace('all day', 'all morning'), 'notYet'],
    ['one name of two', names, fair.replace('saturday', 'Saturday'), 'partly'],
    [
      'every name',
      names,
      fair.replace('saturday', 'Saturday').replace('mr tupu', 'Mr Tupu'),
      'done',
    ],
  ]);
  expectVerdicts(ghost, [
    [
      'marks around all that is said',
      speech,
      ghost
        .replace('said who goes there.', 'said, “Who goes there?”')
        .replace('said it is only me.', 'said, “It is only me.”'),
      'done',
    ],
    [
      'marks around half of it',
      speech,
      ghost.replace('said who goes there.', 'said “who goes there.”'),
      'partly',
    ],
    [
      'marks around what nobody says',
      speech,
      ghost.replace('She was afraid.', '“She was afraid.”'),
      'cantTell',
    ],
    ['no marks', speech, ghost.replace('hut', 'old hut'), 'notYet'],
  ]);
  expectVerdicts(misspelt, [
    ['all the words', spelt, 'Tomorrow we will build a castle because it is sunny.', 'done'],
    ['one of the words', spelt, misspelt.replace('casle', 'castle'), 'partly'],
    ['one in another wrong way', spelt, misspelt.replace('casle', 'carsel'), 'notYet'],
  ]);
});

describe('a step that a teacher wrote about words and sentences', () => {
  const verbs = 'Change ‘went’ each time to a verb that shows how she moved.';
  const begun = 'Too many sentences start with ‘She’. Begin one in a different way.';
  const linked = 'Join two of your sentences with ‘so’ or ‘when’.';
  const order = 'Use order words (first, next, then, last) to help your reader.';
  expectVerdicts(ghost, [
    [
      'stronger verbs',
      verbs,
      ghost.replace('went up', 'scrambled up').replace('went into', 'slipped into'),
      'done',
    ],
    ['one of two', verbs, ghost.replace('went up', 'scrambled up'), 'partly'],
    [
      'another weak one',
      verbs,
      ghost.replace('went up', 'got up').replace('went into', 'got into'),
      'notYet',
    ],
    ['words beside them', verbs, ghost.replace('went up', 'bravely went up'), 'notYet'],
    [
      'sentences that went',
      verbs,
      ghost.replace('Aroha went up the hill. She went into the hut. ', ''),
      'cantTell',
    ],
    [
      'another beginning',
      begun,
      ghost.replace('She went into', 'After that she went into'),
      'done',
    ],
    ['a joined pair', linked, ghost.replace('hill. She', 'hill so she'), 'done'],
    ['a joining word that joins nothing', linked, ghost.replace('afraid.', 'afraid so.'), 'notYet'],
  ]);
  expectVerdicts(fudge, [
    [
      'order words',
      order,
      'First get the butter. Next melt it in a pot. Then tip in the sugar. Stir it. Last pour it in a tin.',
      'done',
    ],
    ['one of them', order, fudge.replace('Pour', 'Last pour'), 'partly'],
    ['none', order, fudge.replace('Stir it.', 'Stir it up well.'), 'notYet'],
    [
      'how much of each',
      'How much butter and sugar? Tell us.',
      fudge.replace('the butter', '100 grams of butter').replace('the sugar', 'two cups of sugar'),
      'done',
    ],
    [
      'how much of one',
      'How much butter and sugar? Tell us.',
      fudge.replace('the butter', '100 grams of butter'),
      'partly',
    ],
    [
      'numbers before the steps',
      'How much butter and sugar? Tell us.',
      '1. Get the butter.\n2. Melt it in a pot.\n3. Tip in the sugar.\n4. Stir it.\n5. Pour it in a tin.',
      'notYet',
    ],
  ]);
});

describe('a step that a teacher wrote about instructions', () => {
  const orders = 'Begin every step with a doing word instead of ‘You’.';
  const numbered = 'Number the steps of your recipe.';
  const needed = 'Write a list of the things a cook needs at the top.';
  const told =
    'You get the butter. You melt it in a pot. You tip in the sugar. You pour it in a tin.';
  const steps =
    '1. You get the butter.\n2. You melt it in a pot.\n3. You tip in the sugar.\n4. You pour it in a tin.';
  expectVerdicts(told, [
    [
      'all as orders',
      orders,
      'Get the butter. Melt it in a pot. Tip in the sugar. Pour it in a tin.',
      'done',
    ],
    ['one as an order', orders, told.replace('You melt', 'Melt'), 'partly'],
    ['none as an order', orders, told.replace('the butter', 'the cold butter'), 'notYet'],
    ['numbers', numbered, steps, 'done'],
    ['no numbers', numbered, told.replace('a tin', 'a big tin'), 'notYet'],
    ['a list', needed, `You need: butter, sugar, a pot, a tin\n\n${told}`, 'done'],
    ['numbers instead of a list', needed, steps, 'notYet'],
  ]);
});

describe('a step that a teacher wrote about parts of a text', () => {
  const ended = 'Your story needs an ending.';
  const lines = 'Start a new paragraph when you write about the lunch.';
  const out = 'Take out “The water was flat”: it isn’t needed.';
  expectVerdicts(kayak, [
    [
      'an ending',
      ended,
      `${kayak} Next time I am keeping my life jacket done up, because Dad says he is too old for swimming.`,
      'done',
    ],
    ['closing words', ended, `${kayak} The end. I hope you enjoyed it.`, 'notYet'],
    ['words in the middle', ended, kayak.replace('jetty', 'long wooden jetty'), 'notYet'],
    ['a paragraph', lines, kayak.replace(' Then', '\n\nThen'), 'done'],
    ['no paragraph', lines, kayak.replace('chips', 'chips and sauce'), 'notYet'],
    ['a sentence left out', out, kayak.replace(' The water was flat.', ''), 'done'],
    ['a sentence that stayed', out, kayak.replace('flat', 'very flat'), 'notYet'],
  ]);
});
