import { isVerb } from '../../../text/grammar/verbs.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import type { Sentence } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import { makesCase } from '../../kind-of-writing/makes-a-case.ts';
import type { Rule } from '../../rule.ts';
import { answeredThere, CHALLENGE, firstPlaces, openingOf, type Length } from '../challenge.ts';
import { wording } from './readers-reply.wording.ts';

const length: Length = { fewest: 4, most: 14 };

/** What is not told, but asked, wished or said out of courtesy. */
const courtesy =
  /\?|^(?:and |but |so )?(?:did|do|does|are|is|was|were|have|has|how|wh?at|wot|why|wh?en|where|who|which|can|could|would|will)\b|\b(?:writing to (?:you|tell|let)|thank|thanks|please|sorry|hope|love|miss|wish|bye|dear|sincerely|regards|how are you)\b/iu;

/** Half a sentence, if it is all that can be shown: “As a student who uses it”. */
const leading = /^(?:as|when|if|because|since|although|while|after|before|until|once)\b/iu;

/** ‘On Friday 3 May’ tells nothing yet. */
const hasVerb = ({ words, start }: Sentence, phrase: string): boolean =>
  words.some((word, i) => word.end - start <= phrase.length && isVerb(word, i, words));

const tells = ({ text }: Sentence): boolean => !courtesy.test(text);

/** Of a letter that tells something, what its reader would write back to ask. */
export const readersReply: Rule = {
  find(text) {
    // The reader of an invented letter is invented, too.
    if (!isLetter(text) || makesCase(text) || text.purpose === 'narrate') return [];
    const whole = (one: Sentence) =>
      openingOf(text, one, length).filter((words) => !leading.test(words) && hasVerb(one, words));
    // The first sentence often says no more than what the letter is for.
    const [first, ...rest] = proseOf(text).filter(tells);
    const told = first === undefined ? [] : [...rest, first];
    return nextStep(firstPlaces(told, whole, 3), CHALLENGE);
  },
  skill: 'details',
  wording,
  taken: answeredThere,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      ideas: 31,
      'persuasive structure': 31,
      'persuasive features': 31,
      'general writing': 31,
      description: 31,
      voice: 31,
    },
  },
  cases: [
    {
      title: 'lets a letter’s reader ask about what it tells',
      text: 'Dear Koro,\nThank you for the carving. I put it on my shelf. We had our haka festival last week. Please come and see me.\nArohanui,\nWiremu',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['We had our haka festival last week'], ['I put it on my shelf']],
        },
      ],
    },
    {
      title: 'lets it ask about what a polite request tells',
      text: 'Dear Mrs Faleolo,\nI am writing to ask if Room 9 could please have a worm farm. We throw away so many apple cores every day. Ella said they can give us some worms for free. I hope you will think about it.\nFrom Ruby',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['Ella said they can give us some worms for free'],
            ['We throw away so many apple cores every day'],
          ],
        },
      ],
    },
    {
      title: 'shows no half sentence',
      text: 'Dear Koro,\nWe had our haka festival. As a student who leads it every year, I was very proud of how my whole class went on. When we won, Dad cried.\nArohanui,\nWiremu',
      finds: [{ kind: 'nextStep', quotations: [['We had our haka festival']] }],
    },
    {
      title: 'shows no question that lacks its mark, and no date alone',
      text: 'Dear Koro,\nWe had our haka festival. Was your garden wet in the big storm. Wen are you next at the big house. On Sunday 9 May, between the showers and the hail that never stopped, nobody left.\nArohanui,\nWiremu',
      finds: [{ kind: 'nextStep', quotations: [['We had our haka festival']] }],
    },
    {
      title: 'leaves a letter that argues to other challenges',
      text: 'Dear Mr Hall,\nWe should have a pool because it gets hot. I believe that every child must learn to swim. You should build one now.\nFrom Tui',
      finds: [],
    },
    {
      title: 'asks about nothing that only says what the letter is for',
      text: 'Kia ora Aunty,\nHow are you? I am writing to tell you about the weekend. On Friday we went down to the creek. Koro said a karakia. I miss you.\nArohanui,\nManaia',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Koro said a karakia'], ['On Friday we went down to the creek']],
        },
      ],
    },
    { title: 'says nothing of a story', text: 'We ran home. I fell. Mum laughed.', finds: [] },
  ],
};
