import { SIMPLIFIED_WORDS_BELOW, type ReadingLevel } from '@second-draft/contract';
import { countWords } from '../text/words.ts';
import { gistOf, type Gist } from './gist.ts';
import { plainWords } from './plain-words.ts';
import { marked } from './sentence.ts';

/** Words that only lead up to what is said. */
const leadIn =
  /^(?:think about this|a question for you|here is something to think about|before you write more, ask yourself|consider this before your next draft|an important question to consider is this|an effective way to improve this piece is to|try this next|one thing to try|here is a next step|your next step is to|a useful next step would be to|in your next draft,|to make this even stronger,|to develop your writing further,|when you read it again,|next time,|next,|now)[:,]?\s+/iu;

/**
 * The feedback in under 40 words: all that is quoted in praise in one sentence, what to do, and the
 * question, each as short as it comes, in easier words. Quotations stay the student's words; where
 * they are too long to fit they lose their ends.
 */
export function simplify(feedback: string, level: ReadingLevel | null): string {
  const gist = gistOf(feedback);
  const [main = ''] = gist.steps;
  const single = { ...gist, steps: main === '' ? [] : [main] };
  const core = { ...single, steps: single.steps.map(coreOf) };
  const tries = [gist, single, core, ...[6, 4, 3, 2].map((most) => shortened(core, most))];
  const texts = [...tries, { ...shortened(core, 4), question: null }].map((one) =>
    told(one, level),
  );
  return (
    texts.find((text) => text !== '' && countWords(text) < SIMPLIFIED_WORDS_BELOW) ?? cut(feedback)
  );
}

/** The gist with every quotation cut to its first words. */
function shortened(gist: Gist, most: number): Gist {
  const shorten = (text: string) =>
    text.replace(/“([^”]*)”/gu, (_, quoted: string) => `“${firstWords(quoted, most)}”`);
  return {
    ...gist,
    praised: gist.praised.map((quotation) => firstWords(quotation, most)),
    steps: gist.steps.map(shorten),
    question: gist.question === null ? null : shorten(gist.question),
  };
}

function told(gist: Gist, level: ReadingLevel | null): string {
  const praise = gist.praised.length === 0 ? '' : praising(gist);
  const steps = gist.steps.map((step) => eased(step, level)).join(' ');
  const question = gist.question === null ? '' : eased(coreOf(gist.question), level);
  return [praise, steps, question].filter((part) => part !== '').join('\n\n');
}

function praising({ name, praised }: Gist): string {
  return `${name === null ? '' : `${name}, `}I like ${marked(praised)}.`;
}

/** The sentence without its lead-in. */
function coreOf(sentence: string): string {
  const core = sentence.replace(leadIn, '');
  return core.charAt(0).toUpperCase() + core.slice(1);
}

/** Hard words outside quotations replaced by easy ones; readers of level 3 know them. */
function eased(sentence: string, level: ReadingLevel | null): string {
  if (level === 3) return sentence;
  return sentence.replace(/“[^”]*”|[\p{L}'’]+/gu, (word) =>
    word.startsWith('“') ? word : plainWords(word),
  );
}

function firstWords(text: string, most: number): string {
  return text
    .split(/(?<=\S)(?=\s)/u)
    .slice(0, most)
    .join('');
}

/** What nothing else could shorten: its first words. */
function cut(feedback: string): string {
  return firstWords(feedback.trim(), SIMPLIFIED_WORDS_BELOW - 1);
}
