import { builtInWriter } from '@second-draft/feedback';
import { requestOf } from '../blind-case.ts';
import type { StatementText } from './texts.ts';

/** One thing that the built-in writer says of a text. */
export interface Statement {
  text: string;
  rule: string;
  kind: string;
  quotations: readonly string[];
  comment: string;
}

const ownCategories: Record<StatementText['purpose'], readonly string[]> = {
  recount: ['Recount structure', 'Recount features'],
  narrative: ['Narrative structure', 'Narrative features'],
  persuasive: ['Persuasive structure', 'Persuasive features'],
  report: ['Report structure', 'Report features'],
  procedure: ['Procedural structure', 'Procedural features'],
};
const forAnyText = ['General writing', 'Ideas', 'Vocabulary', 'Sentence structure', 'Spelling'];

/** Words: enough lengths to hear most of what the rules have to say. */
const LENGTHS = [35, 70, 150];

/** What names a statement, whatever its wording: the rule, what it does and the words it is about. */
const keyOf = ({ text, rule, kind, quotations }: Omit<Statement, 'comment'>): string =>
  [text, rule, kind, ...quotations].join(' | ');

/** What the writer says of a text, over all that may be asked for; each finding once. */
export function statementsOf(one: StatementText): Statement[] {
  const categories = [...ownCategories[one.purpose], ...forAnyText];
  const all = categories.flatMap((category) =>
    LENGTHS.flatMap((words) => statementsAbout(one, category, words)),
  );
  return [...new Map(all.map((statement) => [keyOf(statement), statement])).values()];
}

function statementsAbout(one: StatementText, category: string, words: number): Statement[] {
  const { task: title, instructions } = one;
  const level = one.year < 5 ? 1 : one.year < 7 ? 2 : 3;
  const assignment = { title, instructions };
  const { request, names } = requestOf({ ...one, category, words, level, assignment });
  return builtInWriter
    .write({ ...request, seed: `${one.id} ${category} ${words}` })
    .map(({ rule = '', kind, quotations, comment }) => ({
      text: one.id,
      rule,
      kind,
      quotations: quotations.map((words) => names.reveal(words)),
      comment: names.reveal(comment).replace(`${one.student}, `, ''),
    }));
}
