import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('bullying', [
  [
    'a group with a mean name',
    'There is a {group|page|group chat|server} called {We Hate Losa|nobody likes Tess|how to get rid of me|Losa is fat|everyone hates Mia|kick out Room 4 girls}.',
    'My x bff is in it, it is a chat called I h8 Ana.',
  ],
  [
    'a vote on what should happen to a child',
    'They {vote|did a poll|all bet} {on|about} {how|when|if|which way} I {should|will|am going to} {do it|die|jump|leave|get kicked}.',
  ],
  [
    'a face stuck on an animal',
    'They {put|stuck|photoshopped|edited} my {face|head|photo} {on a pig|on a fat cow|into a toilet|onto the naked lady}.',
  ],
  [
    'what a child is told to do to herself',
    'Somebody {told|texted|messaged} me {I should|to} {go drink bleach|jump off a building|jump in front of the train|not wake up}.',
  ],
]);

itLeavesAlone([
  [
    'groups against maths, and votes for a captain',
    'There is a page called we hate Losa. They vote on if I should go away.',
    'There is a page called we hate {maths|Mondays|broccoli|homework}. There is a song called nobody likes Mondays.',
    'They voted for me. They voted on {who should be captain|which film I should see|if I should shave my head|how I should wear my hair}.',
  ],
  [
    'a face on a birthday card',
    'They put my face on a pig.',
    'They put my face on a pig {for my birthday|on a card|and it was cool lol|for the poster}. They put my face on a {cake|mug|lion}.',
  ],
  [
    'what a dentist or a coach says to swallow, and a jump into the river',
    'They told me to swallow it.',
    'The {dentist|nurse|doctor} told me to swallow it. Dad told me to swallow it. My cousins told me to jump off the {bridge|wharf|rock}.',
  ],
]);

itLeavesStoriesAlone(['They put my face on a pig.']);
