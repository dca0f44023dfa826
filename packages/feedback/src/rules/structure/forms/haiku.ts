import { isCompound } from '../../../language/kinds-of-words/everyday-words.ts';
import { isRight } from '../../../language/spelling/spelling.ts';
import { isInDictionary } from '../../../language/spelling/dictionary.ts';
import { bodyLines } from '../../../text/lines/body-lines.ts';
import { withoutEndMark } from '../../../text/marks/end-marks.ts';
import { HAIKU_SYLLABLES, isHaiku, syllablesIn } from '../../../text/forms/haiku.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { lowerWords, type Span } from '../../../text/words.ts';
import { inWords, nextStep, strength } from '../../finding.ts';
import type { Finding, Rule } from '../../rule.ts';
import { wording } from './haiku.wording.ts';

/** Said with more syllables by some than by others; and a program takes ‘hedgehog’ for three. */
const unsure =
  /^(?:our|hour|ours|hours|every\p{L}*|different|several|family|chocolate|camera|favourite|evening|vegetable|comfortable|interest\p{L}*|temperature|\p{L}*(?:fire|ire|ower|our|owel|iet|ual|uel|oem|real|idea|ier|yer|rld|rl)\p{L}*)$/u;

/** What the task asks for matters most. */
const ASKED = 0.9;

const isSure = (line: string): boolean =>
  lowerWords(line).every(
    (word) =>
      isInDictionary(word) && isRight({ text: word }) && !unsure.test(word) && !isCompound(word),
  );

const wantsHaiku = /\bhaiku\b/iu;

const LINES = HAIKU_SYLLABLES.length;

/** The haiku of a text: one that is known by its syllables, or as many as the task asks for. */
function haikuOf(text: StudentText): Span[][] {
  const body = bodyLines(text);
  if (isHaiku(body)) return [body];
  if (!wantsHaiku.test(text.task ?? '') || body.length % LINES > 0) return [];
  return Array.from({ length: body.length / LINES }, (_, i) =>
    body.slice(i * LINES, (i + 1) * LINES),
  );
}

const syllablesWanted = (i: number): number => HAIKU_SYLLABLES[i % LINES] ?? 0;

const unevenness = (line: Span, i: number): number =>
  Math.abs(syllablesIn(line.text) - syllablesWanted(i));

/** Of a haiku, its syllables, where nobody would count them otherwise. */
export const haiku: Rule = {
  find(text) {
    const lines = haikuOf(text).flat();
    const sure = lines.map((line) => isSure(line.text));
    const uneven = lines.flatMap((line, i) => (unevenness(line, i) > 0 ? [{ line, i }] : []));
    if (uneven.length === 0)
      return sure.every(Boolean)
        ? strength(lines.map((line) => withoutEndMark(line.text)).slice(0, 2), 0.6)
        : [];
    const weight = wantsHaiku.test(text.task ?? '') ? ASKED : 0.55;
    return uneven
      .filter(({ i }) => sure[i])
      .toSorted((a, b) => unevenness(b.line, b.i) - unevenness(a.line, a.i))
      .flatMap(({ line, i }): Finding[] =>
        nextStep([withoutEndMark(line.text)], weight, {
          count: inWords(syllablesWanted(i)),
          which: ['first', 'second', 'third'][i % LINES] ?? '',
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
