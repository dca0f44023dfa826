import { endOfBody } from '../../../text/lines/parts.ts';
import { greets } from '../../../text/meaning/letter-words.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './no-greeting.wording.ts';

/** ‘From Keira’, ‘Yours sincerely’: somebody has written to somebody. */
const signsOff =
  /^\W*(?:(?:lots of )?love(?: from)?\b|from,? (?:(?:your|the) |\p{Lu})|yours (?:sincerely|faithfully|truly)|(?:kind |best |warm )?(?:regards|wishes)\b|your (?:friend|buddy|pen ?pal)|ng[aā] mihi)/iu;

/** “Write a letter to our buddy class.” */
const wantsLetter =
  /\b(?:write|writing|send|set it out as) (?:an? |your |the )?(?:\p{L}+ )?(?:letter|e-?mail|postcard)\b/iu;

/** ‘14 August’ on the first line. */
const dated =
  /^\W*(?:\p{L}+day,? )?(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?:,? \d{4})?\W*$/iu;

/** Names somebody: ‘To the Mayor,’ ‘Mrs Hall,’ alone on a line (words). */
const addressed =
  /^\W*(?:(?:to|for|attention) \p{L}.{0,40}|(?:mr|mrs|ms|miss|whaea|matua|dr)\b.{0,30}|\p{Lu}[^.!?]{0,30},)\W*$/iu;
const FIRST_LINES = 6;

const isSent = (text: StudentText): boolean =>
  wantsLetter.test(text.task ?? '') || dated.test(text.lines[0]?.text ?? '');

/** A letter that begins without a word to its reader. */
export const noGreeting: Rule = {
  find(text) {
    if (isLetter(text) || text.turns.length > 0 || text.plan.length > 0) return [];
    const last = text.lines.slice(endOfBody(text));
    if (!last.some((line) => signsOff.test(line.text)) || !isSent(text)) return [];
    const opening = text.lines.slice(0, FIRST_LINES);
    if (opening.some((line) => greets.test(line.text) || addressed.test(line.text))) return [];
    const first = text.sentences.find(
      ({ line }) => !dated.test(text.lines[line]?.text ?? '') && line < endOfBody(text),
    );
    return nextStep(openingPhrase(text, first), 0.9);
  },
  skill: 'orientation',
  wording,
  speaksOf: {
    nextStep: {
      'recount structure': 1,
      'persuasive structure': 1,
      organisation: 2,
      opening: 1,
      'general writing': 2,
    },
  },
  cases: [
    {
      title: 'asks whom a letter greets that begins without a word to anybody',
      task: 'Write a letter to our buddy class.',
      text: '14 August\n\nOn Monday a possum got into the hall. It fell on the piano. Have you ever had an animal in your school?\n\nFrom Keira, Room 9',
      finds: [{ kind: 'nextStep', quotations: [['On Monday a possum got into the hall']] }],
    },
    {
      title: 'leaves alone a letter that greets somebody, and what is none',
      task: 'Write a letter to our buddy class.',
      text: 'Dear Room 3,\nOn Monday a possum got into the hall. It fell on the piano.\nFrom Keira',
      finds: [],
    },
    {
      title: 'leaves alone a story that only names its writer',
      text: 'On Monday a possum got into the hall. It fell on the piano. We laughed.\n\nFrom Keira, Room 9',
      finds: [],
    },
  ],
};
