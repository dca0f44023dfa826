import { phraseAround } from '../../text/phrase.ts';
import type { Sentence, StudentText, Word } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './capitals.wording.ts';

/** A longer line is no item of a list (words). */
const LONGEST_ITEM = 12;

/** Of a line before, as much as its end takes (characters). */
const LONGEST_LOOK = 20;

/** Above what is needed, a line an item, however long it is. */
const materials = /\b(?:need|ingredients|materials|equipment)\b[^.!?\n]{0,30}[:;]?[ \t]*\n/iu;

/** Of what is needed, from its heading on (characters). */
const LONGEST_LIST = 1_000;

/** An item of a list may begin in lower case; a line of several sentences is none. */
function isListed({ text }: StudentText, { start }: Word): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', start);
  const before = text.slice(start === 0 ? 0 : lineStart, start);
  const rest = text.slice(start, lineEnd === -1 ? text.length : lineEnd).trimEnd();
  const near = text.slice(Math.max(0, lineStart - LONGEST_LIST), lineStart);
  const above = near.slice(near.lastIndexOf('\n\n') + 1);
  return (
    /^\s*(?:[-*•]|\d+[.)])?\s*$/u.test(before) &&
    !/[.!?](?:\s|$)/u.test(rest) &&
    (countWords(rest) <= LONGEST_ITEM || materials.test(above))
  );
}

/** After ‘i’ in Samoan, Tongan or te reo Māori. */
const otherTongue = /^(?:le|te|se|la|lo|hono|heni|ngā|nga|runga|roto|luga|loto)$/u;

const saying =
  /^(?:(?:the |my )?\p{L}+ )?(?:said|sed|says|yelled|shouted|asked|cried|called|whispered|screamed|replied)\b/iu;

/** “Help!” said Dad. */
const isAfterSpeech = ({ text }: StudentText, start: number): boolean =>
  /["”’'!?,]\s*$/u.test(text.slice(Math.max(0, start - 3), start));

/** ‘He yelled thats her! and they ran’: only the marks of speech are missing. */
const isAfterShout = ({ sentences }: StudentText, sentence: string, start: number): boolean =>
  /^(?:and|but|so)\b/u.test(sentence) &&
  /\b(?:said|sed|yelled|shouted|asked|screamed|cried)\b/iu.test(
    sentences.findLast((one) => one.start < start)?.text ?? '',
  );

/** A line that goes on with the sentence of the line before, as in verse. */
function isCarriedOver({ text }: StudentText, start: number): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1);
  if (lineStart === -1 || text.slice(lineStart, start).trim() !== '') return false;
  const lineBefore = text.slice(Math.max(0, lineStart - LONGEST_LOOK), lineStart);
  return (
    /,["”’']?[ \t]*$/u.test(lineBefore) ||
    (/\p{L}[ \t]*$/u.test(lineBefore) &&
      /^(?:and|or|but|who|that|which|where|with)\b/u.test(text.slice(start, start + LONGEST_LOOK)))
  );
}

/** An aside, a stage direction or “because”, before which the full stop is what is wrong; or it tells who spoke. */
const goesOn = (text: StudentText, { text: sentence, start }: Sentence): boolean =>
  /^[([]/u.test(sentence) ||
  isCarriedOver(text, start) ||
  /^(?:because|becos|becuase|cos|cause)\b/iu.test(sentence) ||
  ((saying.test(sentence) || isAfterShout(text, sentence, start)) && isAfterSpeech(text, start));

/** The words from the first of a sentence on, also if it is ‘and’. */
function phraseFrom(text: StudentText, word: Word): string[] {
  const phrase = phraseAround(text, word);
  if (phrase === null) return [];
  const at = text.text.indexOf(phrase, word.start);
  return [text.text.slice(word.start, at + phrase.length)];
}

/** Sentences that begin in lower case, and i for I; shown by the first, from which on to check. */
export const capitals: Rule = {
  find(text) {
    const starts = text.sentences
      .filter((sentence) => !goesOn(text, sentence))
      .flatMap((sentence) => sentence.words.slice(0, 1));
    const small = starts.filter((word) => /^\p{Ll}/u.test(word.text) && !isListed(text, word));
    const alone = text.words.filter(
      (word, i) => word.text === 'i' && !otherTongue.test(text.words[i + 1]?.text ?? ''),
    );
    const places = [
      ...small.flatMap((word) => phraseFrom(text, word)),
      ...alone.flatMap((word) => phraseAround(text, word) ?? []),
    ];
    const share = small.length / Math.max(1, starts.length);
    const all = small.length + alone.length;
    const [found] = nextStep(
      places.slice(0, 1),
      all >= 4 || share > 0.4 ? 0.9 : all >= 2 ? 0.6 : 0.4,
      {
        what: small.length > 0 ? 'the first letter of each sentence' : '‘I’ when it means you',
      },
    );
    return found === undefined ? [] : [{ ...found, places: [...new Set(places)] }];
  },
  skill: 'fullStopsAndCapitals',
  wording,
  taken: {
    by: 'marking',
    isEverywhere: true,
    isSo({ words }) {
      const isMended = /^\W*\p{Lu}(?!\p{Lu})/u.test(words) || /(?<!\p{L})I(?!\p{L})/u.test(words);
      return isMended && (/(?<!\p{L})i(?!\p{L})/u.test(words) ? 'half' : undefined);
    },
  },
  speaksOf: {
    nextStep: { 'general writing': 3, punctuation: 1 },
  },
  cases: [
    {
      title: 'finds small letters at the start',
      text: 'we went home. then we slept. I was ok.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['we went home']],
          places: ['we went home', 'then we slept'],
        },
      ],
    },
    {
      title: 'finds i for I',
      text: 'Then i fell off my bike.',
      finds: [{ kind: 'nextStep', quotations: [['Then i fell off my bike']] }],
    },
    {
      title: 'shows a beginning with its first word',
      text: 'We swam. and Mum said it was time to go. We ate.',
      finds: [{ kind: 'nextStep', quotations: [['and Mum said it was time to go']] }],
    },
    {
      title: 'leaves who speaks alone, and a reason that belongs to the sentence before',
      text: 'Help! said the eel. Where are you? she asked. We stayed in. because it rained.',
      finds: [],
    },
    {
      title: 'leaves a line alone that goes on with the one before',
      text: 'She rolled and she turned,\nround the long rocks, round the red buoy.\nWith a sigh she ran up the sand\nand stopped at my toes.',
      finds: [],
    },
    {
      title: 'leaves what pauses at dots alone, and what stands in brackets',
      text: 'We wanted chips... no, a pie. (a long pause) We got both. (my idea)',
      finds: [],
    },
    {
      title: 'leaves a word of another language alone',
      text: 'Sing to them. I use “Fa’afetai i le Atua” for it.',
      finds: [],
    },
    {
      title: 'leaves a list of things alone',
      text: 'You need:\n- flour\n- sugar\nMix them.',
      finds: [],
    },
    { title: 'says nothing where all is well', text: 'We went home. I slept.', finds: [] },
    {
      title: 'leaves the items of what is needed alone, however long they are',
      text: 'You will need;\n2 cups of rice\na bamboo mat (you can use a tea towel if you dont have one of them at home\n\nMethod\n1. Cook the rice.',
      finds: [],
    },
    {
      title: 'leaves alone what goes on after spoken words without their marks',
      text: 'On the screen he saw his mum. He yelled thats her!! and they went and found her.',
      finds: [],
    },
  ],
};
