import { expect, it } from 'vitest';
import { builtInWriter } from '../built-in-writer.ts';

const firstStep = (text: string, category: string, instructions: string, purpose: string) =>
  builtInWriter
    .write({
      text,
      studentName: 'Sam',
      focus: [{ title: category, descriptors: '' }],
      wordCount: 70,
      readingLevel: 2,
      seed: 'one',
      purpose,
      assignment: { title: 'Writing', instructions, rubric: '' },
    })
    .find(({ kind }) => kind === 'nextStep')?.rule;

const wharf = `Nan's Wharf

The boards are grey
and number six is the wobbly one

Beautiful sea
Beautiful sky
Everything is so pretty

There is a nail where Koro hung his bucket
the bucket is gone
the nail is still there

Sprats go round and round the post
like kids waiting for the bell`;

const onions = `Today was the last day of the Games in Takanini and Mum put our names down to help in the tent. I thought we would be handing out plates. Instead an aunty pointed at a sack of onions and gave me a peeler. There were five of us around the table and every one of us was crying.

At half past eleven the first lot of people came in and after that it didn't stop. My job was to walk up and down the rows with a basket. A very old man takes two and then winked at me and held out his hands for a third. I heard the screaming from outside and I didn't even put the basket down.`;

const wallabies = `Wallabies in South Canterbury

Most people think wallabies are only in Australia but we have thousands of them. Bennett's wallabies were brought to Waimate in the 1870s for hunting. They are now classed as a pest.

They live in tussock, bush and farmland and come out mostly at night. They eat grass, crops and native seedlings. Three wallabies can eat about the same as one sheep. You see them on our road all the time.

People control them with shooting, poison and fences. A fence costs many dollars for each metre and has to be checked every week.`;

const shed = `The bike shed behind the hall is dark and smells of rubber and old rain. There is a light but you cant reach it. The racks are bent and they feel rough like a cat's tongue.

One time me and Ari hid in there and the bell went and we had to climb out the back. It was so funny. Ari ripped his shorts and he walked home with his bag behind him.

The roof drips on your neck. You can hear chains clinking and Mr Pou whistling. It is cold even in summer.`;

it.each(['Don’t tell a story, just describe.', 'No story, please.', 'Don’t narrate.'])(
  'a story in a description comes first where the task wants none: %s',
  (task) => {
    const first = firstStep(shed, 'General writing', `Describe a place. ${task}`, 'describe');
    expect(first).toBe('askedDescription');
    expect(firstStep(shed, 'General writing', 'Describe a place.', 'describe')).not.toBe(first);
  },
);

it.each([
  ['Ideas', 'Don’t tell us it is beautiful: use small details.', wharf, 'describe', 'forbidden'],
  ['Recount features', 'Keep our past tense consistent.', onions, 'recount', 'askedPast'],
  ['Report features', 'Keep it impersonal (no "I").', wallabies, 'explain', 'askedVoice'],
] as const)('of %s, what the task names comes first: %s', (category, task, text, purpose, rule) => {
  expect(firstStep(text, category, task, purpose)).toBe(rule);
  expect(firstStep(text, category, 'Write what you like.', purpose)).not.toBe(rule);
});

it.each([
  ['Spelling', 'Keep our past tense consistent.', onions, 'recount'],
  ['Report structure', 'Keep it impersonal (no "I").', wallabies, 'explain'],
] as const)('of %s, nothing is asked that it is not about: %s', (category, task, text, purpose) => {
  expect(firstStep(text, category, task, purpose)).not.toMatch(/^asked/u);
});

it('reasons in separate paragraphs are asked for even of a sound argument', () => {
  const fountain =
    'Dear Mr Tupou\n\nDo you know how hot it is in Room 9? We need a water fountain that is cold and also for filling bottles. My mum’s work has one and it counts how many bottles you saved. The one we have is warm and it tastes like coins. People would drink more water if it was cold, because nobody likes it warm. Our teacher said that drinking water helps your brain. Another thing is that it saves plastic, and we should act like a green school. I asked my class, and 22 out of 26 people said that they don’t like the fountain. Also little kids can’t reach the old one. My sister has to stand on her lunchbox. So please, buy us a new fountain before the summer.';
  const ask = (task: string) => firstStep(fountain, 'Persuasive structure', task, 'persuade');
  expect(ask('Give three reasons in separate paragraphs.')).toBe('paragraphs');
  expect(ask('Give your reasons.')).not.toBe('paragraphs');
});

const kiwifruit = `Dear Mayor

How are you? I am good. I live in Te Puke and my mum packs the kiwifruit. In Ohakune they have a giant carrot. In Taihape they have a giant gumboot. We have nothing.

If we had a giant kiwifruit people would stop for a photo and then they would buy a pie. Also you could have a slide in it. It would be cool. We have some green paint left from our fence and you can have it.

I also want a skate ramp.

So that is why we should have a giant kiwifruit. Do you like kiwifruit? I like them on toast. The carrot is very big but ours could be more big.

from a girl in Room 4`;

it('an ending that is said before chat is not asked for again, and another wish is not asked to grow', () => {
  const steps = builtInWriter
    .write({
      text: kiwifruit,
      studentName: 'Sam',
      focus: [{ title: 'Persuasive structure', descriptors: '' }],
      wordCount: 90,
      readingLevel: 2,
      seed: 'one',
      purpose: 'persuade',
      assignment: {
        title: 'A letter to the Mayor',
        instructions: 'Ask for one change, and finish by asking again.',
        rubric: '',
      },
    })
    .filter(({ kind }) => kind === 'nextStep')
    .map(({ rule }) => rule);
  expect(new Set(steps)).toEqual(new Set(['otherDemand', 'pastEnding']));
});

const slime =
  'Slime. First you get the glue and put it in a bowl. Then you put in the powder. Next you stir it. Before that you have to put a mat down. Then you knead it. Then you play with it.';

it.each([
  ['Say what they need first, then what they do.', 'materials'],
  ['Say what they do.', 'commandVerbs'],
])('feedback on everything asks for a list where the task wants it: %s', (task, rule) => {
  expect(firstStep(slime, 'General writing', `Write a recipe. ${task}`, 'instruct')).toBe(rule);
});
