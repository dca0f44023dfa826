import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { soundAlikes } from './sound-alikes.ts';

it.each([
  'We gave two cups of flower seeds to the poor over the road. We need the dough, so pour it in.',
  'The lunch was a tale. He can brake the car at night. The mail and the paper come last.',
  'A weak man sat on the plain. He rode up the road. Two weak spots were blue over the top.',
  'It is made to steel itself. She can steel her nerves. I ate a pear of his. Grate the cheese.',
  'Let the cat eat and meet us. The knight slept all night. You will need your bread and be poor.',
  'They help those that are poor in winter, and the poor over there. The stares of the class hurt.',
  'Over there heads are down.',
  'They’re friends. They’re babies when they hatch.',
  'They’re food for stoats.',
  'We sat down and there still was nothing going on.',
  'We looked and there always is something.',
  'They went up their own path.',
  'We went to friends of Mum.',
  'The bus is to long bays.',
  'It is up to the team.',
  'The dogs herd a flock.',
  'When you get there school is over.',
  'Think of their school and their chips.',
  'He got there mum was late.',
  'We got there mum was late.',
  'They have their own boat.',
  'We go to camp because there fun and games are shared.',
  'He went to the zoo and there cute animals ran about.',
  'It is sad because their fun is over.',
  'Some cats hide because their lazy owners shout.',
  'It was their fun and their idea.',
  'We left because their boring, old song came on.',
  'I think there fun is everything.',
  'Make sure there are two the same.',
  'You go there to be healthy and there is a pool.',
  'We sailed on Cook Strait home.',
  'We sailed the narrow strait back to port.',
  'Take it from your so called friend.',
  'I like your going-away card.',
  'This is your welcome party.',
  'Thanks for your welcome sign.',
  'We got used to loud dogs.',
  'We stayed close to hot pools.',
  'It changes from warm to hot.',
  'They showed you where to sit.',
  'I know where they where we met.',
  'That is due to loose wheels.',
  'An old witch is there.',
  'He has bin bags.',
  'We had bin bag races.',
  'Your ready meal is hot.',
])('asks nothing about “%s”', (text) => {
  expect(soundAlikes.find(readStudentText(text))).toEqual([]);
});

it('is surer of a pair that is there more than once, and shows both places', () => {
  const text = readStudentText('I could of won. The tide was in. We should of gone home.');
  expect(soundAlikes.find(text)).toMatchObject([
    { weight: 0.85, quotations: [['I could of won', 'We should of gone home']] },
  ]);
  expect(soundAlikes.find(readStudentText('I could of won.'))).toMatchObject([{ weight: 0.7 }]);
});
