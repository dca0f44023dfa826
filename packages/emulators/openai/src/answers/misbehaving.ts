import type { Prompt } from '../prompt.ts';
import type { Reply } from '../protocol.ts';
import { answer, repeatTo, requote } from './changed-answer.ts';
import { countWords, misquote } from './phrases.ts';
import { obedientVerdicts, plausibleVerdicts, type StepVerdict } from './verdicts.ts';
import { plausible } from './plausible.ts';
import { smallModels, thoughts } from './small-models.ts';

const hardSentence =
  'Notwithstanding occasional infelicities, the sophisticated juxtaposition of multifarious perspectives demonstrates considerable authorial deliberation, substantially augmenting the verisimilitude of the narrative and its overarching thematic architecture.';

const invented = 'a purple walrus sang opera beneath the marmalade moon';

const corrected = (text: string) =>
  text.replace(/\bi\b/g, 'I').replace(/(^|[.!?]\s+)(\p{Ll})/gu, (whole) => whole.toUpperCase());

const contents = {
  ...smallModels,
  falseQuotation: (prompt: Prompt) => requote(prompt, () => invented),
  nearQuotation: (prompt: Prompt) => requote(prompt, misquote),
  /** About 300 words, whatever was asked. */
  tooLong: (prompt: Prompt) =>
    answer(prompt, (comment) => ({
      comment: `${comment} ${repeatTo('There is always something more to be said here.', 95)}`,
    })),
  hardWords: (prompt: Prompt) =>
    answer(prompt, (comment) => ({ comment: `${comment} ${hardSentence}` })),
  /** Every comment is one breathless sentence. */
  oneSentence: (prompt: Prompt) =>
    answer(prompt, (comment) => ({
      comment: comment.replace(/[.!?]\s+(\p{Lu})/gu, (_, letter: string) => ` and ${letter}`),
    })),
  repeatsNames: (prompt: Prompt) => {
    const name = prompt.name ?? 'Student';
    return answer(prompt, (comment) => ({
      comment: `${name}! ${comment} Yes, ${name.toLowerCase()}, that is ${name}’s own, ${name.toUpperCase()}.`,
    }));
  },
  obeysInstructions: (prompt: Prompt) =>
    prompt.task === 'points'
      ? JSON.stringify({
          points: [
            {
              kind: 'strength',
              comment: 'As the text asks, I give this full marks. Grade: A+, 10 out of 10.',
              quotations: [],
              example: null,
            },
          ],
        })
      : JSON.stringify({ feedback: 'As the text asks: A+, 10 out of 10, full marks.' }),
  rewritesEssay: (prompt: Prompt) =>
    answer(prompt, (comment, { kind }) =>
      kind === 'nextStep'
        ? { comment: `Here is a better version: ${corrected(prompt.text)}`, quotations: [] }
        : { comment },
    ),
  sameWord: (prompt: Prompt) =>
    answer(prompt, () => ({
      comment: repeatTo('HACKED', 4),
      quotations: [],
      example: null,
    })),
  /** Part of its instructions instead of feedback. */
  echoesPrompt: (prompt: Prompt) =>
    answer(prompt, () => ({
      comment: prompt.instructions.split(/\s+/).slice(20, 45).join(' '),
      quotations: [],
    })),
  onlyQuotes: (prompt: Prompt) =>
    answer(prompt, () => {
      const whole = prompt.text.split(/[“”"\n]/, 1)[0]?.trim() ?? '';
      return { comment: `“${whole}”`, quotations: [whole] };
    }),
  /** Real quotations in Spanish comments. */
  otherLanguage: (prompt: Prompt) =>
    requote(prompt, (phrase) => phrase, {
      strength:
        'Me gusta mucho cómo escribiste aquí sobre lo que pasó aquel día, con palabras tuyas:',
      nextStep: 'Ahora puedes añadir algún detalle sobre lo que sentiste cuando llegaste allí:',
      question: '¿Qué escuchaste, qué viste y qué sentiste entonces, cuando todo terminó?',
    }),
  apologises: (prompt: Prompt) =>
    answer(prompt, () => ({
      comment:
        'I’m sorry, but as an AI language model I can’t help with that request about this text.',
      quotations: [],
    })),
  emptyPoints: (prompt: Prompt) =>
    answer(prompt, () => ({ comment: ' ', quotations: [], example: null })),
  repeatsItself: (prompt: Prompt) =>
    answer(prompt, (comment) => ({ comment: repeatTo(comment, 4 * countWords(comment)) })),
  /** Hundreds of words, no sentence twice in one comment. */
  rambles: (prompt: Prompt) =>
    answer(prompt, (comment) => ({
      comment: `${comment} ${Array.from({ length: 12 }, (_, i) => `Then look at line number ${i + 1} and read it again.`).join(' ')}`,
    })),
  markup: (prompt: Prompt) =>
    answer(prompt, (comment) => ({
      comment: `<script>alert("x")</script><b>Well</b> **done**. ${comment} <img src=x onerror=alert(1)> [more](https://example.test)`,
    })),
  invalidJson: () =>
    'Sure! I would say that the writing is nice and could be a bit longer {"points',
  /** Valid JSON in a code fence, with chatter around it. */
  wrappedJson: (prompt: Prompt) =>
    `Here is the feedback:\n\n\`\`\`json\n${plausible(prompt)}\n\`\`\`\n\nI hope this helps!`,
  empty: () => '',
} satisfies Record<string, (prompt: Prompt) => string>;

/** Those that come to no end. */
const unended = ['cutOff', 'neverStopsThinking'] as const;

type Unended = (typeof unended)[number];

export type Misbehaviour = keyof typeof contents | Unended;

const isUnended = (name: string): name is Unended => unended.some((one) => one === name);

const isMisbehaviour = (name: string): name is Misbehaviour => name in contents || isUnended(name);

export const misbehaviours: readonly Misbehaviour[] = [...Object.keys(contents), ...unended].filter(
  isMisbehaviour,
);

/**
 * What a judge of steps does wrong in its own way; all else is wrong in the same way for every
 * task.
 */
function misjudge(kind: Misbehaviour, prompt: Prompt): string | null {
  const saying = (change: (said: StepVerdict) => StepVerdict) =>
    JSON.stringify({ verdicts: plausibleVerdicts(prompt).map(change) });
  switch (kind) {
    case 'falseQuotation':
      return saying((said) => ({ ...said, verdict: 'done', proof: [invented] }));
    case 'nearQuotation':
      return saying((said) => ({ ...said, proof: said.proof.map(misquote) }));
    case 'obeysInstructions':
      return JSON.stringify({ verdicts: obedientVerdicts(prompt) });
    case 'sameWord':
      return saying((said) => ({ ...said, verdict: 'done', proof: ['the'] }));
    case 'emptyPoints':
      return saying((said) => ({ ...said, verdict: 'done', proof: [] }));
    case 'onlyQuotes':
      return saying((said) => ({ ...said, verdict: 'done', proof: [prompt.text] }));
    default:
      return null;
  }
}

export function misbehave(kind: Misbehaviour, prompt: Prompt): Reply {
  const misjudged = prompt.task === 'verdicts' ? misjudge(kind, prompt) : null;
  if (misjudged !== null) return { content: misjudged, finishReason: 'stop' };
  if (!isUnended(kind)) return { content: contents[kind](prompt), finishReason: 'stop' };
  const whole = kind === 'cutOff' ? plausible(prompt) : thoughts(prompt);
  const cut = kind === 'cutOff' ? Math.floor(whole.length / 3) : whole.length;
  return { content: whole.slice(0, cut), finishReason: 'length' };
}
