import { meantIn } from '../../../language/spelling/meant.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './rude-to-reader.wording.ts';

const faults =
  '(?:lazy|mean|selfish|greedy|rude|useless|dumb|stupid|boring|clueless|hopeless|pathetic|hypocrites?|liars?|idiots?|bull(?:y|ies))';

/** Said to the reader’s face. */
const direct = String.raw`you lot|you (?:guys|people|all) are (?:(?:so|all|just|really) ){0,2}${faults}|you(?:['’]?re?| are|r|(?:['’]ve| have) been) (?:(?:so|very|all|just|really|being|such|an?|to|too) ){0,3}${faults}(?=\W*(?:$|[.,!?]|(?:and|to|if|because|so)\b))|(?:being|such|called) an? h[iy]pp?ocrit\p{L}*|you (?:just |obviously |clearly )?(?:do(?:n['’]?t| not)|never) (?:even )?(?:care|get it|have a clue|listen)|what do you (?:even )?do all day|(?:sit(?:ting)? (?:around )?on|get off) your (?:\p{L}+ )?(?:bums?|butts?|backsides?)|you (?:should|must) (?:all )?(?:get|be) (?:fired|sacked)|you(?:['’]?re?| are|r) (?:(?:such|just|really|all) ){0,2}an? (?:really |very )?(?:bad|terrible|horrible|awful|rubbish|useless) \p{L}+|you (?:(?:have|need|had) to|must|better) (?:\p{L}+ ){1,5}(?:right now|or else|straight away)(?=\W*(?:$|[.,!?]))|shut up|you(?:['’]ll| will) (?:all )?(?:be sorry|regret (?:it|this))|(?:because )?it['’]?s your job(?=\W*(?:$|[.,!?]))|(?:just )?do your job|you should (?:already )?know (?:this|that) already|(?<!please )hurry up and (?:fix|do|change|get|give|make|sort|let|stop|open|build)`;

/** What the reader did or decided, called names. */
const deeds = String.raw`(?:rule|idea|decision|plan|ban|law)s? (?:is|are) (?:(?:so|just|really|such|an?|totally) ){0,2}(?:dumb|stupid|rubbish|pathetic|idiotic)|(?:it['’]?s|that['’]?s|it is|that is|this is) (?:(?:so|just|really) ){0,2}(?:dumb|stupid|pathetic|idiotic)`;

const toFace = new RegExp(String.raw`(?<!\p{L})(?:${direct})`, 'iu');
const rude = new RegExp(String.raw`(?<!\p{L})(?:${direct}|${deeds})`, 'giu');

/** What others say, and what is not so. */
const reported = /\b(?:says?|said|called me|not|isn['’]?t|aren['’]?t|nobody|sorry)\b/iu;

/** Of what is only called names, one may slip out. */
const FEWEST = 2;

function placesIn(text: StudentText): { start: number; end: number; words: string }[] {
  return text.sentences
    .filter((one) => !reported.test(one.text))
    .flatMap((sentence) =>
      Array.from(sentence.text.matchAll(rude), ({ index, 0: words }) => ({
        start: sentence.start + index,
        end: sentence.start + index + words.length,
        words,
      })),
    )
    .filter((place) => !isSpoken(text, place));
}

/** ‘To the Mayor’ */
const to = /^\W*to (?:the|our|mr|mrs|ms|miss|whoever|whom)\b[^.!?]{0,40}$/iu;

const isToSomebody = (text: StudentText): boolean =>
  isLetter(text) || to.test(text.lines[0]?.text ?? '');

/** A letter that is rude to the person it wants something from. */
export const rudeToReader: Rule = {
  find(text) {
    const isToWin = text.purpose === 'persuade' || kindOfWriting(text) === 'argument';
    if (!isToSomebody(text) || !isToWin) return [];
    const places = placesIn(text);
    const isRude = places.length >= FEWEST || places.some(({ words }) => toFace.test(words));
    if (!isRude) return [];
    return nextStepAtSeveral(
      places.flatMap((place) => phraseAround(text, place) ?? []),
      0.93,
    );
  },
  skill: 'tone',
  wording,
  taken: {
    by: 'swapping',
    isSo: ({ words, sentences }) =>
      meantIn(words).search(rude) < 0 && sentences.search(rude) < 0 && undefined,
  },
  speaksOf: {
    nextStep: {
      'persuasive features': 1,
      'persuasive structure': 1,
      opinion: 1,
      ideas: 1,
      'general writing': 1,
    },
  },
  cases: [
    {
      title: 'finds a threat, and a reader told what her job is',
      text: 'Dear Mr Mayor\nThere is no crossing. You should know this already because it’s your job. Trucks go past. We should have one. Please build it.\nFrom Tia',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'finds what is rude to whoever is asked',
      text: 'Dear Council\nThe path is broken. You are too lazy to fix it. My nan fell over. You should mend it now.\nFrom Tia',
      finds: [{ kind: 'nextStep', quotations: [['You are too lazy to fix it']] }],
    },
    {
      title: 'finds an order or a threat where something is wanted',
      text: 'Hi Council\nThe pool is cold. You have to warm it up right now. We should swim all year. If not you are a horrible council.\nSee ya\nTia',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'leaves alone what has to be done, without an order',
      text: 'Dear Council\nThe pool is cold. You need to warm it up so that we can swim. We should swim all year. It is not a bad pool.\nFrom Tia',
      finds: [],
    },
    {
      title: 'finds a rule that is called names again and again',
      text: 'Dear Mrs Hall\nThis rule is so dumb and you should drop it. I want my hat. It is hot. So yeah it’s stupid.\nFrom Tia',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'leaves what others are said to think alone, and what is not so',
      text: 'Dear Council\nThe path is broken. Some people say you are lazy. I know you are not mean. You should mend it.\nFrom Tia',
      finds: [],
    },
    {
      title: 'says nothing where no letter is written',
      text: 'Paths should be mended. You are too lazy if you drive. This plan is dumb. We should walk.',
      finds: [],
    },
  ],
};
