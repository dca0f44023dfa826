import { showsFeeling } from '../../../language/kinds-of-words/felt-words.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import { isNews } from '../../kind-of-writing/is-news.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import { isSpeech } from '../../kind-of-writing/is-speech.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './passed-over.wording.ts';

/** A doubt or a wait that a story names, and what a reader would ask there: a question, and a clause. */
const inThatHead = 'what went through that head just then';

const kinds: { named: RegExp; ask: string }[] = [
  {
    named: /\bthought (?:really |very |so )?hard\b/iu,
    ask: 'what ideas came first, and what was wrong with them',
  },
  {
    named:
      /\b(?:did(?:n['’]?t| not) know what to do|had to (?:choose|decide)|could(?:n['’]?t| not) decide)\b/iu,
    ask: 'what were the choices, and what might go wrong with each',
  },
  {
    named:
      /\b(?:did(?:n['’]?t| not) know what to say|wanted to (?:say|tell (?:him|her|them|\p{L}+)) (?:something|sorry|the truth|no))\b/iu,
    ask: 'which words nearly came out, and what held them back',
  },
  {
    named:
      /\b(?:i|he|she|we|they|\p{Lu}\p{L}+) (?:nearly|almost) (?:gave up|turned (?:back|around|round)|went (?:back|home)|walked (?:back|away|off|out)|ran (?:back|away|off)|backed out|quit|said no|did(?:n['’]?t| not))\b/iu,
    ask: inThatHead,
  },
  {
    named:
      /\b(?:thought about it for a (?:long )?(?:while|time)|changed (?:my|his|her|our|their) minds?|took a (?:big |deep |huge )?breath|(?:i|he|she|we|they) (?:finally |suddenly )?knew (?:i|he|she|we|they) had to)\b/iu,
    ask: inThatHead,
  },
  {
    named:
      /\b(?:(?:it )?took (?:ages|forever|so long|hours)|waited (?:and waited|(?:for )?(?:ages|hours|so long|forever|(?:a|an|so) (?:very |really )?long (?:time|while)|what felt like \p{L}+)))\b/iu,
    ask: 'what could be heard, seen or thought in that time',
  },
];

/** A reason or a thought is told there already. */
const isTold =
  /\b(?:because|cos|in case|what if|thought (?:that|it|about|of|maybe|this|to)|thinking|wondered|wondering|told (?:my|him|her)self|either|imagined|pictured|worried|remembered)\b|\blike (?:an?|my|the)\b|["“?]/iu;

/** Longer words leave no room for the question, and fewer show too little of the place (words). */
const MOST_WORDS = 12;
const FEWEST_WORDS = 3;

/** Fewer sentences are no story that could be slowed down. */
const FEWEST = 6;

/** How the story begins is not its moment (a share of the sentences). */
const FROM = 0.25;

/** New words that answer (words). */
const AN_ANSWER = 6;

interface Passed {
  phrase: string;
  ask: string;
}

function passedIn(text: StudentText, sentence: Sentence, next: Sentence | undefined): Passed[] {
  return kinds.flatMap(({ named, ask }) => {
    const match = named.exec(meant(sentence));
    if (match === null) return [];
    const around = [sentence.text.replace(match[0], ''), next?.text ?? ''];
    if (around.some((one) => isTold.test(one) || showsFeeling.test(one))) return [];
    const at = sentence.text.indexOf(match[0]);
    if (at === -1) return [];
    const place = { start: sentence.start + at, end: sentence.start + at + match[0].length };
    const phrase = isSpoken(text, place) ? null : phraseAround(text, place, 'clause');
    const words = phrase === null ? 0 : countWords(phrase);
    return phrase !== null && words >= FEWEST_WORDS && words <= MOST_WORDS ? [{ phrase, ask }] : [];
  });
}

/** A doubt, a decision or a wait that a story names in a few words, and goes on. */
export const passedOver: Rule = {
  find(text) {
    if (!isStory(text) || [isReview, isSpeech, isLetter, isNews].some((is) => is(text))) return [];
    const prose = proseOf(text);
    if (prose.length < FEWEST) return [];
    const from = Math.floor(prose.length * FROM);
    // The later, the more has led up to it.
    const last = prose
      .flatMap((one, i) => (i < from ? [] : passedIn(text, one, prose[i + 1])))
      .at(-1);
    return last === undefined ? [] : nextStep([last.phrase], 0.5, { ask: last.ask });
  },
  skill: 'details',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    isSo: ({ fresh }) => (countWords(fresh) >= AN_ANSWER ? undefined : false),
  },
  speaksOf: {
    nextStep: {
      ideas: 7,
      'narrative structure': 8,
      'narrative features': 8,
      'recount structure': 9,
      'recount features': 9,
      'general writing': 9,
      voice: 9,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'asks for the ideas where somebody only thought hard',
      text: 'Devan was shut in the museum. The lights went off. The bones rattled. Dust fell on him. A sign hung on the wall. He thought really hard about what to do. Then the guard came in. They had chips for tea.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['He thought really hard about what to do']],
          slots: { ask: 'what ideas came first, and what was wrong with them' },
        },
      ],
    },
    {
      title: 'asks what happened in a wait that is named only',
      text: 'It was raining. I had my papers. The letterbox was full. I went up the path. I knocked on the door. It took ages and then the old lady came. She had her arm in a sling. I gave her all five papers.',
      finds: [{ kind: 'nextStep', quotations: [['It took ages and then the old lady came']] }],
    },
    {
      title: 'leaves a doubt alone whose reason is told',
      text: 'It was raining. I had my papers. The letterbox was full. I went up the path. I nearly went home because what would I even say. I knocked. She had her arm in a sling. I gave her all five papers.',
      finds: [],
    },
    {
      title: 'leaves a wait alone in which something is thought',
      text: 'It was raining. I had my papers. The letterbox was full. I went up the path. We waited for ages. I wondered if she was dead. She had her arm in a sling. I gave her all five papers.',
      finds: [],
    },
    {
      title: 'says nothing of facts',
      text: 'Kea took ages to learn it. They live in hills.',
      finds: [],
    },
  ],
};
