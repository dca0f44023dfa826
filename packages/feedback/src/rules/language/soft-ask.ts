import { meant } from '../../language/meant.ts';
import { endingOf } from '../../text/parts.ts';
import { phraseAround } from '../../text/phrase.ts';
import { isSpoken } from '../../text/spoken.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './soft-ask.wording.ts';

/** Asks, wishes or supposes, where an argument could insist. */
const soft =
  /\b(?:(?:so |and )?(?:pl(?:ea|e|ee)[sc]e?|pls),? (?!(?:don['’]?t|miss|mrs?|ms|mum|dad|whaea|matua|sir|everyone)\b)\p{L}+|it would be (?:so |really |very )?(?:good|nice|great|cool|better|awesome|fun|amazing)|(?:we|you|they) could (?:at least |just |maybe |also )?\p{L}+|maybe (?:we|you|they)|(?:i|we) (?:really )?(?:would|['’]d) (?:really )?like|(?:i|we) (?:really )?(?:hope|wish) (?:you|we|that|they|the)|i (?:really )?want (?:you|them|the|our|us|a)|can (?:we|you|i) (?:please|have|get))\b/giu;

/** Insists already. */
const insists =
  /\b(?:must|sh(?:oul|ou|u)d|needs? to|ha(?:s|ve) (?:got )?to|ought to|urgent\p{L}*|demand)\b/iu;

const reasoned =
  /\b(?:because|becuase|becos|becaus|cos|cause|since|so that|therefore|as a result)\b/iu;

/** Thanks and greetings are no part of the argument. */
const polite =
  /\bplease (?:come|visit|look|read|write|reply|think|consider|find|see|listen|let me know)\b/iu;

/** “Please trial a van for one term” says what is to be done, politely (words after ‘please’). */
const definite =
  /\bplease,? (?!can\b|could\b|may\b|will\b|would\b|let\b|do\b|help\b)(?:(?!because\b|becos\b|so\b)\p{L}+ ){5,}/iu;

/** What somebody else may do, or what may come of it. */
const others =
  /\b(?:some|other|many|most) (?:people|kids|adults|parents)\b|\bif\b|\b(?:say|argue)\b/iu;

/** Addresses somebody, or says what is to be. */
const argues = /\b(?:dear|sh(?:oul|ou|u)d|must|needs?|because|becos|reasons?)\b/iu;

const ANY_REASON = ', and give your best reason';

/** Sentences at the end, where an argument pushes hardest. */
const LAST_PART = 5;

/** Fewer sentences are an idea, not an argument. */
const AN_ARGUMENT = 4;

/** A request that a reader could easily refuse, at the end of an argument. */
export const softAsk: Rule = {
  find(text) {
    if (text.sentences.length < AN_ARGUMENT || !argues.test(meant(text))) return [];
    return endingOf(text, LAST_PART)
      .toReversed()
      .filter(
        ({ text: words }) => ![insists, polite, definite, others].some((one) => one.test(words)),
      )
      .flatMap((sentence) => {
        const places = Array.from(sentence.text.matchAll(soft), ({ index, 0: { length } }) => ({
          start: sentence.start + index,
          end: sentence.start + index + length,
        }));
        const asks = places
          .filter((place) => !isSpoken(text, place))
          .flatMap((place) => phraseAround(text, place) ?? []);
        const reason = reasoned.test(meant(sentence)) ? '' : ANY_REASON;
        return nextStep(asks.slice(0, 1), 0.84, { reason });
      });
  },
  skill: 'modalVerbs',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ fresh, sentences }) =>
      insists.test(fresh)
        ? reasoned.test(fresh) || reasoned.test(sentences) || 'half'
        : reasoned.test(fresh) && 'half',
  },
  speaksOf: { nextStep: { 'persuasive features': 1, opinion: 2 } },
  cases: [
    {
      title: 'asks to insist where the last part only asks',
      text: 'Our street must have a crossing. Trucks go fast there. My cousin is five. He runs out. It would be good to have lights. Please do it.',
      finds: [
        { quotations: [['Please do it']], slots: { reason: ', and give your best reason' } },
        { quotations: [['It would be good to have lights']] },
      ],
    },
    {
      title: 'asks for no reason where one is given',
      text: 'Our street must have a crossing. Trucks go fast there. My cousin is five. Please build it because he runs out.',
      finds: [{ kind: 'nextStep', slots: { reason: '' } }],
    },
    {
      title: 'leaves a demand alone',
      text: 'Our street should have a crossing. Trucks go fast there. My cousin is five. We hope you agree that it has to be built. You must act this week.',
      finds: [],
    },
    {
      title: 'leaves what others could say, and what they do if it goes wrong, alone',
      text: 'Our street must have a crossing. Trucks go fast there. Some people think we could walk to the lights. If you build it, you could save a life. Please read my letter again.',
      finds: [],
    },
    {
      title: 'leaves a polite request that says what is to be done alone',
      text: 'Our street must have a crossing. Trucks go fast there. My cousin is five. Please paint a crossing by the dairy this year. Yours sincerely.',
      finds: [],
    },
    {
      title: 'takes three sentences for no argument',
      text: 'Our street must have a crossing. Trucks go fast there. Please build it.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'We went to the farm and Dad said no. I wished for a lamb. We asked again and he laughed. Please let me have it, I said. He gave it to me. I hope you come to see it.',
      finds: [],
    },
  ],
};
