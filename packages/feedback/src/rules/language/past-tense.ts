import { excerptAround } from '../../text/excerpt.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';

const past = new Set(
  'was were went saw had did said came got ran took made found thought felt told knew gave ate sat stood held began heard left kept woke fell caught bought brought swam drove wrote lost won threw flew slept walked looked jumped wanted started played asked opened stopped tried climbed landed shouted laughed waited helped watched arrived packed turned pulled pushed yelled grabbed screamed'.split(
    ' ',
  ),
);

/** Present forms that a story about the past uses only in speech or by a slip. */
const present = new Set(
  'goes go says say sees comes gets runs takes walks looks jumps starts plays asks opens stops tries climbs lands shouts laughs waits watches arrives turns pulls pushes yells grabs screams thinks finds tells falls wakes'.split(
    ' ',
  ),
);

const subjects = new Set(
  'i he she we they it mum dad everyone everybody nobody someone'.split(' '),
);

/** The past tense kept throughout, or a slip into the present. */
export const pastTense: Rule = {
  find(text) {
    const narrated = text.words.filter((word) => !isSpoken(text, word));
    const pasts = narrated.filter((word) => past.has(word.lower));
    const slips = narrated.filter((word, i) => isSlip(narrated, word, i));
    if (pasts.length < 5) return [];
    if (slips.length === 0) return strength(excerptsAt(text, pasts.slice(0, 12)), 0.5);
    return slips.length >= 2 && slips.length < pasts.length
      ? nextStep(excerptsAt(text, slips), 0.6)
      : [];
  },
  strength: {
    effects: [
      'stays in the past tense',
      'is in the past tense and shows me that it has happened',
      'keeps to the past tense, as the rest of your text does',
    ],
    sentences: [
      'You keep to the past tense, as in {q}.',
      'Your verbs stay in the past, as in {q}.',
      'From {q} to the end, the past tense is consistent.',
    ],
    reasons: [
      'That helps me follow what happened.',
      'A steady tense makes the order of events clear to the reader.',
    ],
    again: [
      'check each verb once more when you have added new parts',
      'keep to the past tense in any new parts that you write',
    ],
  },
  nextStep: {
    actions: [
      'check if the verb is in the past tense',
      'make the verb match the rest of your text',
      'read the verbs one by one and keep them all in the past',
    ],
    sentences: [
      'Look at the verb in {q}: did it happen in the past?',
      'The verb in {q} has moved to the present tense.',
    ],
    reasons: ['Then I know when it happened.', 'One tense all through helps the reader to follow.'],
    examples: [
      'We walk to the river becomes we walked to the river.',
      'He runs and shouts becomes he ran and shouted.',
      'She says hello becomes she said hello.',
    ],
    questions: [
      'Did this happen now or in the past?',
      'Which verbs tell the reader that it is over?',
      'How do your verbs show when it happened?',
    ],
  },
};

function isSpoken(text: StudentText, word: Word): boolean {
  return text.speech.some((said) => said.start <= word.start && word.end <= said.end);
}

function isSlip(words: readonly Word[], word: Word, i: number): boolean {
  const before = words[i - 1];
  return (
    before !== undefined &&
    present.has(word.lower) &&
    subjects.has(before.lower) &&
    !isAsked(words, i)
  );
}

/** 'did he go' and 'when I say' are no slips. */
function isAsked(words: readonly Word[], i: number): boolean {
  return /^(?:did|do|does|to|let|lets|can|could|will|would|should|must|might|may|when|whenever|every|if|make|made|help|helped|watch|watched|saw|see|hear|heard)$/u.test(
    words[i - 2]?.lower ?? '',
  );
}

function excerptsAt(text: StudentText, words: readonly Word[]): string[] {
  return [...new Set(words.flatMap((word) => excerptAround(text, word) ?? []))].slice(0, 6);
}
