import {
  commandOf,
  isCommandVerb,
  toldStepsOf,
} from '../../../language/kinds-of-words/command-verbs.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { clearestFirst, openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStepAtSeveral, strength } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { plainStepsOf, stepStartsOf } from '../../kind-of-writing/method.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './command-verbs.wording.ts';

/** In a list of what is needed. */
const thing =
  /^(?:water|wet|salt|butter|paint|oil|tape|glue|dry)\b(?! (?:the|your|it|them|a|an|each)\b)/iu;

/** Fewer steps that begin with a verb show no habit. */
const FEWEST_ORDERS = 3;

const firstNumber = /^\s*1[.)]/mu;

/** A sentence that comes right after this is a step. */
const afterNumber = /(?:^|\n)\s*(?:step )?\d+[.):]*\s*$/iu;

/** Informs, or tells what is possible or what the writer does: ‘You can make a volcano!’ */
const informing =
  /^(?:\d+[.):]* )?(?:(?:now|then) )?(?:(?:you|we|i) (?:can|could|will|might|may|need(?! to\b))|(?:i|we) (?:always|usually|like))\b/iu;

/** May inform where no number says that it is a step: “You get them in any creek”. */
const mayInform = /^(?:now )?(?:you|we|i) (?:use|find|get)\b/iu;

/** Tells how it looks or what is always done, or mends what was written: no step. */
const remarking =
  /\b(?:look like|(?:every|on) (?:\p{L}{3,6}days?|day|week|year|time)|sh(?:ould|oud) ?(?:have|of|['’]?ve))\b/iu;

const isBracketed = ({ text }: StudentText, { start }: Sentence): boolean =>
  /[([]\s*$/u.test(text.slice(Math.max(0, start - 2), start));

/** Steps that say who does it. Of a numbered step, its first sentence: what follows explains it. */
function talkingIn(text: StudentText): Sentence[] {
  const from = text.text.search(firstNumber);
  const steps = new Set(stepStartsOf(text));
  return toldStepsOf(text).filter(
    (one) =>
      one.start >= from &&
      steps.has(one) &&
      !informing.test(one.text) &&
      (!mayInform.test(one.text) || afterNumber.test(text.text.slice(0, one.start))) &&
      !remarking.test(meant(one)) &&
      !isBracketed(text, one),
  );
}

/** What somebody does is no order yet, however little is said of it. */
const toldBy =
  /^[^\p{L}]*(?:(?:first|then|next|now|so|and|finally|after that) )*(?:i|we|you(?!(?:['’]ll| will)? need\b)|he|she|they)\b/iu;

/** “Go up the hill, it is steep” */
const spliced =
  /, (?:(?:it|he|she|that|this|they|there)(?:['’](?:s|re)| (?:is|are|was|has|will|looks))|you (?:can|will|need|have)|don['’]?t)\b/iu;

/** “Tie a knot, make it tight”: another command after a comma, and no list of them. */
function hasTwoOrders(phrase: string): boolean {
  const second = /, (?:then )?(\p{L}+) (?!.*\b(?:and|or)\b)/u.exec(phrase)?.[1] ?? '';
  return isCommandVerb(second.toLowerCase());
}

/** Steps that begin with a verb, or that talk about who does them. */
export const commandVerbs: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'steps') return [];
    const commands = text.sentences.filter((sentence) => commandOf(sentence) !== null);
    const talking = talkingIn(text);
    const all = commands.length + talking.length;
    const numbered = talking.filter((one) => afterNumber.test(text.text.slice(0, one.start)));
    const isHowTo =
      text.purpose === 'instruct' || /\bhow (?:to|you|we)\b/iu.test(text.lines[0]?.text ?? '');
    if (commands.length < (isHowTo ? 0 : 2) && numbered.length === 0) return [];
    if (all < text.sentences.length * 0.2 && numbered.length === 0) return [];
    if (talking.length > 0 && (all >= 3 || numbered.length > 0))
      return nextStepAtSeveral(
        talking.flatMap((sentence) => openingPhrase(text, sentence)),
        talking.length > 2 ? (talking.length > commands.length ? 0.95 : 0.9) : 0.7,
      );
    const orders = plainStepsOf(text)
      .flatMap((one) => openingPhrase(text, one))
      .filter((phrase) => !spliced.test(phrase) && !hasTwoOrders(phrase));
    return orders.length < FEWEST_ORDERS
      ? []
      : strength(clearestFirst(orders.filter((one) => !thing.test(one))), 0.8);
  },
  skill: 'commandVerbs',
  wording,
  taken: {
    by: 'takingOut',
    isEverywhere: true,
    isSo: ({ sentences }) => !toldBy.test(sentences) && undefined,
  },
  speaksOf: {
    strength: { 'procedural features': 1, verbs: 2, instructions: 2 },
    nextStep: {
      'procedural features': 1,
      'procedural structure': 5,
      instructions: 2,
      'general writing': 6,
    },
  },
  cases: [
    {
      title: 'praises no command with a second sentence run on',
      text: 'Pull the lever down hard, it is stiff. Turn the key twice, hold it there. Push the green button. Lift the lid. Wait for the beep.',
      finds: [
        {
          kind: 'strength',
          quotations: [['Push the green button'], ['Lift the lid'], ['Wait for the beep']],
        },
      ],
    },
    {
      title: 'praises steps that begin with a verb',
      text: 'Crack two eggs. Whisk them well. Pour them into the pan.',
      finds: [
        {
          kind: 'strength',
          quotations: [['Crack two eggs'], ['Whisk them well'], ['Pour them into the pan']],
        },
      ],
    },
    {
      title: 'asks where a step talks about who does it',
      text: 'Crack two eggs. Then you whisk them well. Pour them into the pan.',
      finds: [{ kind: 'nextStep', quotations: [['Then you whisk them well']] }],
    },
    {
      title: 'asks at a numbered step among rules that give no order',
      text: '1. Ace serves. It has to bounce one time. No carrying.\n2. You hit the ball to somebody with your open hand.\n3. The person who is out goes to Dunce. Everybody moves up.\n4. No arguing.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['You hit the ball to somebody with your open hand']],
        },
      ],
    },
    {
      title: 'leaves alone what is told after the steps',
      text: 'How to light a lamp\n1. Fill the lamp.\n2. Trim the wick.\n3. Hold a match to it.\n4. Put the glass on.\nThen we get the cards out and play until late.',
      finds: [
        {
          kind: 'strength',
          quotations: [
            ['Fill the lamp'],
            ['Trim the wick'],
            ['Hold a match to it'],
            ['Put the glass on'],
          ],
        },
      ],
    },
    {
      title: 'praises no aim, no list and no step that begins in another way',
      text: 'Aim: to fill a lamp\nYou need\n- warm oil\n1. Never fill it to the top.\n2. Slowly pour the oil.\n3. Next wipe the lamp.\n4. Open the tap.',
      finds: [],
    },
    {
      title: 'asks at a numbered step to get something, too',
      text: 'How to fish\n1. Find a deep creek.\n2. You get a worm and put it on.\n3. Wait on the bank.',
      finds: [{ kind: 'nextStep', quotations: [['You get a worm and put it on']] }],
    },
    {
      title: 'takes no information for a step',
      text: 'Find a deep creek. You can get them in any creek near us. Put the bait on. Wait on the bank.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'says nothing of a story',
      text: 'We went to the park. I fell over. It hurt.',
      finds: [],
    },
  ],
};
