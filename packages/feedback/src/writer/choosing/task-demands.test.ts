import { expect, it } from 'vitest';
import type { RuleName } from '../../rules/all-rules.ts';
import { readStudentText } from '../../text/student-text.ts';
import { withTaskWishes } from './task-wishes.ts';
import { material } from '../testing/material.ts';

const afterTask = (
  steps: readonly RuleName[],
  words: string,
  instructions: string,
  purpose: string,
  given: readonly RuleName[] = [],
) =>
  withTaskWishes(
    { strengths: [], steps: given.map((name) => material(name, { weight: 0.45 })) },
    readStudentText(words, purpose),
    { strengths: [], steps },
    { title: '', instructions, rubric: '' },
  ).steps.map(({ rule, weight }) => [rule, weight >= 0.7]);

const eels =
  'And we got 4 eels. The big one was as long as my leg. I held the torch. Koro hit it. Nan smoked it.';

it.each([
  ['Start by telling us who, when and where.', true],
  ['Begin by saying who went, where we went and when.', true],
  ['Remember your orientation.', true],
  ['Tell us what you did and who helped you.', false],
])('an opening comes first where the task asks for who, when and where: %s', (task, isFirst) => {
  const given = ['afterthought', 'orientation'] as const;
  expect(afterTask(['orientation'], eels, task, 'recount', given)).toEqual(
    isFirst
      ? [
          ['orientation', true],
          ['afterthought', false],
        ]
      : [
          ['afterthought', false],
          ['orientation', false],
        ],
  );
});

const fryBread =
  'Fry bread is my favourite. First you get the flour and put it in the bowl. Then you put in the milk. You mix it with a knife. Then you cut it in squares. Turn it over when it is gold.';

it.each([
  ['You need a title and a list of what you need with amounts.', true],
  ['Include the materials and the steps.', true],
  ['Tell us everything you need before you give the steps.', true],
  ['Say what your reader needs.', true],
  ['Think about what you need to explain.', false],
  ['Say where an adult has to help.', false],
])('a list is asked for where the task wants it: %s', (task, isWanted) => {
  expect(afterTask(['materials'], fryBread, task, 'instruct', ['afterthought'])).toEqual([
    ...(isWanted ? [['materials', true]] : []),
    ['afterthought', false],
  ]);
});

const kimbap = `How to Roll Kimbap
You will need:
- 4 sheets of gim
- cooked rice, quite a lot
- some spinach
- 2 carrots
1. Mix the rice with sesame oil and fan it until it stops steaming.
2. You should fry the eggs flat and cut them into strips about 1 cm wide.
3. Cut the carrots into matchsticks and fry them for two minutes.
4. Drain the tuna and mix it with mayo so that it holds together.
5. Lay a sheet of gim on the mat, with the shiny side down.
6. Lift the mat and roll it over the fillings, and squeeze it hard.
7. Brush the outside with sesame oil and slice it with a wet knife.`;

it.each([
  ['Use exact quantities and measurements.', ['amounts']],
  ['Set out the steps and include amounts.', ['amounts']],
  ['Use command verbs.', ['commandVerbs']],
  ['Use command verbs and precise measurements.', ['amounts', 'commandVerbs']],
  ['Teach the class something you can do.', []],
])('even sound instructions are asked for what the task names: %s', (task, rules) => {
  expect(afterTask(['commandVerbs', 'amounts'], kimbap, task, 'instruct')).toEqual(
    rules.map((rule) => [rule, true]),
  );
});

const diesel =
  'Yes dogs should be allowed at school because dogs are the best. I have a dog called Diesel. He is so cool. One time he rounded up the ducks and Mum screamed. So that is why. Yes to dogs!';
const suits =
  'Dear Mr Pratt\nI am in Room 3. I liked the white suits. The queen had a blue dot on her back.';
const hats =
  'Caps should be allowed in class. They look smart. We should wear them because they keep the light out. We must be treated well. So let us wear them.';
const weka =
  'Weka\nThey will steal anything. They took our spoon. They like shiny things. Weka eat worms and rats. Stoats kill them.';

it.each<[RuleName, string, string, string, boolean]>([
  ['fewReasons', diesel, 'persuade', 'Give at least three different reasons.', true],
  ['fewReasons', diesel, 'persuade', 'Give two or more reasons.', true],
  ['fewReasons', diesel, 'persuade', 'Give a reason.', false],
  ['noThanks', suits, 'recount', 'Write a thank you letter to Mr Pratt.', true],
  ['noThanks', suits, 'recount', 'Write a letter to thank Mr Pratt.', true],
  ['noThanks', suits, 'recount', 'Write a letter to Mr Pratt.', false],
  ['noSignOff', suits, 'recount', 'Start with Dear and put your name at the end.', true],
  ['noSignOff', suits, 'recount', 'Remember your greeting and your ending.', true],
  ['noSignOff', suits, 'recount', 'Write a letter. Put in your name.', false],
  ['noDefinition', weka, 'report', 'Begin with a general opening that says what it is.', true],
  ['noDefinition', weka, 'report', 'Start by telling us what your bird is.', true],
  ['noDefinition', weka, 'report', 'Start with what you like best.', false],
  ['noDefinition', weka, 'report', 'Your introduction tells us what you are writing about.', true],
  ['evidenceGiven', hats, 'persuade', 'Support each reason with an example.', true],
  ['evidenceGiven', hats, 'persuade', 'Back your reasons up.', true],
  ['evidenceGiven', hats, 'persuade', 'Give your reasons. Do not back down.', false],
])(
  '%s of “%s” (%s) is asked for only where the task wants it: %s',
  (rule, text, purpose, task, isAsked) => {
    expect(afterTask([rule], text, task, purpose)).toEqual(isAsked ? [[rule, true]] : []);
  },
);

