import { readStudentText } from '../../text/student-text.ts';
import { AlreadySaid } from '../choosing/already-said.ts';
import type { Materials } from '../material/materials.ts';
import { randomFrom } from '../wording/random.ts';
import type { Aim } from '../choosing/score.ts';
import { bestPoints } from '../choosing/search.ts';
import { material } from './material.ts';

const text = readStudentText(
  'We tidied the shed on Sunday. Dad had the broom and I had the dustpan. My sister sat on the step. We found an old bike and a rope. Then it was dark.',
);

/** What is said to Hana, in 35 words unless `over` says otherwise, out of all there is to say. */
export function chosen(materials: Partial<Materials>, over: Partial<Aim> = {}) {
  const aim: Aim = {
    wordCount: 35,
    readingLevel: null,
    studentName: 'Hana',
    known: new Set(),
    isPraise: false,
    alreadySaid: new AlreadySaid([]),
    avoids: [],
    ...over,
  };
  const all = { strengths: [], steps: [], ...materials };
  const points = bestPoints(randomFrom('one'), text, all, aim);
  const rulesOf = (kind: string) =>
    points.flatMap((point) => (point.kind === kind ? (point.rule ?? []) : []));
  return { points, strengths: rulesOf('strength'), steps: rulesOf('nextStep') };
}

const several = (name: string) => [1, 2, 3, 4, 5, 6, 7].map((i) => material(`${name} ${i}`));
/** More to say than there is ever room for. */
export const plenty = { strengths: several('praise'), steps: several('step') };
