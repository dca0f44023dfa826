import { handOut } from '../handing-in.ts';
import type { HandedOut, SetWork } from '../handing-in.ts';
import { accountOf, room12Students } from '../people.ts';

/**
 * `marked done`: most students marked it as done without a file, and it was returned. `just set`:
 * Classroom has made no submissions yet.
 */
type Outcome = 'nobody' | 'marked done' | 'just set';

type OtherWork = [created: string, title: string, description: string, outcome: Outcome];

const otherWork: OtherWork[] = [
  ['2026-02-03T20:30:00.000Z', 'All about me', 'Bring three things from home.', 'marked done'],
  ['2026-02-05T20:10:00.000Z', 'Our class treaty', 'What do we promise each other?', 'marked done'],
  [
    '2026-02-09T20:15:00.000Z',
    'Pepeha',
    'Ask your whānau about your maunga and awa.',
    'marked done',
  ],
  ['2026-02-16T20:15:00.000Z', 'Spelling list 1', '', 'nobody'],
  ['2026-02-23T20:15:00.000Z', 'Spelling list 2', '', 'nobody'],
  ['2026-02-25T22:00:00.000Z', 'Place value check-in', 'No calculators.', 'marked done'],
  ['2026-03-02T20:15:00.000Z', 'Reading log: weeks 5 to 8', 'Get it signed each Friday.', 'nobody'],
  ['2026-03-10T20:40:00.000Z', 'Swimming sports: my goal', '', 'marked done'],
  ['2026-03-18T20:30:00.000Z', 'Water cycle poster', 'On paper, please.', 'nobody'],
  ['2026-03-24T20:30:00.000Z', 'Reading log: weeks 9 and 10', '', 'nobody'],
  ['2026-04-21T21:10:00.000Z', 'Anzac poppies', 'Photograph yours for the wall.', 'marked done'],
  ['2026-04-27T21:15:00.000Z', 'Spelling list 3', '', 'nobody'],
  ['2026-05-04T21:15:00.000Z', 'Fractions on a number line', 'Pages 31 and 32.', 'marked done'],
  ['2026-05-12T21:15:00.000Z', 'NZSL week: sign your name', '', 'marked done'],
  ['2026-05-19T21:30:00.000Z', 'Pink Shirt Day', 'How can we be upstanders?', 'nobody'],
  ['2026-05-25T21:15:00.000Z', 'Spelling list 4', '', 'nobody'],
  ['2026-06-02T21:15:00.000Z', 'Reading log: Term 2', '', 'nobody'],
  ['2026-06-23T21:20:00.000Z', 'Matariki: one star', 'Choose a star and say why.', 'marked done'],
  ['2026-06-29T21:15:00.000Z', 'Cross country reflection', '', 'nobody'],
  ['2026-07-20T21:10:00.000Z', 'My holiday in six words', '', 'marked done'],
  ['2026-07-27T21:15:00.000Z', 'Spelling list 5', '', 'nobody'],
  ['2026-08-03T21:15:00.000Z', 'Times tables: 7s and 8s', 'Ten minutes a night.', 'nobody'],
  ['2026-08-10T21:20:00.000Z', 'Science fair: my question', 'One question to test.', 'marked done'],
  ['2026-08-24T21:20:00.000Z', 'Science fair: my results', 'Bring your board on Friday.', 'nobody'],
  ['2026-08-31T21:15:00.000Z', 'Reading log: Term 3', '', 'nobody'],
  ['2026-09-15T21:15:00.000Z', 'Te Wiki o te Reo: 10 new kupu', 'Use one at home.', 'marked done'],
  ['2026-09-21T21:15:00.000Z', 'Spelling list 6', '', 'nobody'],
  ['2026-10-12T20:15:00.000Z', 'Camp: packing list', 'Tick it off with an adult.', 'marked done'],
  ['2026-10-13T20:15:00.000Z', 'Camp: health form', 'Due before we leave!', 'nobody'],
  ['2026-10-20T20:15:00.000Z', 'Spelling list 7', '', 'nobody'],
  ['2026-11-03T20:20:00.000Z', 'Thank-you card to camp helpers', '', 'nobody'],
  ['2026-11-09T20:15:00.000Z', 'Reading log: Term 4', '', 'nobody'],
  ['2026-11-16T20:15:00.000Z', 'Athletics day: events', 'Choose two.', 'marked done'],
  ['2026-11-23T20:05:00.000Z', 'End-of-year reflection', 'We start this on Monday.', 'just set'],
];

/** One student in seven never marks anything as done. */
function returned(): NonNullable<SetWork['states']> {
  const done = room12Students.filter((_, index) => index % 7 !== 3);
  return Object.fromEntries(done.map((student) => [accountOf(student), 'RETURNED']));
}

export const room12OtherWork: HandedOut[] = otherWork.map(
  ([created, title, description, outcome]) =>
    handOut({
      key: `room-12/${title}`,
      title,
      description,
      created,
      students: outcome === 'just set' ? [] : room12Students,
      states: outcome === 'marked done' ? returned() : {},
    }),
);
