import { isCompound } from '../../../language/kinds-of-words/everyday-words.ts';
import { isRight } from '../../../language/spelling/spelling.ts';
import { isInDictionary } from '../../../language/spelling/dictionary.ts';
import { bodyLines } from '../../../text/lines/body-lines.ts';
import { withoutEndMark } from '../../../text/marks/end-marks.ts';
import { HAIKU_SYLLABLES, isHaiku, syllablesIn } from '../../../text/forms/haiku.ts';
import { lowerWords, type Span } from '../../../text/words.ts';
import { inWords, nextStep, strength } from '../../finding.ts';
import type { Finding, Rule } from '../../rule.ts';
import { wording } from './haiku.wording.ts';

/** Said with more syllables by some than by others; and a program takes ‘hedgehog’ for three. */
const unsure =
  /^(?:our|hour|ours|hours|every\p{L}*|different|several|family|chocolate|camera|favourite|evening|vegetable|comfortable|interest\p{L}*|temperature|\p{L}*(?:fire|ire|ower|our|owel|iet|ual|uel|oem|real|idea|ier|yer|rld|rl)\p{L}*)$/u;

const isSure = (line: string): boolean =>
  lowerWords(line).every(
    (word) =>
      isInDictionary(word) && isRight({ text: word }) && !unsure.test(word) && !isCompound(word),
  );

/** Of a haiku, its syllables, where nobody would count them otherwise. */
export const haiku: Rule = {
  find(text) {
    const body = bodyLines(text);
    if (!isHaiku(body)) return [];
    const sure = body.map((line) => isSure(line.text));
    const isEven = (line: Span, i: number) => syllablesIn(line.text) === HAIKU_SYLLABLES[i];
    if (body.every(isEven))
      return sure.every(Boolean)
        ? strength(body.map((line) => withoutEndMark(line.text)).slice(0, 2), 0.6)
        : [];
    return body.flatMap((line, i): Finding[] =>
      isEven(line, i) || !sure[i]
        ? []
        : nextStep([withoutEndMark(line.text)], 0.55, {
            count: inWords(HAIKU_SYLLABLES[i] ?? 0),
            which: ['first', 'second', 'third'][i] ?? '',
          }),
    );
  },
  skill: 'sounds',
  wording,
  taken: {
    by: 'swapping',
    where: 'here',
    isSo: ({ words, slots }) => inWords(syllablesIn(words)) === slots['count'],
  },
  speaksOf: {
    strength: { praise: 9, ideas: 9, vocabulary: 9, 'general writing': 9, 'sentence structure': 9 },
    nextStep: { 'general writing': 9, 'sentence structure': 9, ideas: 9, vocabulary: 9 },
  },
  cases: [
    {
      title: 'praises five, seven and five syllables',
      text: 'Night\n\nThe moon is awake\nsoft feet on the wooden deck\na cat eats his food',
      finds: [
        {
          kind: 'strength',
          quotations: [['The moon is awake'], ['soft feet on the wooden deck']],
        },
      ],
    },
    {
      title: 'asks to clap a line with one syllable too many or too few',
      text: 'The moon is awake\nsoft feet on the deck at night time\na cat eats his food',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['soft feet on the deck at night time']],
          slots: { count: 'seven' },
        },
      ],
    },
    {
      title: 'is silent where a word may be clapped in two ways',
      text: 'Fire in the sky\nsoft feet on the wooden deck\na cat eats his food',
      finds: [],
    },
    {
      title: 'takes three sentences for no haiku',
      text: 'I went to the park.\nI saw my friend on the slide.\nThen we went back home.',
      finds: [],
    },
  ],
};
