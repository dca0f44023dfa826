import { countWords, type Span } from '../words.ts';

/** What a part of a planner is about. */
export type PlanKind =
  | 'setting'
  | 'characters'
  | 'problem'
  | 'solution'
  | 'ending'
  | 'opinion'
  | 'reason'
  | 'evidence'
  | 'otherSide'
  | 'answer'
  | 'other';

/** What a student wrote beside a label; `at` is where the label begins. */
export interface PlanPart extends Span {
  kind: PlanKind;
  at: number;
}

const count = String.raw`(?:\d|one|two|three|four)`;

/** The labels of planners, as teachers print them. */
const labels: readonly [PlanKind, RegExp][] = [
  ['setting', /^(?:setting|where|place|where (?:is|does|did|are) .*)$/u],
  ['characters', /^(?:(?:main )?characters?|who|who (?:is|are) (?:in|the main) .*)$/u],
  [
    'problem',
    /^(?:problem|complication|conflict|climax|what goes wrong|what is the problem|(?:what['’]?s|what is) wrong)$/u,
  ],
  [
    'solution',
    /^(?:solution|resolution|how (?:do|does|will|is|are) .*(?:fix|solve|sort)\p{L}*\b.*)$/u,
  ],
  ['ending', /^(?:ending|end|how (?:does|will) it end|conclusion|closing)$/u],
  [
    'opinion',
    /^(?:opinion|position|point of view|what (?:do )?i (?:want|think|believe)|i (?:think|believe))$/u,
  ],
  [
    'reason',
    new RegExp(
      String.raw`^(?:(?:first|second|third|main) )?(?:reason|point|argument)(?: ${count})?$`,
      'u',
    ),
  ],
  ['evidence', /^(?:evidence|examples?|proof|facts?)$/u],
  [
    'otherSide',
    /^(?:counter[ -]?arguments?|(?:the )?other side|(?:what )?(?:others|other people|they|people|some people) (?:might|may|will|could) say)$/u,
  ],
  ['answer', /^(?:rebuttal|my answer|what i (?:will|would|could) (?:say|answer)(?: back)?)$/u],
  [
    'other',
    /^(?:title|topic|hook|introduction|intro|opening|beginning|start|middle|when|time|audience|purpose|mood|theme|genre|who am i writing to|writing to|sizzling start|build ?-?up)$/u,
  ],
];

const labelled = /^(?:[-*•]\s*|\d[.)]\s*)?(?<label>\p{L}[\p{L}\p{N}'’ -]{1,40}?)\??:\s*(?=\S)/u;

/** Fewer are no plan. */
const FEWEST_PARTS = 3;
const SHARE = 0.6;

/** Longer parts are the writing itself, under headings (words, on average). */
const LONGEST_PART = 18;

/** ‘Where’, ‘When’ and ‘Who’ alone are an invitation’s. */
const tells: ReadonlySet<PlanKind> = new Set([
  'problem',
  'solution',
  'ending',
  'opinion',
  'reason',
]);

function kindOf(label: string): PlanKind | undefined {
  const plain = label
    .toLowerCase()
    .replace(/^(?:my|the|your|our) /u, '')
    .trim();
  return labels.find(([, shape]) => shape.test(plain))?.[0];
}

function partOf(line: Span): PlanPart | [] {
  const found = labelled.exec(line.text);
  const kind = kindOf(found?.groups?.['label'] ?? '');
  if (found === null || kind === undefined) return [];
  const start = line.start + found[0].length;
  return { kind, at: line.start, start, end: line.end, text: line.text.slice(found[0].length) };
}

/** The filled-in parts of a story’s or an argument’s planner; none for any other text. */
export function planOf(lines: readonly Span[]): readonly PlanPart[] {
  const parts = lines.flatMap(partOf);
  const kinds = new Set(parts.map(({ kind }) => kind));
  const words = parts.reduce((sum, { text }) => sum + countWords(text), 0);
  const isPlan =
    parts.length >= Math.max(FEWEST_PARTS, lines.length * SHARE) &&
    kinds.size > 1 &&
    [...kinds].some((kind) => tells.has(kind)) &&
    words <= parts.length * LONGEST_PART;
  return isPlan ? parts : [];
}
