import { meant } from '../../../language/spelling/meant.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { lackingAlong } from './along-the-way.ts';
import { askedIn } from '../../scopes.ts';
import { wording } from './asked-along.wording.ts';

/** Facts, arguments and instructions are asked for other things. */
const suited: ReadonlySet<string> = new Set(['recount', 'narrate', 'describe']);

/** A shorter text has hardly begun (words). */
const A_TEXT = 25;

/** A place to add something at can be found again, and is soon read (words). */
const FEWEST = 4;
const MOST = 12;

/** Where it could be told: beside what has to do with it, after the opening if there is enough. */
function placesIn(text: StudentText, beside: RegExp): string[] {
  const lines = (isVerse(text) ? text.sentences : proseOf(text)).filter(
    (one) => !hasSpeech(text, one),
  );
  const later = [...lines.slice(1), ...lines.slice(0, 1)];
  return [...later.filter((one) => beside.test(one.text)), ...later]
    .flatMap((one) => openingPhrase(text, one))
    .filter((phrase) => countWords(phrase) >= FEWEST && countWords(phrase) <= MOST);
}

/** Sounds, smells, thoughts or spoken words that a task asks for, where a text has none. */
export const askedAlong: Rule = {
  find(text) {
    const isSuited = suited.has(text.purpose ?? 'describe') && text.turns.length === 0;
    if (!isSuited || text.words.length < A_TEXT) return [];
    const [first] = lackingAlong(text.task ?? '', `${text.text}\n${meant(text)}`);
    if (first === undefined) return [];
    const { along, beside, skill } = first;
    return nextStep(placesIn(text, beside).slice(0, 3), 0.92, { along }).map((one) => ({
      ...one,
      skill,
    }));
  },
  skill: 'senses',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'narrative features',
    'recount features',
    'vocabulary',
    'description',
    'voice',
  ),
  cases: [
    {
      title: 'asks for the senses that a task lists and a text does without',
      task: 'Describe a place. Tell us what you can see, hear and smell.',
      text: 'My grandad’s shed is at the end of the path. There are green tools on the wall. The mower hums when he tests it. A spider has made its web in the window. The bench is in the corner. It has a red vice on it.',
      finds: [{ kind: 'nextStep', slots: { along: 'something to smell' } }],
    },
    {
      title: 'asks for several of five at once',
      task: 'Use all five senses.',
      text: 'My grandad’s shed is at the end of the path. There are green tools on the wall. A spider has made its web in the window. The bench is in the corner. It has a red vice on it.',
      finds: [{ kind: 'nextStep', slots: { along: 'something to hear, smell and taste' } }],
    },
    {
      title: 'counts the senses where the task wants a number of them',
      task: 'Use at least two senses besides sight.',
      text: 'Fog comes up off the river and erases the bridge first. It rubs out the rowing sheds. The trees are pencil drawings. At school the goal posts are gone and we stand around the edge.',
      finds: [
        {
          kind: 'nextStep',
          slots: { along: 'something to hear, smell, taste or touch (two senses besides sight)' },
        },
      ],
    },
    {
      title: 'asks for the thoughts of a character who has none',
      task: 'Show your character’s thoughts.',
      text: 'Nate picked up the wallet behind the dairy. “What have you got?” said Kyle. He walked to the house of Mr Parata. He gave the wallet back. Mr Parata gave him a pie. Nate went home.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['He walked to the house of Mr Parata'],
            ['He gave the wallet back'],
            ['Mr Parata gave him a pie'],
          ],
          slots: { along: 'your character’s thoughts' },
        },
      ],
    },
    {
      title: 'asks for a sound word in a poem without one',
      task: 'Use alliteration and onomatopoeia.',
      text: 'The rain comes down\nit makes me wet\nI like the rain\nbecause I can jump in puddles\nThe rain makes the garden grow\nand fills up the tank\nI watch it on the window\nracing to the bottom',
      finds: [{ kind: 'nextStep', slots: { along: 'a word that sounds like what it names' } }],
    },
    {
      title: 'asks what somebody says who is described',
      purpose: 'describe',
      task: 'Describe how they look and what they say.',
      text: 'My koro has hands like old gloves. He wears a red beanie in the garden. When he walks he rolls from side to side like a boat. He knows all the birds in the bush.',
      finds: [{ kind: 'nextStep', slots: { along: 'words that somebody says' } }],
    },
    {
      title: 'asks what somebody looks like where no word may tell it',
      purpose: 'narrate',
      task: 'Write a story. Tell us what at least one of your characters looks like.',
      text: 'A possum fell through the roof of the hall. Mr Tuilagi went behind the curtain. “Nobody move,” he said. The possum ran along the front row. Mele held out a mandarin. It ate the pips as well.',
      finds: [
        {
          kind: 'nextStep',
          slots: { along: 'what somebody looks like' },
        },
      ],
    },
    {
      title: 'leaves alone any word of how somebody looks',
      purpose: 'narrate',
      task: 'Write a story. Describe your main character.',
      text: 'A possum fell through the roof of the hall. Mr Tuilagi and his big beard went behind the curtain. “Nobody move,” he said. The possum ran along the front row. Mele held out a mandarin. It ate the pips as well.',
      finds: [],
    },
    {
      title: 'takes a nose that only drips for no smell',
      task: 'Tell us what it sounds like and what it smells like.',
      text: 'My monster lives in the drain. His teeth stick out and his nose always drips. When he walks he goes glug glug. His fingers have suckers on them so he can climb up the walls.',
      finds: [{ kind: 'nextStep', slots: { along: 'something to smell' } }],
    },
    {
      title: 'leaves alone what may tell it, in whatever words',
      task: 'Tell us what you can see, hear and smell, and what you were thinking.',
      text: 'My grandad’s shed is at the end of the path. There are green tools on the wall. There is an old clock that ticks. A spider has made its web in the window. The bench has a smel of oil. I wonder where the spider is.',
      finds: [],
    },
    {
      title: 'says nothing where it is a choice, or in another kind of writing',
      task: 'You could tell us what you hear and smell. Use smell, sound or taste.',
      text: 'My grandad’s shed is at the end of the path. There are green tools on the wall. A spider has made its web in the window. The bench is in the corner. It has a red vice on it.',
      finds: [],
    },
  ],
};
