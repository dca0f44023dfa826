import { isInDictionary } from '../../language/dictionary.ts';
import { isTeReo } from '../../language/te-reo.ts';
import { isFamiliar } from '../../reading/familiar-words.ts';
import type { StudentText } from '../../text/student-text.ts';
import { nextStep, strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Long words that are exact about nothing. */
const vague = new Set(
  "including natural usually whatever whenever wherever whoever however although anyways actually basically obviously literally honestly seriously absolutely probably definitely completely especially extremely everyone's ourselves themselves yourself anywhere therefore unfortunately".split(
    ' ',
  ),
);

/** Words of seven letters or more that are right and that not every child knows. */
export const preciseWords: Rule = {
  find(text) {
    const words = rareWords(text);
    return words.length >= 2 ? strengthInWords(words, 0.6) : nextStep([], 0.35);
  },
  strength: {
    effects: [],
    sentences: [
      'You use exact words such as {q}.',
      'Words like {q} fit your topic well.',
      'I noticed the words {q}.',
      'The words {q} say just what you mean.',
      'Your word choices, for instance {q}, are precise.',
      'Using words such as {q} makes your meaning exact and your writing interesting.',
    ],
    reasons: [
      'Exact words say more.',
      'They show that you know your topic.',
      'Precise vocabulary helps the reader to understand exactly what you mean.',
    ],
    again: [
      'find one more place for an exact word',
      'choose one more word with the same care',
      'look for another ordinary word that could be more precise',
    ],
  },
  nextStep: {
    actions: [
      'find one plain word and make it exact',
      'name one thing with its exact word',
      'replace one ordinary word with the exact name of the thing',
    ],
    sentences: [
      'One exact word would say more.',
      'Exact names help the reader to know what you mean.',
    ],
    reasons: ['Then I know just what you mean.', 'Exact words tell the reader more.'],
    examples: [
      'A bird can be a fantail or a gull.',
      'A boat can be a dinghy or a ferry.',
      'Some food can be a cheese scone.',
    ],
    questions: [
      'Which word could be more exact?',
      'What is the exact name of that thing?',
      'Which word would an expert use here?',
      'Which thing could you name more exactly?',
    ],
  },
};

function rareWords(text: StudentText): string[] {
  const candidates = text.words.filter((word) => !word.first && /^\p{Ll}{7,}$/u.test(word.text));
  const rare = candidates.filter(
    (word) =>
      !vague.has(word.text) &&
      !isTeReo(word.text) &&
      !isFamiliar(word.text) &&
      isInDictionary(word.text),
  );
  return [...new Set(rare.map((word) => word.text))]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 6);
}
