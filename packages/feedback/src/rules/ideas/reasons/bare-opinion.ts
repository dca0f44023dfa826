import { meant, meantIn } from '../../../language/spelling/meant.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './bare-opinion.wording.ts';

/** What is judged, by the words of a text. */
const ofWork = /\b(?:book|novel|film|movie|show|series|game|play|author|story|chapter)s?\b/iu;

/** “It was a good book”, “I really liked it”: as anybody could say of any. */
const verdict =
  /^(?:(?:and|so|but|overall|i think|i thought|in my opinion),? )*(?:(?:it|the (?:book|movie|film|story|game|show)|this (?:book|movie|film)) (?:was|is)|i (?:really |just )?(?:liked?|loved?|enjoyed)) (?:an? |the |so |really |very |pretty )*(?:(?:good|great|cool|awesome|amazing|nice|fun|ok|okay|best|interesting|boring|bad)(?: too)?|it|you|your)(?: (?:book|movie|film|story|game|show|writer|author|one|read))?(?: ever| a lot| so much| too)?\W*$/iu;

/** Says what was good, or why: a scene, a person, what it made somebody feel. */
const grounded =
  /\b(?:fav\p{L}*|best (?:part|bit|character|thing)|funn\p{L}*|excit\p{L}*|scar(?:y|ed)|sad|laugh\p{L}*|cr(?:y|ied)|i (?:really )?(?:liked?|loved?|enjoyed|hated) (?:how|when|that|the (?:part|bit|way|end\p{L}*|pictures?|illustrations?|description\p{L}*))|made me|recommend\p{L}*|felt|suspense|wanted to (?:read|know|keep)|could(?: not|n['’]t) (?:stop|put)|stars?|out of|reminds?|believ\p{L}*|descri\p{L}*|because (?:it|the (?:book|movie|film|story)|you|i))\b/iu;

/** A shorter text has hardly begun (sentences). */
const FEWEST = 5;

/** A work that is told and judged in a word, without a reason. */
export const bareOpinion: Rule = {
  find(text) {
    const isAsked = /\breviews?\b|\bopinion\b|\bauthor\b|\bwhat you (?:thought|think|liked)\b/iu;
    if (!isAsked.test(text.task ?? '') || !ofWork.test(text.text)) return [];
    const prose = proseOf(text);
    if (prose.length < FEWEST || grounded.test(meant(text))) return [];
    const verdicts = prose.filter((one) => verdict.test(meantIn(one.text)));
    const places = verdicts.flatMap((one) => openingPhrase(text, one));
    return nextStep(places.toSorted((a, b) => countWords(b) - countWords(a)).slice(0, 1), 0.93);
  },
  skill: 'reasons',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: { ideas: 1, 'persuasive structure': 9, 'general writing': 1, opinion: 1, reasons: 1 },
  },
  cases: [
    {
      title: 'asks for the reason of an opinion that could be of any film',
      task: 'Write a review. Give your opinion.',
      text: 'I watched a movie about a pig. The pig lives on a farm. He learns to herd sheep. Then he goes in a contest. He wins it. It was a great movie.',
      finds: [{ kind: 'nextStep', quotations: [['It was a great movie']] }],
    },
    {
      title: 'leaves an opinion alone that says what was good',
      task: 'Write a review. Give your opinion.',
      text: 'I watched a movie about a pig. The pig lives on a farm. He learns to herd sheep. Then he goes in a contest. I loved how the sheep talk. It was a great movie.',
      finds: [],
    },
    {
      title: 'says nothing where no opinion is asked for',
      task: 'Retell the plot of a film.',
      text: 'I watched a movie about a pig. The pig lives on a farm. He learns to herd sheep. Then he goes in a contest. He wins it. It was a great movie.',
      finds: [],
    },
  ],
};
