import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { found } from '../../testing/found.ts';
import { paragraphs } from './paragraphs.ts';

const sentences = (count: number, one = 'The boat was old and it was green.') =>
  Array.from({ length: count }, () => one).join(' ');

describe('an argument in one block', () => {
  const argument = (
    reason: string,
    more = 'My friend Max has a dog called Tank and Tank knows when he is sad and when he is not.',
  ) =>
    `I think we should have a dog at school. Dogs are fun and they make people happy. If you are sad you can pat the dog in our room. ${more} ${reason} We could take turns walking it every day after lunch. Please think about it.`;

  it.each([
    'Also dogs eat scraps.',
    'And dogs eat scraps.',
    'Plus dogs eat scraps.',
    'Another thing is scraps.',
    'My next point is scraps.',
    'Our dogs can also eat it.',
    'It is also very clean.',
  ])('is asked to begin another reason on a new line: “%s”', (reason) => {
    expect(found(paragraphs, argument(reason))[0]?.[0]).toBe('nextStep');
  });

  it.each([
    'And then it eats scraps.',
    'And it eats scraps.',
    'And on the court.',
    'Dogs eat scraps.',
    '“Also dogs eat scraps,” said Nan.',
    'When it rains, our dogs and our cats and all of our hens can also eat it.',
  ])('is not where none begins: “%s”', (reason) => {
    expect(found(paragraphs, argument(reason))).toEqual([]);
  });

  it('is not if it is short', () => {
    expect(
      found(
        paragraphs,
        'I think we should have a dog at school. Dogs are fun. They run. Also dogs eat scraps. We could walk it. Please think about it.',
      ),
    ).toEqual([]);
    expect(
      found(
        paragraphs,
        argument('Also dogs eat scraps.').replaceAll(/\.(?= (?:Dogs|If|My|We))/gu, ','),
      ),
    ).toEqual([]);
  });

  it('is not near its beginning and at its last sentence', () => {
    const text = argument('Dogs eat scraps.');
    expect(found(paragraphs, text.replace('Dogs are fun', 'Also dogs are fun'))).toEqual([]);
    expect(found(paragraphs, text.replace('Please think', 'Also please think'))).toEqual([]);
  });

  it('is asked for paragraphs earlier if each reason needs one', () => {
    const block = (count: number, reasons: string) =>
      `${sentences(count)} ${reasons} After lunch we fished there. ${sentences(3)}`;
    expect(found(paragraphs, block(7, 'Another one was red. Plus it was old.'))).toHaveLength(1);
    expect(found(paragraphs, block(7, 'Another one was red. It was old.'))).toEqual([]);
    expect(found(paragraphs, block(2, 'Another one was red. Plus it was old.'))).toEqual([]);
  });
});

describe('a long block', () => {
  it('is asked to break where it turns, at the two turns nearest to its middle', () => {
    const text = `${sentences(5)} Later we fished there. ${sentences(3)} After lunch we ate pies. ${sentences(3)} Finally we went in there. ${sentences(6)}`;
    expect(found(paragraphs, text)).toEqual([
      ['nextStep', 'After lunch we ate pies', 'Finally we went in there'],
    ]);
  });

  it.each([
    'Next we ran off.',
    'The next day we ran.',
    'Then we drove off.',
    'When we got in we ran.',
    'On the way we ran.',
    'One night we ran.',
  ])('turns at “%s”', (turn) => {
    expect(found(paragraphs, `${sentences(8)} ${turn} ${sentences(8)}`)).toEqual([
      ['nextStep', turn.slice(0, -1)],
    ]);
  });

  it('is asked to break anywhere if it is endless, near its middle', () => {
    const text = `${sentences(13)} Dad sat on the old mat. ${sentences(13)}`;
    expect(found(paragraphs, text)).toEqual([['nextStep', 'Dad sat on the old mat']]);
    expect(paragraphs.find(readStudentText(text))).toMatchObject([{ weight: 0.92 }]);
    expect(found(paragraphs, `${sentences(8)} Dad sat on the old mat. ${sentences(8)}`)).toEqual(
      [],
    );
    expect(
      paragraphs.find(readStudentText(`${sentences(8)} Later we fished there. ${sentences(8)}`)),
    ).toMatchObject([{ weight: 0.86 }]);
  });

  it('is the longest one of two', () => {
    const short =
      'Dad and Nan and all of us sat in there for a bit. Later we ate the pies in there.';
    expect(
      found(paragraphs, `${short}\n${sentences(8)} Later we fished there. ${sentences(8)}`),
    ).toEqual([['nextStep', 'Later we fished there']]);
    expect(
      found(paragraphs, `${sentences(8)} Later we fished there. ${sentences(8)}\n${short}`),
    ).toEqual([['nextStep', 'Later we fished there']]);
  });
});

describe('a diary', () => {
  const days = (heading: string) =>
    `${heading}We packed the boat and we drove all the way to the bay. Dad sang.\n\n${heading && 'Tuesday\n'}It rained. We sat in the tent and we played cards with my old Nan.\n\n${heading && 'Wednesday\n'}The sun came out. I swam to the rocks and I saw an eel that was longer than me.`;

  it('is not praised for a paragraph under each of its days', () => {
    expect(found(paragraphs, days('Monday\n'), 'recount')).toEqual([]);
    expect(found(paragraphs, days(''), 'recount')).toEqual([
      ['strength', 'It rained', 'The sun came out'],
    ]);
  });
});

it('two paragraphs are asked for only where some sentences lie between them, and first at another place', () => {
  const block = (between: string) =>
    `${sentences(9)} After that we sang to Nan. ${between}Then we went to the hall. ${sentences(9)}`;
  expect(found(paragraphs, block(''))).toEqual([['nextStep', 'Then we went to the hall']]);
  expect(found(paragraphs, block(sentences(2) + ' '))).toEqual([
    ['nextStep', 'After that we sang to Nan', 'Then we went to the hall'],
  ]);
});
