import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { bigMoment } from './big-moment.ts';

const asked = (text: string) =>
  bigMoment.find(readStudentText(text)).map(({ quotations }) => quotations[0]?.[0]);

const whoIn = (text: string) => bigMoment.find(readStudentText(text)).map(({ slots }) => slots);

const start = 'We packed the car on Friday. I sat by my sister. We drove to the lake.';
const end = 'We waited by the road. I ate an apple. A truck came and took us to town. I had a pie.';

describe('a story asks for more of the inside', () => {
  it.each([
    'The light went out in there',
    'The lights went out in there',
    'Our power went out at tea',
    'Then we caught a huge eel',
    'Then I caught my own eel',
    'Suddenly the road was gone',
    'All of a sudden it was Nan',
  ])('where something happens: “%s”', (moment) => {
    expect(asked(`${start} ${moment}. ${end}`)).toEqual([moment]);
  });

  it.each([
    'By then the wheel fell off',
    'By lunch the wheel fell off',
    'By lunchtime the wheel fell off',
    'By the weekend the wheel fell off',
    'Afterward the wheel fell off',
    'Afterwards the wheel fell off',
    'Next day the wheel fell off',
    'The next morning the wheel fell off',
    'We still jumped off the jetty',
    'We haven’t jumped off it since',
    "We haven't jumped off it since",
    'We havent jumped off it since',
    'Then we caught the bus home',
    'Then I fell asleep in there',
    'Then we parked by the lake',
    'It broke there',
    'It broke',
    'I jumped over the fence and then the gate and the trough as well',
    '“The wheel fell off,” said Dad',
  ])('but not at “%s”', (moment) => {
    expect(asked(`${start} ${moment}. ${end}`)).toEqual([]);
  });

  it('also where it tells of by morning, further into a sentence', () => {
    const moment = 'The gate fell in by morning';
    expect(asked(`${start} ${moment}. ${end}`)).toEqual([moment]);
  });

  it.each([
    [
      'loud',
      `${start} It broke on the road. The wheel fell off too! ${end}`,
      'The wheel fell off too!',
    ],
    [
      'sudden',
      `${start} It fell in the mud! Suddenly the road was gone. We slipped on it. Suddenly it broke right in two! ${end}`,
      'Suddenly it broke right in two!',
    ],
    [
      'sudden',
      `We sat. ${start} It broke on the road. Suddenly we saw a cow. ${end}`,
      'Suddenly we saw a cow',
    ],
    [
      'late',
      `${start} I fell in the mud. We stood there. We had pies. The wheel fell off too. ${end}`,
      'The wheel fell off too',
    ],
    [
      'first of two that are alike',
      `${start} We sat. We had pies. The wheel fell off too. It broke on the road. I had a pie.`,
      'The wheel fell off too',
    ],
  ])('at the moment that is %s', (_, text, moment) => {
    expect(asked(text)).toEqual([moment]);
  });

  it('where the moment is in the middle of a line of its own, or beside a short line', () => {
    const moment = 'The wheel fell off';
    expect(asked(`${start}\nWe stopped. ${moment}.\n${end}`)).toEqual([moment]);
    expect(asked(`${start}\n${moment}. We stopped.\n${end}`)).toEqual([moment]);
    expect(asked(`${start}\n${moment}.\n${end}`)).toEqual([]);
  });

  it('where every sentence is on a line of its own', () => {
    const lines = `${start} The wheel fell off. ${end}`.replaceAll('. ', '.\n');
    expect(asked(lines)).toEqual(['The wheel fell off']);
  });

  it('if it has five sentences, but neither at its first nor at its last', () => {
    expect(
      asked('We drove to town. We sat down. The wheel fell off. We had pies. Nan slept.'),
    ).toEqual(['The wheel fell off']);
    expect(asked('We drove to town. We sat down. The wheel fell off. We had pies.')).toEqual([]);
    expect(
      asked('The wheel fell off. We drove to town. We sat down. We had pies. Nan slept.'),
    ).toEqual([]);
    expect(
      asked('We drove to town. We sat down. We had pies. Nan slept. The wheel fell off.'),
    ).toEqual([]);
  });

  it('unless what comes within three sentences tells it', () => {
    const told = 'I could hear the boat creak.';
    const plain = 'We stood by it. Dad swam out. Mum had a map.';
    expect(asked(`${start} The wheel fell off. ${told} ${plain} ${end}`)).toEqual([]);
    expect(asked(`${start} The wheel fell off. We sat. Dad swam. ${told} ${end}`)).toEqual([]);
    expect(asked(`${start} The wheel fell off. ${plain} ${told} ${end}`)).toEqual([
      'The wheel fell off',
    ]);
  });
});

describe('the question is about', () => {
  const tale = (moment: string, more = '') =>
    `In the old house lived Moko. His door was shut. Every night Moko looked out. ${moment}. It was a long way down. Then Moko walked on. He had a map. ${more}`;

  it.each([
    ['the one whose name comes again and again', tale('One day Moko fell down')],
    ['the one named most', tale('One day Moko fell down', 'So Tama came. Then Tama sat.')],
    [
      'the one named, and no day or grown-up',
      tale(
        'One day Moko fell down',
        'On Friday and on Friday and on Friday and on Friday it rained.',
      ),
    ],
  ])('%s', (_, text) => {
    expect(whoIn(text)).toEqual([{ who: 'Moko', whose: 'Moko’s' }]);
  });

  it.each([
    [
      'nobody by name where two are named as often',
      tale('One day Moko fell down', 'Up came Tama and Tama and Tama and Tama.'),
    ],
    ['nobody who isn’t there', tale('One day the red door fell on Moko')],
    ['nobody who is gone', tale('One day Moko was gone')],
    [
      'nobody who is named twice',
      'In the old house lived Moko. His door was shut. Every night he looked out. One day Moko fell down. It was a long way down. Then he walked on. He had a map.',
    ],
    [
      'no word in capitals',
      'In the old house it was OLD. His door was shut. It was OLD. One day OLD air fell down. It was OLD again. Then he walked on. He had a map.',
    ],
  ])('%s', (_, text) => {
    expect(whoIn(text)).toEqual([{ who: 'your character', whose: 'your character’s' }]);
  });

  it('the writer where a quarter of what is told is about him, and not where he only speaks', () => {
    const others =
      'The hut was old. The dog ran out. It fell in the creek. The tide was low. The men sat down. The sun set.';
    expect(whoIn(`I’m nine. Then we came. ${others}`)).toEqual([{ who: 'you', whose: 'your' }]);
    expect(whoIn(`Then we came. ${others}`)).toEqual([
      { who: 'your character', whose: 'your character’s' },
    ]);
    expect(whoIn(`“I will,” said Tama. “We can,” said Nan. ${others}`)).toEqual([
      { who: 'your character', whose: 'your character’s' },
    ]);
    expect(whoIn(`The boy said I can. The man asked if we can. ${others}`)).toEqual([
      { who: 'your character', whose: 'your character’s' },
    ]);
  });
});