const bell =
  'Tia hung the bell back on the boat. The chain was stiff with salt. She felt so miserable and lonely. The boat rocked. She looked at the tide. It was going out.';

it.each([
  ['Show how your main character is feeling through what they do rather than telling us.', true],
  ['Show, don’t tell.', true],
  ['Write about something that was lost.', false],
])('a feeling is to be shown before other needs where the task says so: %s', (task, isFirst) => {
  const given = ['afterthought'] as const;
  const [first] = afterTask(['toldFeeling'], bell, task, 'narrate', given);
  expect(first).toEqual(isFirst ? ['toldFeeling', true] : ['afterthought', false]);
});

const ferry =
  'On Monday we took the ferry. We stood at the rail. Then a whale came up beside us. I dropped my hat. We all ran to that side. I looked for it for ages. The boat turned. Then we got off. Dad drove to Picton. We put the tent up. I put my bag in it. It got dark.';

it.each([
  ['Tell us how you felt about it.', true],
  ['Remember to include your thoughts and feelings.', true],
  ['Finish with how you felt at the end.', false],
  ['Tell us where you went.', false],
])('feelings come first where the task asks for them: %s', (task, isFirst) => {
  const [first] = afterTask(['noFeelings'], ferry, task, 'recount', ['afterthought', 'noFeelings']);
  expect(first).toEqual([isFirst ? 'noFeelings' : 'afterthought', isFirst]);
});

const kick =
  'The ball sat on the line. My boots felt heavy. Nobody on the bank made a sound. I counted to three in my head. I ran up and kicked it and it went in and we won. The ref blew his whistle. We had a sausage each.';

it.each([
  ['Slow the moment down so that we are there.', true],
  ['Zoom in on one minute.', true],
  ['Tell us about a game.', false],
])('a rushed moment comes first where the task asks to stay there: %s', (task, isFirst) => {
  const given = ['toldFeeling', 'crowdedMoment'] as const;
  const [first] = afterTask(['crowdedMoment'], kick, task, 'recount', given);
  expect(first).toEqual([isFirst ? 'crowdedMoment' : 'toldFeeling', isFirst]);
});

const bees =
  'Bees are insects. They carry pollen from flower to flower. They live in a hive. A queen lays the eggs. Bees make honey out of nectar.';
const bus =
  'I think our bus must stay. It must run on Sundays. Nana needs it. Town is far away. It is cheap. Some seats are red.';

it.each([
  ['Finish with a summary sentence.', true],
  ['Start with an introduction and end with a conclusion.', true],
  ['Begin with a definition.', false],
])('the whole of a text comes last where the task asks for a closing: %s', (task, isFirst) => {
  const closings = ['closingStatement', 'closingArgument'] as const;
  const first = (words: string, purpose: string) =>
    afterTask(closings, words, task, purpose, ['openers']).map(([rule]) => rule);
  expect(first(bees, 'explain')).toEqual(isFirst ? ['closingStatement', 'openers'] : ['openers']);
  expect(first(bus, 'persuade')).toEqual(isFirst ? ['closingArgument', 'openers'] : ['openers']);
});

const dams =
  'Dams hold back rivers. They are made by workers. The water spins two turbines there. The lake is deep.';

it.each([
  ['Use technical words and explain them.', true],
  ['Use five technical words and give the meaning of each.', true],
  ['Use technical words.', false],
])('a hard word is to be explained first where the task asks for meanings: %s', (task, isFirst) => {
  const found = afterTask(['termToExplain'], dams, task, 'explain', ['openers']);
  expect(found.map(([rule]) => rule)).toEqual(isFirst ? ['termToExplain', 'openers'] : ['openers']);
});

it.each([
  ['Tell us about your feelings.', true],
  ['Tell us about your feelings or thoughts.', false],
  ['Tell us about your thoughts, ideas or feelings.', false],
  ['Give one or two reasons, and tell us about your feelings.', true],
])('what is one of several to choose from is not asked for: %s', (task, isAsked) => {
  const trip =
    'On Monday I went to the pool with my class. We got on the bus at nine. I put on my togs. We swam two laps and I went down the slide. I walked past the desk. We ate lunch on the grass. I dived in. We went back at two. I put my bag in the rack and we sat down at the back of the bus.';
  expect(afterTask(['noFeelings'], trip, task, 'recount')).toEqual(
    isAsked ? [['noFeelings', true]] : [],
  );
});
