import { meant } from '../../language/spelling/meant.ts';
import { own } from '../../text/meaning/own-words.ts';
import { proseOf } from '../../text/lines/prose.ts';
import { closingPhrase } from '../../text/phrase.ts';
import type { Sentence } from '../../text/student-text.ts';
import { nextStep } from '../finding.ts';
import { kindOfWriting } from '../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { askedIn } from '../scopes.ts';
import { neverDecidedIn } from '../structure/endings/undecided-end.ts';
import { wording } from './asked-view.wording.ts';

/** “Give both sides, then your own view.” */
const wantsView =
  /\byour (?:own )?(?:view|opinion|position|conclusion|decision|stand|judg\p{L}+)\b|\bwhat you (?:think|believe)\b|\bwhich side you\b/iu;
const wantsSides =
  /\bboth (?:sides|views)\b|\bfor and against\b|\bpros and cons\b|\bdiscuss(?:ion)?\b|\bbalanced\b|\btwo sides\b/iu;

/** “Choose one side.” */
const wantsOneSide =
  /\b(?:choose|pick|take|decide on|argue for|stick to|on) (?:a|one|1|either|only one|your) side\b|\bchoose (?:a|one|your) position\b/iu;

/** Says what ought to be, or weighs one thing against the other, without an ‘I’. */
const judges =
  /\b(?:should|must|ought|needs?|better|best|worse|worst|worth|right|wrong|fair|unfair|outweighs?|stronger|weaker|overall|in conclusion|therefore)\b/iu;

/** Leaves it open, or tells what somebody else thinks or does. */
const ofOthers =
  /\bboth (?:sides|ways|views)\b|\b(?:people|supporters|opponents|critics|others|some|many|parents|scientists|experts|poll|survey)\b|^they\b/iu;

/** A shorter text has hardly begun (sentences). */
const FEWEST = 5;

/** The end may take two sentences to judge. */
const END = 2;

const isOfWriter = ({ text }: Sentence): boolean => own.test(text);

/** Both sides of a question, without the writer’s own view or choice, which the task asks for. */
export const askedView: Rule = {
  find(text) {
    const task = text.task ?? '';
    const open = wantsOneSide.test(task) ? neverDecidedIn(text) : undefined;
    if (open !== undefined) return nextStep(closingPhrase(text, open), 0.95);
    if (!wantsView.test(task) || !wantsSides.test(task)) return [];
    const prose = proseOf(text);
    const last = prose.at(-1);
    if (prose.length < FEWEST || last === undefined || kindOfWriting(text) === 'story') return [];
    const isTold =
      prose.some(isOfWriter) || prose.slice(-END).some((one) => judges.test(meant(one)));
    return isTold || !ofOthers.test(meant(last)) ? [] : nextStep(closingPhrase(text, last), 0.95);
  },
  skill: 'position',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'persuasive structure',
    'persuasive features',
    'report structure',
    'opinion',
    'ending',
  ),
  cases: [
    {
      title: 'asks for the writer’s view where only others’ are told',
      purpose: 'persuade',
      task: 'Discuss both sides of the question. End with your own opinion.',
      text: 'Should school start later? Some parents say that tired children learn nothing. A doctor found that sleep helps memory. Other parents start work at seven. Buses would have to be moved as well. A few teachers like the early start. Both views make sense to many families.',
      finds: [{ kind: 'nextStep', quotations: [['Both views make sense to many families']] }],
    },
    {
      title: 'asks for the side that was to be chosen',
      purpose: 'persuade',
      task: 'Should we wear uniforms? Choose one side and convince your reader.',
      text: 'Uniforms are a big topic. A uniform is cheap. My sister likes hers. On the other hand uniforms are itchy in summer. In conclusion there are good points and bad points and it depends on you.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['In conclusion there are good points and bad points and it depends on you'],
          ],
        },
      ],
    },
    {
      title: 'leaves a side alone that was chosen',
      purpose: 'persuade',
      task: 'Should we wear uniforms? Choose one side and convince your reader.',
      text: 'We should wear a uniform. A uniform is cheap. My sister likes hers. On the other hand uniforms are itchy in summer. In conclusion there are good points and bad points but a uniform is better.',
      finds: [],
    },
    {
      title: 'leaves a view alone, with an ‘I’ or without one',
      purpose: 'persuade',
      task: 'Discuss both sides of the question. End with your own opinion.',
      text: 'Should school start later? Some parents say that tired children learn nothing. A doctor found that sleep helps memory. Other parents start work at seven. Buses would have to be moved as well. A later start would be fair to most families.',
      finds: [],
    },
    {
      title: 'says nothing where the task asks for no view',
      purpose: 'persuade',
      task: 'Discuss both sides of the question.',
      text: 'Should school start later? Some parents say that tired children learn nothing. A doctor found that sleep helps memory. Other parents start work at seven. Buses would have to be moved as well. Both views make sense to many families.',
      finds: [],
    },
  ],
};
