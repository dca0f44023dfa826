import type { SkillId } from '@second-draft/contract';
import type { PlanKind, PlanPart } from '../../../text/handouts/plan.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { inWords, strength } from '../../finding.ts';
import type { Finding, Rule } from '../../rule.ts';
import { askedAt, planWords } from './plan-words.ts';
import { wording } from './planned-case.wording.ts';

/** Something that happened, or that can be counted. */
const proof = /\d|\b(?:because|example|such as|when|once|last|survey|my \p{L}+|happened)\b/iu;

/** An answer with fewer words only names what to do. */
const BRIEF_ANSWER = 8;

const partsOf = ({ plan }: StudentText, wanted: PlanKind): PlanPart[] =>
  plan.filter(({ kind }) => kind === wanted);

const isCasePlan = (text: StudentText): boolean =>
  partsOf(text, 'reason').length > 0 &&
  partsOf(text, 'problem').length + partsOf(text, 'solution').length === 0;

const byLength = (a: PlanPart, b: PlanPart) => countWords(a.text) - countWords(b.text);

function ready(text: StudentText): Finding[] {
  const reasons = partsOf(text, 'reason');
  const [other] = partsOf(text, 'otherSide').flatMap((part) => planWords(text, part));
  const [most] = reasons.toSorted(byLength).toReversed();
  const best = most === undefined ? [] : planWords(text, most);
  const others = strength(other === undefined ? [] : [other], 0.7, {
    others: 'what others may say',
  });
  const counted = strength(reasons.length < 2 ? [] : best, 0.75, {
    count: inWords(reasons.length),
  });
  return [...others.map((one) => ({ ...one, skill: 'otherSide' as const })), ...counted];
}

interface Asked {
  parts: readonly PlanPart[];
  question: string;
  skill: SkillId;
}

/** A reason without proof; else the other side without an answer, or with a brief one. */
function toDo(text: StudentText): Finding[] {
  const isProved = partsOf(text, 'evidence').length > 0;
  const answers = partsOf(text, 'answer');
  const isAnswered = answers.length > 0;
  const asked: Asked[] = [
    {
      parts: isProved ? [] : partsOf(text, 'reason').filter((part) => !proof.test(part.text)),
      question: 'what has happened that shows it',
      skill: 'evidence',
    },
    {
      parts: isAnswered
        ? []
        : partsOf(text, 'otherSide').filter((part) => !/\bbut\b/iu.test(part.text)),
      question: 'what will you answer',
      skill: 'otherSide',
    },
    {
      parts: answers.filter((part) => countWords(part.text) < BRIEF_ANSWER),
      question: 'what makes you sure of that',
      skill: 'otherSide',
    },
  ];
  const first = asked.find(({ parts }) => parts.length > 0);
  const [least] = first?.parts.toSorted(byLength) ?? [];
  if (first === undefined || least === undefined) return [];
  return askedAt(text, least, 0.65, first);
}

/** Of an argument’s planner, its reasons and the other side, and what it doesn’t say yet. */
export const plannedCase: Rule = {
  find: (text) => (isCasePlan(text) ? [...ready(text), ...toDo(text)] : []),
  skill: 'reasons',
  wording,
  taken: { by: 'adding' },
  speaksOf: {
    strength: {
      praise: 9,
      ideas: 9,
      'persuasive structure': 9,
      'persuasive features': 9,
      'general writing': 9,
      reasons: 9,
      opinion: 9,
      organisation: 9,
    },
    nextStep: {
      ideas: 9,
      'persuasive structure': 9,
      'persuasive features': 9,
      'general writing': 9,
      reasons: 9,
      opinion: 9,
      organisation: 9,
    },
  },
  cases: [
    {
      title: 'counts the reasons, names the other side and asks for proof',
      text: 'Opinion: we need a slide\nReason 1: it is fun for everyone in the school\nReason 2: it keeps us fit\nOther side: it costs a lot',
      finds: [
        { kind: 'strength', quotations: [['it costs a lot']], skill: 'otherSide' },
        {
          kind: 'strength',
          quotations: [['it is fun for everyone in the school']],
          slots: { count: 'two' },
        },
        {
          kind: 'nextStep',
          quotations: [['it keeps us fit']],
          slots: { question: 'what has happened that shows it' },
        },
      ],
    },
    {
      title: 'asks for an answer to the other side where the reasons are proved',
      text: 'What I think: we need a slide\nReason: it is fun because 20 kids can use it\nCounter argument: it costs a lot',
      finds: [
        { kind: 'strength', skill: 'otherSide' },
        { kind: 'nextStep', quotations: [['it costs a lot']], skill: 'otherSide' },
      ],
    },
    {
      title: 'leaves an argument alone that is written out',
      text: 'Reason 1\nIt is fun. Everyone likes it.\nReason 2\nIt keeps us fit and it is not so dear.\nPlease buy a slide.',
      finds: [],
    },
  ],
};
