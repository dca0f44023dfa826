import { countWords } from '../../../text/words.ts';
import { endOfBody, endingOf } from '../../../text/lines/parts.ts';
import { FAREWELL, greets } from '../../../text/meaning/letter-words.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import type { Finding, Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { endPlaces } from '../content/end-places.ts';
import { wording } from './asked-letter.wording.ts';

/** No letter, but something about one: “Write a story about a letter.” */
const other = String.raw`(?:stor|poem|report|recount|description|paragraph|about|with|using|in|of|on|to|from|the|capital)`;

/** “Write a polite letter”, “send an e-mail”, “set it out as a letter” */
const wantsLetter = new RegExp(
  String.raw`\b(?:write|writing|send|sending|compose) (?:(?:me|us|back|him|her|them) )?(?:an?|your|this|our) (?:(?!${other})\p{L}+,?[ -]){0,4}(?:letter|e-?mail)\b(?! (?:of the|box|that|which|in a|poem)\b)|\bset(?:ting)? (?:\p{L}+ ){0,2}out (?:like|as) (?:a|your) (?:\p{L}+ )?letter\b|\bletter (?:layout|format)\b`,
  'iu',
);

/** A speech greets, too. */
const letters =
  /\b(?:letters?|e-?mail|postcard|note|pen ?pals?|dear (?:santa|mr|mrs|ms|miss|principal|me)|write to (?:him|her|them|me|your|my|our|the|an?|mr|mrs|ms|santa))\b/iu;

/** “Start with a greeting”, “don’t forget Dear …” */
const wantsGreeting =
  /\bgreeting\b|\bsalutation\b|\b(?:start|begin|open|forget|remember|use|with|include|need)s? (?:\p{L}+ ){0,2}["'‘“]?(?:dear\b(?! diary)|talofa\b|kia ora\b)/iu;

/** “Sign off at the end”, “your name at the bottom” */
const wantsSignOff =
  /\bsign(?:ing)?[- ]?offs?\b|\bsign (?:it|(?:\p{L}+ )?your (?:\p{L}+ )?(?:name|letter))\b|\byour name at the (?:end|bottom)\b|\b(?:polite|proper|letter|formal|suitable) (?:ending|closing|close|farewell)\b|\b(?:greeting|salutation) (?:and|&|\+) (?:an? )?(?:\p{L}+ )?(?:ending|closing|close|farewell)\b/iu;

/** ‘Nana,’, ‘Mrs Patel’, ‘To the mayor’, ‘Deer Mr Ives’ */
const mayGreet =
  /^\W*(?:(?!(?:on|in|at|last|yesterday|today|one|first|then|when|after)\b)\p{L}+(?:[ .'’-]+\p{L}+){0,4}, *$|(?:mr|mrs|ms|miss|whaea|matua|koro|koka|nan\p{L}*|grand\p{L}+|mum|dad|aunt\p{L}*|uncle|principal|mayor|madam|sir)\b[^.!?]{0,30}$|to \p{L}+(?:[ .]+\p{L}+){0,4}[ .]*(?:,|$)|d[eia]+r+e?(?:st)?\b|my dear)/iu;

/** ‘… bye bye Kahu’: any name, or any word of leaving, near the end. */
const mayLeave = new RegExp(
  String.raw`(?<!\p{L})(?:${FAREWELL}|sincerely|faithfully|regards|mihi|xo+)(?!\p{L})|[\p{Ll},] \p{Lu}\p{Ll}+\W*$`,
  'iu',
);
const isNamed =
  /(?:from|love|luv|yours?|sincerely|faithfully|regards|mihi)\b|[\p{Ll},] \p{Lu}\p{Ll}+\W*$/u;

/** A last line with no more words may be a name (words). */
const A_NAME = 5;

/** A shorter text has hardly begun (sentences). */
const FEWEST = 2;

function greetingIn(text: StudentText): Finding[] {
  // The last line may be a name.
  const above = text.lines.slice(0, Math.max(1, text.lines.length - 1));
  if (above.some((line) => greets.test(line.text) || mayGreet.test(line.text))) return [];
  return nextStep(openingPhrase(text, text.sentences[0]), 0.94, {
    greeting: 'a greeting such as ‘Dear …’',
  });
}

function signOffIn(text: StudentText, isNameAsked: boolean): Finding[] {
  const last = text.lines.at(-1);
  if (last === undefined || endOfBody(text) < text.lines.length || countWords(last.text) <= A_NAME)
    return [];
  const end = last.text
    .split(/\s+/u)
    .slice(-A_NAME - 1)
    .join(' ');
  if ((isNameAsked ? isNamed : mayLeave).test(end)) return [];
  const places = endPlaces(text, endingOf(text, 1)[0]);
  return nextStep(places.slice(0, 1), 0.92, {
    signOff: isNameAsked ? 'your name' : 'a closing such as ‘Yours sincerely’, and your name',
  }).map((one) => ({ ...one, skill: 'conclusion' }));
}

/** A letter that its task asks for, without a greeting or a sign-off. */
export const askedLetter: Rule = {
  find(text) {
    const task = text.task ?? '';
    const isAsked = wantsLetter.test(task) || (letters.test(task) && wantsGreeting.test(task));
    if (isVerse(text) || text.turns.length > 0 || text.sentences.length < FEWEST) return [];
    const greeting = isAsked ? greetingIn(text) : [];
    if (greeting.length > 0 || !letters.test(task) || !wantsSignOff.test(task)) return greeting;
    return signOffIn(text, /\byour (?:\p{L}+ )?name\b/iu.test(task));
  },
  skill: 'orientation',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'recount structure',
    'recount features',
    'persuasive structure',
    'persuasive features',
    'narrative structure',
    'report structure',
    'organisation',
    'opening',
  ),
  cases: [
    {
      title: 'asks for a greeting in a letter that only begins',
      task: 'Write a thank you letter to Mr Singh, our bus driver.',
      text: 'Thank you for driving us to the museum. You are a very good driver.\nFrom Lily',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Thank you for driving us to the museum']],
          slots: { greeting: 'a greeting such as ‘Dear …’' },
        },
      ],
    },
    {
      title: 'asks for a sign-off where the task names one',
      task: 'Write a letter to the tooth fairy. Sign your name at the end!',
      text: 'Dear Tooth Fairy,\nWhat do you do with all the teeth? Thank you for the two dollars, bye bye.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Thank you for the two dollars, bye bye']],
          slots: { signOff: 'your name' },
        },
      ],
    },
    {
      title: 'leaves a letter alone that greets and ends, in whatever words',
      task: 'Write a letter to your nana. Start with a greeting and sign off at the end.',
      text: 'deer Nana\nI am at camp. We had pies for tea. I fell in the creek and lost a sock, love from Kahu',
      finds: [],
    },
    {
      title: 'leaves one alone that begins with a name on a line of its own',
      task: 'Write a letter to your nana.',
      text: 'Nana Jo,\nI am at camp. We had pies for tea. I fell in the creek.',
      finds: [],
    },
    {
      title: 'says nothing where the task only speaks of a letter',
      task: 'Write a story about a letter. Start with a capital letter.',
      text: 'The letter lay on the mat. Nobody picked it up. It had a red stamp.',
      finds: [],
    },
  ],
};
