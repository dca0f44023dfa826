import { meant } from '../../../language/spelling/meant.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { endPlaces } from './end-places.ts';
import { demandedIn } from './demanded.ts';
import { demands } from './demands.ts';
import { wording } from './asked-content.wording.ts';

/** A shorter text has hardly begun (sentences). */
const FEWEST = 3;

/** Comes at the end of a letter, whatever else is told. */
const leaving = /^(?:thanks?|thank you|love|from|bye|see you|i (?:really )?hope|hope|yours)\b/iu;

/** What the task asks to be told, where no word of the text may tell it. */
export const askedContent: Rule = {
  find(text) {
    const task = demandedIn(text.task ?? '');
    if (task.length === 0 || isVerse(text) || text.turns.length > 0) return [];
    const prose = proseOf(text);
    if (prose.length < FEWEST) return [];
    const end = prose.findLastIndex((one) => !leaving.test(meant(one)));
    const written = meant(text);
    const missing = demands.filter(
      ({ by, told }) => task.some((one) => by.test(one)) && !told.test(written),
    );
    const places = endPlaces(text, prose[end < 0 ? prose.length - 1 : end]);
    return missing.flatMap(({ asked, skill }) =>
      nextStep(places.slice(0, 1), 0.92, { asked }).map((one) => ({ ...one, skill })),
    );
  },
  skill: 'details',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'report structure',
    'recount structure',
    'narrative structure',
    'narrative features',
    'persuasive structure',
    'recount features',
    'persuasive features',
    'report features',
    'procedural structure',
    'procedural features',
  ),
  cases: [
    {
      title: 'asks for what was learned where nothing tells it',
      task: 'Write about our visit to the dairy farm. Include something you learned.',
      text: 'We went to the farm in a van. The cows were in a long shed. A man put cups on them. I got milk on my shoe. Then we had pies and went back.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Then we had pies and went back']],
          slots: { asked: 'what you learned' },
        },
      ],
    },
    {
      title: 'leaves alone what may tell it, in whatever words',
      task: 'Write about our visit to the dairy farm. Include something you learned.',
      text: 'We went to the farm in a van. The cows were in a long shed. A man showed us how the cups go on. I got milk on my shoe. Then we went back.',
      finds: [],
    },
    {
      title: 'asks for it before what ends a letter',
      task: 'Thank our helper and tell her what you learned.',
      text: 'Dear Whaea Rose\nThank you for coming with us. The mud was black. We saw a heron. We ate our lunch on a log. I hope you come again.\nFrom Ihaia',
      finds: [{ kind: 'nextStep', quotations: [['We ate our lunch on a log']] }],
    },
    {
      title: 'asks for the food of an animal where nothing tells it',
      task: 'Tell us what it looks like and what it eats.',
      text: 'Pūkeko\nPūkeko are blue birds with red beaks. They have long legs. They live in swamps. They can swim. They run across our road.',
      finds: [{ kind: 'nextStep', slots: { asked: 'what it eats' } }],
    },
    {
      title: 'asks a review for what its writer didn’t like, and for whom it is',
      task: 'Say what you liked and did not like and why, and who should watch it.',
      text: 'Sheep Town is a film. It is about a ram. He saves the town. I liked the songs and the grown ups did too because they are funny. Kids of all ages should watch it.',
      finds: [{ kind: 'nextStep', slots: { asked: 'what you didn’t like, and why' } }],
    },
    {
      title: 'asks an explanation why it matters where nobody is told of',
      task: 'Explain how a tide works and why it matters.',
      text: 'A tide is a bulge of water. The moon pulls at the sea. It pulls most on the near side, so the water rises there. The earth turns. Then the water falls again.',
      finds: [{ kind: 'nextStep', slots: { asked: 'why it matters' } }],
    },
    {
      title: 'leaves alone what may matter to somebody',
      task: 'Explain how a tide works and why it matters.',
      text: 'A tide is a bulge of water. The moon pulls at the sea. It pulls most on the near side, so the water rises there. Boats need deep water. Then the water falls again.',
      finds: [],
    },
    {
      title: 'asks the rules of a game how to win it',
      task: 'Write how to play a game. Include the number of players and how to win.',
      text: 'Wall Tag\nTwo or more players stand at the wall. One is the hunter. The others run to the fence. The hunter tags them. Then they swap.',
      finds: [{ kind: 'nextStep', slots: { asked: 'how to win' } }],
    },
    {
      title: 'asks a comparison for what is the same',
      task: 'Tell us how they are the same and how they are different.',
      text: 'Weka and kiwi\nWeka have short beaks. They walk about in the day. Kiwi have long beaks. They come out at night and they like to dig. Weka steal things.',
      finds: [{ kind: 'nextStep', slots: { asked: 'how they are the same' } }],
    },
    {
      title: 'asks for advice and for plans where nothing gives any',
      task: 'Write a letter to yourself. Give yourself two pieces of advice. Say what you will do tomorrow.',
      text: 'Dear Finn\nI am twelve and I live in Timaru. I play hooker for my team. My best mate is Jonty. School is alright.\nFrom Finn',
      finds: [
        { kind: 'nextStep', slots: { asked: 'what you will do next' } },
        { kind: 'nextStep', slots: { asked: 'what you would advise' } },
      ],
    },
    {
      title: 'asks a piece of news for what comes next',
      task: 'Say what will happen next.',
      text: 'GOAT ON THE ROOF\nA goat got on the roof of the hall on Monday. It ate the moss. The principal fetched a ladder. It ate his hat. Firefighters took it down.',
      finds: [{ kind: 'nextStep', slots: { asked: 'what will happen next' } }],
    },
    {
      title: 'asks what would be done differently, where something else changed',
      task: 'Write a recount of your project. I want to hear what you’d change next time.',
      text: 'I made four planes. I flew each of them one time. Then the wind changed. It was still a good project.',
      finds: [{ kind: 'nextStep', slots: { asked: 'what you would do differently' } }],
    },
    {
      title: 'takes a number in a name for no price',
      task: 'Tell us how much it would cost in the shop.',
      text: 'My machine is called the Sock Finder 3000. It sniffs a sock. Its tail spins around. It goes beep. It brings the other sock back.',
      finds: [{ kind: 'nextStep', slots: { asked: 'what it would cost' } }],
    },
    {
      title: 'asks a recount how its writer felt where only the rest is told',
      purpose: 'recount',
      task: 'Tell us how you felt and what you would do differently.',
      text: 'The class made a raft. We tied it with string. It sank by the jetty. Next time we would use rope.',
      finds: [{ kind: 'nextStep', slots: { asked: 'how you felt' } }],
    },
    {
      title: 'leaves a feeling alone that is told in any words, or that is to be shown',
      purpose: 'recount',
      task: 'Tell us how you felt. Show how your character feels.',
      text: 'The class made a raft. We tied it with string. It sank by the jetty. I was so gutid.',
      finds: [],
    },
    {
      title: 'says nothing of what is a choice',
      task: 'You could tell us what it eats or where it lives.',
      text: 'Pūkeko\nPūkeko are blue birds with red beaks. They have long legs. They can swim. They run across our road.',
      finds: [],
    },
  ],
};
