import { excerptAround } from '../../text/excerpt.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './past-tense.wording.ts';

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
  wording,
  speaksOf: {
    strength: { 'narrative features': 8, 'recount features': 5, tense: 1 },
    nextStep: { 'narrative features': 1, 'recount features': 1, 'general writing': 11, tense: 1 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'praises a text that stays in the past',
      text: 'We went out. We saw a dog. It ran off. I had a stick. We found it and came home.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks about a slip into the present',
      text: 'We went out. We saw a dog. Then it runs off. I had a stick. He says hello. We came home and sat down.',
      finds: [{ kind: 'nextStep', quotations: [['it runs off'], ['He says hello']] }],
    },
    {
      title: 'leaves the present in speech',
      text: 'We went out. “He runs fast and she says so,” I said. We saw a dog. It ran. I had a stick. We came home.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'leaves a form that belongs to did or to',
      text: 'We saw him and we went to see him. Did he go? We made it go. I told him to run and he ran and took it. When I say so, I thought.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'says nothing of a text in the present',
      text: 'Dogs run fast. They eat meat.',
      finds: [],
    },
  ],
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
