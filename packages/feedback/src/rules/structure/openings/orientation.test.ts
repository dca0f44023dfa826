import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { found } from '../../testing/found.ts';
import { orientation } from './orientation.ts';

describe('a story of the writer’s own', () => {
  const missing = (
    opening: string,
    rest = 'I sat and ate. He saw her. She ran. He fell. We laughed.',
  ) =>
    orientation.find(readStudentText(`${opening} ${rest}`)).map(({ slots }) => slots?.['missing']);

  it.each([
    'Last holiday we sat.',
    'Next time we sat.',
    'It was new year’s when we sat.',
    'It was a cold night and we sat.',
    'It was the very last evening and we sat.',
    'We sat at 4am with it.',
    'After lunch we sat.',
    'The other day we sat.',
    'We sat, it was new year.',
    'We sat, it was new years.',
    'Last holidays we sat.',
    'One very wet day we sat.',
    'One cold afternoon we sat.',
    'Once, there we sat.',
    'Once there we sat.',
    'It was a hot day and we sat.',
    'It was a very hot wet day and we sat.',
    'It was my day and we sat.',
    'We sat at 4 with it.',
    'We sat, it was 4pm.',
    'We sat, it was 4 pm.',
    'We sat, it was 4 o’clock.',
    "We sat, it was 4 o'clock.",
    'We sat, it was four o’clock.',
    "We sat, it was four o'clock.",
    'We sat for two hours with it.',
    'In the weekend we sat with it.',
    'On the last morning we sat with it.',
    'Early in the night we sat with it.',
    'We sat at 10 with it.',
    'At 10.30 we sat with it.',
    'In May we sat by Mum with it.',
    'On Friday I gave it to Hemi and we sat.',
    'It was the holidays and we sat.',
    'It was a holiday and we sat.',
    '12 May\nWe sat with it.',
    '1st of June\nWe sat with it.',
    'Mane, 2nd Jun\nWe sat with it.',
    'Mane 2 June\nWe sat with it.',
    '~ 2 September ~\nWe sat with it.',
  ])('that tells when is asked only where: “%s”', (opening) => {
    expect(missing(opening)).toEqual(['where it happened']);
  });

  it.each([
    'We sat at the shop with it.',
    'We sat at an old hut with it.',
    'We sat up our hill with it.',
    'We were swimming and we sat.',
    'We sat at the shops with it.',
    'We sat near a very old shed at the doctor with it.',
    'We sat at the doctors with it.',
    'We sat in Taupō with it.',
    'We sat in old Taupō with it.',
    'We sat in taupo with it.',
    'We went to see old Taupō with it.',
    'We sat at Hemi’s with it.',
    'We sat at Nan’s with it.',
    'IN TAUPŌ we sat with it.',
    'We went to the dump with it.',
    'We sat out of the rubble with it.',
    'We sat in a lift with it.',
    'We sat by the old wet creek with it.',
  ])('that tells where is asked only when: “%s”', (opening) => {
    expect(missing(opening)).toEqual(['when it happened']);
  });

  it.each(['We sat with it.', 'We sat and Nan saw it.', 'We had 123 June bugs with us.'])(
    'that tells neither is asked for both: “%s”',
    (opening) => {
      expect(missing(opening)).toEqual(['when and where it happened']);
    },
  );

  it('that tells both is asked for nothing, wherever it tells them in its first sentences', () => {
    expect(missing('On Friday we sat at the shop.')).toEqual([]);
    expect(missing('We sat with it. It was Friday. We sat in Taupō.')).toEqual([]);
  });

  it('is asked only where the first words are about the writer, unless it tells neither', () => {
    expect(missing('On Friday Hemi sat with it.')).toEqual([]);
    expect(missing('Hemi sat with it.')).toEqual(['when and where it happened']);
  });

  it('of three sentences is asked for nothing', () => {
    expect(missing('We sat with it.', 'I ate. He fell.')).toEqual([]);
    expect(missing('We sat with it.', 'I ate. He fell. She ran.')).toHaveLength(1);
  });
});

it('an invented story may be of any time, whoever tells it', () => {
  const told = 'I saw a wolf in our kitchen. It growled at me. I froze. Then it left.';
  expect(found(orientation, told)).toHaveLength(1);
  expect(found(orientation, told, 'narrate')).toEqual([]);
});

it('what things come out of, or stand on, is no place of a recount', () => {
  const told =
    'It was all dark! The fridge stopped humming. I could not see my own hand. I got my headlamp out of the camping box. Then we cooked on the gas cooker.';
  const [missing] = orientation.find(readStudentText(told, 'recount'));
  expect(missing?.slots).toEqual({ missing: 'when and where it happened' });
});
