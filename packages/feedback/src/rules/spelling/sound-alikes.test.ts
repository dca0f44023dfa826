import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { soundAlikes } from './sound-alikes.ts';

const pairsIn = (words: string) =>
  soundAlikes.find(readStudentText(words)).map(({ slots }) => slots?.['pair']);

describe.each([
  ['‘to’ or ‘two’', ['I have made to friends.', 'We had to hours.']],
  ['‘hole’ or ‘whole’', ['We ran the hole way.', 'My hole class sang.']],
  [
    '‘of’ or ‘have’',
    [
      'I could of won.',
      'You shouldn’t of gone.',
      "You shouldn't of gone.",
      'He couldn’t of seen it.',
      "He couldn't of seen it.",
      'We wouldn’t of lost.',
      "We wouldn't of lost.",
    ],
  ],
  [
    '‘aloud’ or ‘allowed’',
    [
      'We are not aloud to run.',
      'We weren’t aloud to run.',
      "We weren't aloud to run.",
      'Dogs aren’t aloud to come.',
      "Dogs aren't aloud to come.",
    ],
  ],
  [
    '‘strait’ or ‘straight’',
    [
      'She drove strait home.',
      'Cut strait and fold it.',
      'We had to sit strait.',
      'Stand strait !',
    ],
  ],
  [
    '‘flower’ or ‘flour’',
    ['Sift 2 cups of flower.', 'Add the flower and sugar.', 'Mix sugar and flower.'],
  ],
  ['‘poor’ or ‘pour’', ['Now poor it in.', 'Poor over the sauce.', 'Mix and poor the milk.']],
  ['‘need’ or ‘knead’', ['Need the dough well.']],
  ['‘brake’ or ‘break’', ['At morning brake we ran.', 'You can brake your arm.']],
  ['‘tale’ or ‘tail’', ['It wags its tale.', 'It has a bushy tale.']],
  ['‘mail’ or ‘male’', ['The mail bird sits on it.', 'The female and the mail hunt.']],
  ['‘weak’ or ‘week’', ['Feed it twice a weak.', 'We came last weak.']],
  ['‘blue’ or ‘blew’', ['The wind blue hard and it blue away.']],
  ['‘rode’ or ‘road’', ['Look before you cross the rode.']],
  ['‘steel’ or ‘steal’', ['They steel food.', 'It will steel your lunch.']],
  ['‘stare’ or ‘stair’', ['We ran up the stares.']],
  ['‘pear’ or ‘pair’', ['Bring a pear of gloves.']],
  ['‘grate’ or ‘great’', ['It was a grate day.']],
  ['‘plain’ or ‘plane’', ['The plain landed.', 'We got on a plain to Nelson.']],
  ['‘knight’ or ‘night’', ['It hunts at knight.']],
  ['‘meet’ or ‘meat’', ['They eat plants and meet.']],
  [
    '‘of’ or ‘off’',
    [
      'He slipped of the wall.',
      'He fell of the wall.',
      'We went of to bed.',
      'I jumped of my bike.',
    ],
  ],
  [
    '‘your’ or ‘you’re’',
    [
      'I hope your going to come.',
      'If it hits you your allowed one more go.',
      'Now your ready.',
      'Now your ready !',
      'When your done\nyou can eat.',
      'Now your ready to go.',
      'Now your ready for it.',
      'Tag and your it',
      "Keep you're cat in at night.",
    ],
  ],
  [
    '‘to’ or ‘too’',
    [
      'There was to much mud.',
      'The bath was to hot.',
      'The bath was to hot',
      'Six hours is to long.',
      'If drops get to heavy the air can’t hold them.',
      'The bath was to hot !',
      'It was to hot  for us.',
      'He is to small and he fell.',
    ],
  ],
  ['‘then’ or ‘than’', ['Mine is bigger then yours.']],
  ['‘no’ or ‘know’', ['We no that it is hot.']],
  ['‘new’ or ‘knew’', ['She new what to do.']],
  ['‘want’ or ‘went’', ['On Friday we want swimming.', 'Then I whent home.']],
  ['‘where’ or ‘were’', ['We where happy.', 'You where fast today.', 'They where late.']],
  [
    '‘were’ or ‘where’',
    [
      'I know were the eels are.',
      'That’s were we sat.',
      'Thats were we sat.',
      "That's were we sat.",
    ],
  ],
  [
    '‘by’ or ‘buy’',
    ['I wanted to by a pie.', 'I had to by an ice block.', 'Nan is able to by lots.'],
  ],
  [
    '‘right’ or ‘write’',
    ['I can right a story.', 'He will right an email.', 'I like to right stories.'],
  ],
  ['‘past’ or ‘passed’', ['We past the shop.', 'He past an old bridge.', 'She past a cow.']],
  ['‘threw’ or ‘through’', ['We walked threw the mud.']],
  [
    '‘quite’ or ‘quiet’',
    [
      'Please be quite.',
      'You need to be quite and sit.',
      'We had to stay quite',
      'It was so quite !',
      'It was very quite\nNobody spoke.',
    ],
  ],
  [
    '‘loose’ or ‘lose’',
    [
      'I hope we will loose.',
      'They don’t loose.',
      "They don't loose.",
      'We dont loose.',
      'We didn’t loose.',
      "We didn't loose.",
      'We didnt loose.',
    ],
  ],
  ['‘weather’ or ‘whether’', ['I wonder weather it floats.', 'We go weather or not it rains.']],
  ['‘peace’ or ‘piece’', ['I ate a peace of cake.']],
  [
    '‘are’ or ‘our’',
    [
      'We sat in are tent.',
      'We sat in are tents.',
      'He is in are class.',
      'I put it in are bag.',
      'They are in are bags.',
    ],
  ],
  ['‘wood’ or ‘would’', ['I wood like a dog.']],
  ['‘witch’ or ‘which’', ['I have a cat witch is black.']],
  ['‘one’ or ‘won’', ['Then we one the game.']],
  ['‘eight’ or ‘ate’', ['We eight the pie.', 'Dad eight an egg.', 'Mum eight a pear.']],
  [
    '‘here’ or ‘hear’',
    ['I could here a noise.', 'I could here an owl.', 'We here noise.', 'We can here noises.'],
  ],
  ['‘bin’ or ‘been’', ['I have bin sick.', 'We’ve bin to camp.', "We've bin to camp."]],
  ['‘meat’ or ‘meet’', ['We went to meat her.']],
  ['‘herd’ or ‘heard’', ['I herd a bang.', 'I herd an owl.', 'Mia herd a noise outside.']],
  [
    '‘sea’ or ‘see’',
    ['I can sea the hill.', 'We sea a boat.', 'You can sea an island.', 'Come to sea it.'],
  ],
] as const)('asks about %s', (pair, texts) => {
  it.each(texts)('in “%s”', (text) => {
    expect(pairsIn(text)).toEqual([pair]);
  });
});
