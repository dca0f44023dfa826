import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { sayMore } from './say-more.ts';

const asking = (text: string) =>
  sayMore
    .find(readStudentText(text))
    .filter(({ weight }) => weight === 0.39)
    .map(({ quotations }) => quotations[0]?.[0]);

describe('a story makes a reader ask', () => {
  const story = (moment: string) =>
    `We packed the car on Friday. Dad drove us all to town. My aunty brought the tent. ${moment}. We had a pie. Then we sat by the tent with our cousins and some of the old men. My uncle put the map away. We went home.`;

  it.each([
    'Suddenly my uncle was there too',
    'All of a sudden it was Nan',
    'My uncle suddenly took the map',
    'My uncle fell off the jetty',
    'By lunch my uncle was there',
    'By lunchtime my uncle was there',
    'By dusk my uncle was there',
    'By midday my uncle was there',
    'Hours later my uncle was there',
    'Two days later my uncle was there',
    'Three weeks later my uncle was there',
    'Eventually my uncle was there too',
    'Hemi just stared up the hill',
    'We paused by the old shed',
    'We waited, and waited for him',
    'We waited and we waited for him',
    'We stood all by ourselves in there',
    'Hemi hid behind the shed',
    'We crept very slowly through it all',
    'They crawled along the creek',
    'Then my uncle looked out the window',
    'Hemi only looked down the hill',
    'Hemi slowly looked around the hill',
    'He sat there beside the water',
    'She sat on Nan’s old mat',
  ])('at “%s”', (moment) => {
    expect(asking(story(moment))).toEqual([moment]);
  });

  it.each([
    'My uncle was suddenly',
    'The map fell',
    'Every day I stood in the shed',
    'I never stood in the old shed',
    'Sometimes I stood in the shed',
    'He agreed and stood in the shed',
    'I stood all day in the shed',
    'I stood in the shed with stuff',
    'What helped was that I fell over',
    'There was one thing I fell over',
    'The first thing I fell over was it',
    'I sat in it',
    'He fell asleep in there',
    'We walked home on the road with lots of things',
    'I was so happy when I fell over',
  ])('but not at “%s”', (moment) => {
    expect(asking(story(moment))).toEqual([]);
  });

  it.each(['I was so happy.', 'I thought of Nan.', 'My heart was pounding.'])(
    'and not where the next sentence tells it: “%s”',
    (next) => {
      expect(asking(story(`I stood in the old shed. ${next} We went in`))).toEqual([]);
    },
  );
});

it('a story asks nothing where facts, reasons or steps were asked for', () => {
  const text = 'Tama packed his bag. He ran. Tama walked through the old gate. He went home.';
  const asked = (purpose?: string) => sayMore.find(readStudentText(text, purpose));
  expect(asked()).toHaveLength(1);
  for (const purpose of ['persuade', 'explain', 'instruct'])
    expect(asked(purpose), purpose).toEqual([]);
  expect(asked('narrate')).toHaveLength(1);
});

describe('an argument makes a reader ask for an example', () => {
  const argument = (claim: string, next = 'We have room for all of us there.') =>
    `I think we should have a longer lunch at our school. Our teachers must agree. Lunch is too short. ${claim}. ${next} The hall is open. Our long tables are there. We should use them. It is not fair on the new entrants and on all of the others in Room 5. The bell rings too early for us all.`;

  it.each([
    'It will make every class happy',
    'They would make every class happy',
    'This helps all of us here',
    'It makes all of us strong',
    'That gives all of us rest',
    'This will help all of us',
    'Kids will eat all of it',
    'Students would eat all of it',
  ])('at “%s”', (claim) => {
    expect(asking(argument(claim))).toEqual([claim]);
  });

  it.each([
    'It will make us all happy by keeping us fit',
    'It will make us all happy once we eat',
    'It will make us all happy, my nan says',
    'It will make us all happy because we eat',
    'It will make all 26 of us happy',
    'Some people say it will make us sad',
    'Some people rekon it will be long',
    'Most of the kids agree it will work',
    'You might say it will be long',
    'That is why it will make us happy',
  ])('but not at “%s”', (claim) => {
    expect(asking(argument(claim))).toEqual([]);
  });

  it.each([
    'This is because we eat.',
    'It means that we rest.',
    'For example we could rest.',
    'Last year it was long.',
    'The bell rang and I saw it.',
    'The class of my nan had that.',
    'The bell and my uncle worked.',
  ])('and not where “%s” comes next', (next) => {
    expect(asking(argument('It will make every class happy', next))).toEqual([]);
  });
});

describe('a report makes a reader ask why', () => {
  const report = (fact: string) =>
    `Weka are birds of our forests. They are brown. They have strong legs. ${fact}. They have short wings. Their beaks are grey. The eggs are cream with spots. Weka are found in both islands and on some of the small ones as well. They have a loud call.`;

  it.each([
    'Weka only have short tails',
    'Weka can’t fly over the water',
    "Weka can't fly over the water",
    'Weka cant fly over the water',
    'Weka cannot fly over the water',
    'A weka prefers the forest floor',
    'Many birds prefer the forest floor',
    'Their legs are faster than ours',
  ])('at “%s”', (fact) => {
    expect(asking(report(fact))).toEqual([fact]);
  });

  it.each([
    'Weka can’t fly since they are heavy',
    'A weka is a bird that cannot fly',
    'The rare ones are called buff weka',
    'Finally they cannot fly over the water',
    'Firstly they cannot fly over the water',
    'A weka is bigger than a blackbird',
  ])('but not at “%s”', (fact) => {
    expect(asking(report(fact))).toEqual([]);
  });
});
