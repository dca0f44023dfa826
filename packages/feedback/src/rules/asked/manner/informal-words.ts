import { phraseAround } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText, Word } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { wording } from './informal-words.wording.ts';

const wantsFormal =
  /(?<!\b(?:not|less|in)[- ]?)\bformal (?:\p{L}+ )?(?:language|words?|tone|letter|style|voice|vocabulary|writing|register|e-?mail)\b|\bformal,? objective\b|\b(?:formal|formally)\W*(?:$|[.,;!\n])/imu;

/** Said among friends, whatever stands around it. */
const informal =
  /^(?:heaps|gross|guys|awesome|gonna|wanna|gotta|kinda|dunno|yuck|yucky|yuk|lol|omg|bro|dude|nah|yeah|yep|mates?|stuff|heck|sucks|crap|chuck|chucked|ditch|ya|cos|coz|cuz|wicked|epic|legit|loads|totally|eh|aye|hey|arvo|veges|yum)$/u;

/** ‘It would be cool’; but ‘a cool place’ has shade. */
const coolAs = /^(?:be|is|are|so|really|very|pretty|super)$/u;

/** Named in a title, these are no choice of the writer's: ‘Stuff’ is a newspaper. */
const isName = ({ text, first }: Word): boolean => /^\p{Lu}/u.test(text) && !first;

const usesOf = (text: StudentText): Word[] =>
  text.words.filter(
    (word, i, { [i - 1]: before }) =>
      (informal.test(word.lower) || (word.lower === 'cool' && coolAs.test(before?.lower ?? ''))) &&
      !isName(word) &&
      !isSpoken(text, word),
  );

/** Words among friends, where the task asks for formal ones. */
export const informalWords: Rule = {
  find(text) {
    // In a report, what is about its writer matters more.
    if (!wantsFormal.test(text.task ?? '') || kindOfWriting(text) === 'facts') return [];
    return usesOf(text)
      .flatMap((word) => {
        const phrase = phraseAround(text, word) ?? phraseAround(text, word, 'clause');
        return phrase === null ? [] : nextStep([phrase], 0.91, { word: `‘${word.lower}’` });
      })
      .slice(0, 1);
  },
  skill: 'tone',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn('vocabulary', 'persuasive features', 'voice'),
  cases: [
    {
      title: 'finds a word among friends where the task asks for formal ones',
      task: 'Write a formal letter to the mayor.',
      text: 'Dear Mayor,\nThe park is full of broken glass and heaps of dogs cut their feet there. It is gross. Please mend the gate.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['The park is full of broken glass and heaps of dogs cut their feet there']],
          slots: { word: '‘heaps’' },
        },
      ],
    },
    {
      title: 'leaves alone what somebody says, a name, and a place with shade',
      purpose: 'persuade',
      task: 'Use formal language.',
      text: 'It was in Stuff that they mend gates. “Heaps of dogs come,” said Mr Ives. The park is a cool place.',
      finds: [],
    },
    {
      title: 'says nothing where the task wants no formal words',
      task: 'Write an informal letter. It is less formal than a report.',
      text: 'Dear Nan,\nThe park is full of glass and heaps of dogs cut their feet there. It is gross.',
      finds: [],
    },
  ],
};
