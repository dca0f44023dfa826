import { closingPhrase } from '../../text/phrase.ts';
import { isLetter } from '../is-letter.ts';
import { isReview } from '../is-review.ts';
import { isStory, kindOfWriting } from '../kind-of-writing.ts';
import { makesCase } from '../makes-a-case.ts';
import { nextStep } from '../finding.ts';
import { isRebuttal, realEndingOf } from '../real-ending.ts';
import type { Rule } from '../rule.ts';
import { BEST_CHALLENGE } from './challenge.ts';
import { wording } from './tried-ending.wording.ts';

/** How a request takes leave, and what will be done next. */
const isCourtesy =
  /\bplease\b|\bthank|\bhope to\b|\blet me know\b|\blook(?:ing)? forward\b|^i(?: can| will|['’]ll) (?:come|call|ring|pick|check|see)\b/iu;

/** Of a story or an argument, another ending to choose from. */
export const triedEnding: Rule = {
  find(text) {
    if (isLetter(text) && !makesCase(text)) return [];
    const isArgument = kindOfWriting(text) === 'argument';
    if (!isArgument && (!isStory(text) || isReview(text))) return [];
    const last = realEndingOf(text);
    // Without its mark it may have been broken off.
    if (last === undefined || !/[.!?]\W*$/u.test(last.text)) return [];
    if (isArgument && (isRebuttal(text, last) || isCourtesy.test(last.text))) return [];
    const skill = isArgument ? 'conclusion' : 'resolution';
    return nextStep(closingPhrase(text, last), BEST_CHALLENGE).map((step) => ({
      ...step,
      skill,
    }));
  },
  skill: 'resolution',
  wording,
  speaksOf: {
    nextStep: {
      'narrative structure': 30,
      'persuasive structure': 29,
      'persuasive features': 32,
      ending: 30,
    },
  },
  cases: [
    {
      title: 'asks for another ending than the last words, which are no signature',
      text: 'The Boat\nMere pushed the boat out. A wave took it and she swam after it. Nobody saw her go. She was home for tea.\nBy Tama',
      finds: [{ kind: 'nextStep', quotations: [['She was home for tea']] }],
    },
    {
      title: 'leaves the leave-taking of a speech alone',
      text: 'We should keep our pool. I believe that every child must learn to swim. It is fun because we all go. Save it before it is too late.\nNo reira, tēnā koutou, tēnā koutou, tēnā tātou katoa.',
      finds: [{ kind: 'nextStep', quotations: [['Save it before it is too late']] }],
    },
    {
      title: 'leaves a question alone that a letter asks',
      text: 'Hi Kate,\nThank you for the visit. Please could you keep the third book for me? I think we should come again. Also our teacher lost his jacket. Has anyone handed it in?\nKind regards\nTui',
      finds: [],
    },
    {
      title: 'leaves the end of a letter alone',
      text: 'Kia ora Mrs Perano,\nI left my raincoat in the hall on Thursday. It has a rip in it. I looked in the box. I can pick it up before school on Monday.\nNgā mihi,\nTomas',
      finds: [],
    },
    {
      title: 'leaves alone what answers the other side',
      text: 'Schools should ban homework. I believe that we must rest. It is not fair because we all work hard. Teachers say it teaches us. However you can learn that from a cat.',
      finds: [],
    },
    {
      title: 'leaves the end of a part alone that has its own heading',
      text: 'The Boat\nMere pushed the boat out. A wave took it and she swam after it for a very long time.\nMy family\nNobody saw her go that night because of the storm. She was home for tea.',
      finds: [],
    },
    {
      title: 'says nothing of a review',
      text: 'We went to see Moana with Ella. We laughed at the clam. I got confused. I give it 3 out of 5. Little kids loved it.',
      finds: [],
    },
    {
      title: 'says nothing of an end that is broken off',
      text: 'The Boat\nMere pushed the boat out. A wave took it and she swam after it. Nobody saw her go. Then the seal',
      finds: [],
    },
    { title: 'says nothing of facts', text: 'Kea are parrots. They live in the hills.', finds: [] },
  ],
};
