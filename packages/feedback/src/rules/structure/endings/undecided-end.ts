import { meant } from '../../../language/spelling/meant.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { closingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './undecided-end.wording.ts';

/** Takes a side. */
const claim =
  /\b(?:should|must|need|please|i(?:['’]m| am)? (?:strongly |really )?(?:believe|think|hope|urge|ask(?:ing)?|beg(?:ging)?|call(?:ing)?))\b/iu;

/** Leaves open what the text set out to argue. */
const undecided =
  /\b(?:(?:good|pros?|advantages?)(?: (?:things|points|sides))? and (?:the )?(?:bad|cons?|disadvantages?)|both (?:sides|ways)|(?:up to|depends on) (?:each|every|the|you|them|people|everyone)|not (?:really )?sure|(?:can(?:not|['’]?t)|don['’]?t|do not) (?:really |quite )?(?:know|decide|choose|say|tell) (?:which|what|who|whether|if))\b/iu;

/** The sentence among the last that takes no side. */
export const openEndOf = (ends: readonly Sentence[]): Sentence | undefined =>
  ends.find((one) => undecided.test(meant(one)));

/** Whether its beginning takes a side. */
const setsOut = ({ sentences }: StudentText): boolean =>
  sentences.slice(0, 3).some((one) => claim.test(meant(one)) && !undecided.test(meant(one)));

/** The sentence that leaves open at the end what was never decided, if there is one. */
export function neverDecidedIn(text: StudentText): Sentence | undefined {
  return setsOut(text) ? undefined : openEndOf(endingOf(text));
}

/** An argument that took a side at first, and takes none at its end. */
export const undecidedEnd: Rule = {
  find(text) {
    if (text.sentences.length < 5 || kindOfWriting(text) !== 'argument') return [];
    const open = openEndOf(endingOf(text));
    return open !== undefined && setsOut(text) ? nextStep(closingPhrase(text, open), 0.92) : [];
  },
  skill: 'conclusion',
  wording,
  taken: {
    by: 'swapping',
    isSo: ({ words, fresh }) => (!undecided.test(words) && claim.test(fresh)) || undefined,
  },
  speaksOf: {
    nextStep: {
      'persuasive structure': 1,
      'persuasive features': 1,
      ideas: 1,
      ending: 1,
      opinion: 1,
      'general writing': 1,
    },
  },
  cases: [
    {
      title: 'asks for one side where the end takes none any more',
      text: 'I think we should have a school dog. It would calm us. It could hear us read. We would walk it. In conclusion, there are good and bad things about school dogs and it is up to everyone to choose.',
      finds: [{ kind: 'nextStep', quotations: [['it is up to everyone to choose']] }],
    },
    {
      title: 'leaves a discussion alone that took no side',
      text: 'Some want a school dog. It would calm them. Others are afraid of dogs. A dog costs a lot. In conclusion, there are good and bad things about it and it is up to the school.',
      finds: [],
    },
    {
      title: 'leaves an ending alone that comes back to the view',
      text: 'I think we should have a school dog. It would calm us. It could hear us read. We would walk it. In conclusion, a school dog should come soon.',
      finds: [],
    },
  ],
};
