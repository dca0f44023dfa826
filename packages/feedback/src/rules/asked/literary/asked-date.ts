import { MONTH } from '../../../language/kinds-of-words/months.ts';
import { greets } from '../../../text/meaning/letter-words.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { askedFor } from '../asked-for.ts';
import { wording } from './asked-date.wording.ts';

/** “Give the date”, “Start each entry with a date.” */
const wantsDate =
  /\b(?:give|write|put|includ(?:e|es|ing)|add|start|begin|with|remember|needs?|has|have|and|say|says)\b:?[^.!?\n]{0,25}\b(?:(?:the|a|your|today['’]?s|full) )?dates?\b(?! (?:of|when|for|due|you|it|that))|\bdate it\b|\bthe day at the top\b|^\W*(?:the |a )?date\b/imu;
const isDiary = /\b(?:diary|diaries|journal|letter|log|invitation|postcard|write to)\b/iu;

const anyDate = new RegExp(
  String.raw`\d|\b(?:${MONTH}|jan|feb|aug|sept?|oct|nov|dec|(?:mon|tues|wednes|wens|thurs|fri|satur|sun)day|day (?:one|two|three))\b`,
  'iu',
);

/** A shorter text has hardly begun (words). */
const A_TEXT = 10;

/** A diary or a letter without the date that its task asks for. */
export const askedDate: Rule = {
  find(text) {
    const task = text.task ?? '';
    const isAsked = isDiary.test(task) && askedFor(task, wantsDate) !== null;
    if (!isAsked || text.words.length < A_TEXT || anyDate.test(text.text)) return [];
    const first = text.sentences.find((one) => !greets.test(one.text));
    return nextStep(openingPhrase(text, first), 0.91);
  },
  skill: 'orientation',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'recount structure',
    'recount features',
    'narrative structure',
    'narrative features',
    'organisation',
    'opening',
  ),
  cases: [
    {
      title: 'asks for the date of a diary that has none',
      task: 'Write a diary entry as an animal. Give the date.',
      text: 'Dear Diary,\nThis morning the big human forgot to fill my bowl. I sat on her face until she woke up. Then a bird came to the window and looked at me.',
      finds: [
        { kind: 'nextStep', quotations: [['This morning the big human forgot to fill my bowl']] },
      ],
    },
    {
      title: 'leaves a diary alone that names any day',
      task: 'Write a diary entry as an animal. Give the date.',
      text: 'Tuesday\nThis morning the big human forgot to fill my bowl. I sat on her face until she woke up. Then a bird came to the window and looked at me.',
      finds: [],
    },
    {
      title: 'says nothing where the task asks for none',
      task: 'Write a diary entry as an animal.',
      text: 'Dear Diary,\nThis morning the big human forgot to fill my bowl. I sat on her face until she woke up. Then a bird came to the window and looked at me.',
      finds: [],
    },
  ],
};
