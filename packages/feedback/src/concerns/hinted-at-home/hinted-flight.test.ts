import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('home', [
  [
    'a plan to get away at night',
    'I am going to {go|climb|sneak} out {the|my} window {after|when|once} {they are|everyone is|dad is} asleep.',
    'When {they are|mum is} asleep I will {run away|sneak out|catch the bus|get to nanas}.',
  ],
  [
    'who can’t stay any more',
    'I cant {stay|live} {here|at home|in this house} any more {with him yelling|because of dad|when he drinks}.',
  ],
  [
    'where children wait for shouting to end',
    'Me and my brother {went|got|crawled} {under the bunk bed|behind the couch|into the wardrobe} till {it was quiet|they stopped yelling|the shouting stopped|he passed out}.',
  ],
]);

itLeavesAlone([
  [
    'adventures at night',
    'I will sneak out the window when they are asleep.',
    'I will sneak out the window when they are asleep {to see hedgehogs|to look at the stars|for a midnight feast|to play spotlight}.',
  ],
  [
    'a family or a bird that moves',
    'I cant live here any more because they shout.',
    'I cant live here any more because they {cut my tree down|want to go moving}. I cant live here any more because it is our new house.',
  ],
  [
    'a joke, a cat that hides and an early bus',
    'I got into the cupboard until it was quiet. When mum is asleep I get on the bus.',
    'I got into the cupboard until it was quiet and {jumped out at Nan|the cat came|we laughed}. When mum is asleep I get on the bus {to school|with Nana}.',
  ],
  [
    'what passes by itself',
    'We got under the table until it was quiet.',
    'We got under the table until the {shaking|storm|thunder|earthquake} stopped and it was quiet. We hid behind the shed from the seekers and lay under the hedge until it was quiet.',
  ],
]);

itLeavesStoriesAlone(['I crawled under the bed until they stopped yelling.']);

itSees('home', [
  [
    'a way to go, and no note',
    'I {will not|wont|am not going to} leave a note {because|so} {they wont look|nobody will know|mum cant find me}.',
    'I am {going to|planning to} {walk|bike|hitchhike} to {Levin|the coast} where {my real dad|my real mum|nobody can find me} is.',
  ],
]);

itLeavesAlone([
  [
    'a note on the fridge and a long walk to school',
    'I leave a note because mum wont know. I might walk to Levin so they cant find me.',
    'I leave a note {on the fridge|for the teacher|for Santa} because mum wont know. I am going to walk to {school|the race} so {they cant|nobody can} say I am lazy. I am going to walk to nanas where my cousins are.',
  ],
]);
