import { describe } from 'vitest';
import { expectVerdicts } from '../testing/own-step-cases.ts';

const pools =
  'Last week Mum and I went to the pools. I jump off the board and the water is cold. Mum was laughing at me. Then I eat a pie and we went home.';
const handball =
  'Sam and Tai played handball. He hit it hard. Then he missed the ball. He was angry at him. Sam went inside.';
const farm =
  'On Friday we went to the farm. After that we had lunch in the shed. In the morning we fed the lambs. Then we went home on the bus. Before that we saw a bull.';
const cake =
  'How to make a cake\n1. Mix the butter and sugar.\n2. Eat the cake.\n3. Put it in the oven.\n4. Add the eggs.';
const camp =
  'We got to camp and then we put up the tent and then we had a swim and then Dad lit a fire and then we ate sausages.';
const netball =
  'This story is about my netball game. We played Tawa. I got the ball and passed it.';

describe('a step that asks for one tense', () => {
  const past = 'Keep your recount in the past tense all the way through.';
  const inPast = pools.replace('jump', 'jumped').replace('is cold', 'was cold');
  expectVerdicts(pools, [
    ['all in the past', past, inPast.replace('eat', 'ate'), 'done'],
    ['a deed left in the present', past, inPast, 'partly'],
    [
      'a deed left that few tell',
      past,
      inPast.replace('eat', 'ate').replace('and we went', 'and we scoff chips and went'),
      'cantTell',
    ],
    ['‘is’ alone left', past, pools.replace('jump', 'jumped').replace('eat', 'ate'), 'cantTell'],
    ['no verb changed', past, pools.replace('a pie', 'a cheese pie'), 'notYet'],
    [
      'into the past, of both that it names',
      'You swap between past and present. Change it all to the past tense.',
      pools.replace('a pie', 'a cheese pie'),
      'notYet',
    ],
  ]);
});

describe('a step that asks who ‘he’ is', () => {
  const names = 'I can’t tell who ‘he’ is. Use their names.';
  expectVerdicts(handball, [
    [
      'a name wherever it was unclear',
      names,
      'Sam and Tai played handball. Tai hit it hard. Then Sam missed the ball. Sam was angry at Tai. Sam went inside.',
      'done',
    ],
    ['a name for one of them', names, handball.replace('He hit', 'Tai hit'), 'partly'],
    ['none', names, handball.replace('hard', 'hard over the line'), 'notYet'],
  ]);
});

describe('a step that asks for the order in which things happen', () => {
  const events = 'Tell the events in the order they happened.';
  const steps = 'Put the steps in the right order.';
  expectVerdicts(farm, [
    [
      'from the morning to the way home',
      events,
      'On Friday we went to the farm. In the morning we fed the lambs. After that we had lunch in the shed. We saw a bull. Then we went home on the bus.',
      'done',
    ],
    [
      'one still too late',
      events,
      'On Friday we went to the farm. In the morning we fed the lambs. After that we had lunch in the shed. Then we went home on the bus. Before that we saw a bull.',
      'partly',
    ],
    [
      'another order that is no better',
      events,
      'Then we went home on the bus. On Friday we went to the farm. After that we had lunch in the shed. In the morning we fed the lambs. Before that we saw a bull.',
      'cantTell',
    ],
    ['the order it had', events, farm.replace('the lambs', 'the fluffy lambs'), 'notYet'],
  ]);
  expectVerdicts(cake, [
    [
      'eaten at the end',
      steps,
      'How to make a cake\n1. Mix the butter and sugar.\n2. Add the eggs.\n3. Put it in the oven.\n4. Eat the cake.',
      'cantTell',
    ],
    [
      'something done after it is eaten',
      steps,
      'How to make a cake\n1. Mix the butter and sugar.\n2. Put it in the oven.\n3. Eat the cake.\n4. Add the eggs.',
      'partly',
    ],
    ['the order it had', steps, cake.replace('the oven', 'the hot oven'), 'notYet'],
  ]);
});

describe('a step that asks to break up a sentence or to open otherwise', () => {
  const stops = 'It runs on and on with ‘and then’. Break it up with full stops.';
  const middle = 'Start right in the middle of the game, not with “This story is about”.';
  expectVerdicts(camp, [
    [
      'a full stop for each',
      stops,
      'We got to camp. Then we put up the tent. We had a swim. Dad lit a fire. Then we ate sausages.',
      'done',
    ],
    ['none', stops, camp.replace('a swim', 'a cold swim'), 'notYet'],
  ]);
  expectVerdicts(netball, [
    [
      'speech',
      middle,
      netball.replace('This story is about my netball game.', '“Pass it!” I yelled.'),
      'done',
    ],
    ['the same words', middle, netball.replace('Tawa', 'Tawa on Saturday'), 'notYet'],
    [
      'other words that announce nothing',
      middle,
      netball.replace('This story is about my netball game', 'My netball game was on Saturday'),
      'cantTell',
    ],
  ]);
  expectVerdicts('A big dog had a big bone. I saw a big cat and a big tree.', [
    [
      'more than half of the words that came so often',
      'You wrote ‘big’ four times. Change most of them.',
      'A huge dog had a juicy bone. I saw a fluffy cat and a big tree.',
      'done',
    ],
    [
      'half of them',
      'You wrote ‘big’ four times. Change most of them.',
      'A huge dog had a juicy bone. I saw a big cat and a big tree.',
      'partly',
    ],
  ]);
});
