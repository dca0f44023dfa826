import { meant } from '../../../language/spelling/meant.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { closingPhrase } from '../../../text/phrase.ts';
import type { Finding, Rule } from '../../rule.ts';
import { demands } from './demands.ts';
import { askedIn } from '../asked-in.ts';
import { wording } from './asked-content.wording.ts';

/** “You could tell us where it lives” leaves it to the writer. */
const isChoice = /\b(?:could|might|may|for example|such as|e\.g|choose|or)\b/iu;

/** A shorter text has hardly begun (sentences). */
const FEWEST = 4;

/** Comes at the end of a letter, whatever else is told. */
const leaving = /^(?:thanks?|thank you|love|from|bye|see you|i (?:really )?hope|hope|yours)\b/iu;

const sentencesOf = (task: string): string[] => task.split(/(?<=[.!?\n])/u);

/** What the task asks to be told, where no word of the text may tell it. */
export const askedContent: Rule = {
  find(text) {
    const task = sentencesOf(text.task ?? '').filter((one) => !isChoice.test(one));
    if (task.length === 0 || isVerse(text) || text.turns.length > 0) return [];
    const prose = proseOf(text);
    if (prose.length < FEWEST) return [];
    const last = prose.findLast((one) => !leaving.test(meant(one))) ?? prose.at(-1);
    const written = meant(text);
    const missing = demands.find(
      ({ by, told }) => task.some((one) => by.test(one)) && !told.test(written),
    );
    if (missing === undefined) return [];
    const { asked, skill } = missing;
    return closingPhrase(text, last).map((phrase): Finding => ({
      kind: 'nextStep',
      quotations: [[phrase]],
      weight: 0.92,
      skill,
      slots: { asked },
    }));
  },
  skill: 'details',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'report structure',
    'recount structure',
    'persuasive structure',
    'recount features',
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
      title: 'says nothing of what is a choice',
      task: 'You could tell us what it eats or where it lives.',
      text: 'Pūkeko\nPūkeko are blue birds with red beaks. They have long legs. They can swim. They run across our road.',
      finds: [],
    },
  ],
};
