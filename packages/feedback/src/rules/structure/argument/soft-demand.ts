import { meant } from '../../../language/spelling/meant.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { openingPhrase, phraseAround } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { argues } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './soft-demand.wording.ts';

/** All that is asked for. */
const littleAsked =
  '(?:think about|consider|(?:have|had|take|took) a (?:think|look)|look(?:ed)? (?:at|into)|thought about|considered|do something|did something)';

/** “It would be good if the council could think about it”, “Maybe you could have a look.” */
const soft = new RegExp(
  String.raw`\bit(?: would| might| could|['’]?d| will) (?:also |just )?be (?:so |very |really |quite )?(?:good|nice|great|cool|lovely|helpful|awesome|kind) (?:if|to)\b[^.!?\n]{0,60}\b${littleAsked}|\b(?:maybe|perhaps|possibly)\b[^.!?\n]{0,40}(?:\b${littleAsked}|\b(?:one day|some ?day|some ?time|at some (?:stage|point)|or something))|\b(?:you|they|he|she|we|councils?|schools?|principals?|government) (?:could|might|can) (?:maybe|perhaps|possibly|sort of|kind of)\b|\bif (?:you|they) (?:(?:ever )?(?:have|had|get|got|find) (?:the |some |any |a bit of )?(?:time|chance)|feel like it|want(?: to)?|don['’]?t mind)(?=\s*(?:[.!]|$))`,
  'iu',
);

/** Says after it, in a firm voice, what is to be done. */
const firm = /\b(?:must|should|needs? to|ha(?:ve|s) to|ought to|it is time|it['’]s time)\b/iu;

/** The end of an argument (sentences). */
const ENDING = 4;
const FEWEST_SENTENCES = 5;

/** The words that ask, or of a long sentence the clause in which they end or begin. */
function placeOf(text: StudentText, sentence: Sentence): string[] {
  const match = soft.exec(sentence.text);
  if (match === null) return openingPhrase(text, sentence);
  const start = sentence.start + match.index;
  const end = start + match[0].length;
  const phrase = phraseAround(text, { start, end }) ?? phraseAround(text, { start: end - 1, end });
  return phrase === null ? openingPhrase(text, sentence) : [phrase];
}

/** A demand at the end of an argument that asks for hardly anything, and not firmly. */
export const softDemand: Rule = {
  find(text) {
    if (text.sentences.length < FEWEST_SENTENCES || !argues(text)) return [];
    const ending = endingOf(text, ENDING);
    const at = ending.findLastIndex((one) => soft.test(meant(one)) && !isSpoken(text, one));
    const [demand, ...after] = at === -1 ? [] : ending.slice(at);
    if (demand === undefined || firm.test(meant(demand))) return [];
    return after.some((one) => firm.test(meant(one))) ? [] : nextStep(placeOf(text, demand), 0.88);
  },
  skill: 'modalVerbs',
  wording,
  taken: {
    by: 'swapping',
    isSo: ({ words, fresh }) => (!soft.test(words) && firm.test(fresh)) || undefined,
  },
  speaksOf: {
    nextStep: {
      'persuasive features': 1,
      'persuasive structure': 1,
      ideas: 3,
      ending: 1,
      opinion: 1,
      'general writing': 3,
    },
  },
  cases: [
    {
      title: 'asks for a firm voice where an argument ends softly',
      text: 'Our town needs a late bus. Squad ends at six. My sister walks home in the dark. The bus sleeps at the depot. It is quite unfair and it would be good if the council could think about it. I will be on it.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['It is quite unfair and it would be good if the council could think about it'],
          ],
        },
      ],
    },
    {
      title: 'shows a part of a long one',
      text: 'Our school should use its games. There are eleven in a cupboard. Nobody opens it. We would count them. It would be really nice if you could maybe have a think about all of the games in the cupboard some time next term.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['if you could maybe have a think about all of the games']],
        },
      ],
    },
    {
      title: 'leaves a demand alone that asks for something, however kindly',
      text: 'Our town needs a late bus. Squad ends at six. My sister walks home. The bus sleeps. It would be great if the council could send one more bus at eight.',
      finds: [],
    },
    {
      title: 'leaves alone what is said firmly right after',
      text: 'Our town needs a late bus. Squad ends at six. The bus sleeps. Maybe you could think about my sister. The council must send one more bus.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'We went to town on Saturday. It rained and we got wet. The bus was late. “Maybe you could think about it,” I said. We ran home. Mum laughed.',
      finds: [],
    },
  ],
};
