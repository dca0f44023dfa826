import { meant } from '../../../language/spelling/meant.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './result-first.wording.ts';

/** How it came out: nothing of a game or an outing comes after it but the way home. */
const result =
  /\b(?:won|lost(?= (?:by|the (?:game|match|final|race)|\d|to \p{Lu}))|came (?:first|second|third|last)|got (?:a|the) (?:medal|prize|trophy|cup|certificate)|finished|went (?:back )?home|drove (?:back )?home|got home|was over|fell asleep|went to bed)\b/iu;

/** Goes back to the beginning. */
const begins =
  /^(?:and )?(?:first(?: of all)?,? (?:we|they|i|he|she|you|it|mum|dad|the|my|our|\p{Lu}\p{L}+)|(?:to (?:start|begin) with|at the (?:start|beginning)),? |before (?:the (?:game|match|race|show|party|final|concert)|we (?:left|went|started)|it (?:started|began))\b)/iu;

/** So far back, its result may stand (sentences). */
const NEAR = 6;

/** A beginning of its own: another day, or another part that is told in order. */
const anew = /^(?:the next|on (?:\p{L}+day|the)|in the (?:morning|afternoon)|later|after)\b/iu;

function pairIn(text: StudentText): [Sentence, Sentence] | undefined {
  const prose = proseOf(text);
  for (const [i, one] of prose.entries()) {
    if (i === 0 || !begins.test(meant(one)) || hasSpeech(text, one)) continue;
    // Of what a paragraph begins with, the order may be its own.
    const before = prose.slice(Math.max(0, i - NEAR), i).filter(({ line }) => line === one.line);
    if (before.some((other) => anew.test(meant(other)) && prose.indexOf(other) > 0)) continue;
    const told = before.find((other) => result.test(meant(other)) && !hasSpeech(text, other));
    if (told !== undefined && before[0] !== told) return [told, one];
  }
  return undefined;
}

/** A recount that tells how it came out before how it began. */
export const resultFirst: Rule = {
  find(text) {
    if (!isStory(text) || text.purpose === 'narrate') return [];
    const [told, one] = pairIn(text) ?? [];
    const both = [told, one].flatMap((sentence) => openingPhrase(text, sentence));
    return both.length === 2 ? [{ kind: 'nextStep', quotations: [both], weight: 0.93 }] : [];
  },
  skill: 'eventOrder',
  wording,
  speaksOf: { nextStep: { 'recount structure': 1, organisation: 1, 'general writing': 2 } },
  storiesOnly: true,
  cases: [
    {
      title: 'asks which came first where a result stands before the beginning',
      purpose: 'recount',
      text: 'On Saturday we went to watch Papa. He was in the final. Papa won and we all yelled. He got a ham in a bag. First they had to toss a coin to see who goes first. Then he rolled his bowl.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['Papa won and we all yelled', 'First they had to toss a coin to see who goes first'],
          ],
        },
      ],
    },
    {
      title: 'leaves alone what begins another day or part, and a result that sums up',
      purpose: 'recount',
      text: 'We won the cup on Saturday. First we drove to Huntly. Then we played.\nWe were glad. We went home. The next day we had a party. First we hung up the flags.\nFirst I had a bath.',
      finds: [],
    },
  ],
};
