import { kupu } from '../src/language/te-reo/kupu.ts';
import { misspellingsOf } from '../src/language/spelling/spelling.ts';
import { rules } from '../src/rules/all-rules.ts';
import { readAsForm } from '../src/text/student-text.ts';
import { traits, type EvalText } from './texts/eval-text.ts';

export interface Tally {
  right: number;
  wrong: number;
  missed: number;
}

export interface Findings {
  traits: Tally;
  spelling: Tally;
  /** `wrong`: correct kupu called misspelt. */
  kupu: Tally;
  mistakes: string[];
}

/** Amounts are marked only in procedures, where they matter. */
const isMarked = (trait: string, text: EvalText) =>
  trait !== 'amounts' || text.purpose === 'procedure';

/**
 * Counts true and false findings in the texts, and false ones in all spellings of the listed kupu.
 */
export function countFindings(texts: readonly EvalText[]): Findings {
  const mistakes: string[] = [];
  const findings = { traits: none(), spelling: none(), kupu: none(), mistakes };
  for (const text of texts) {
    const read = readAsForm(text.body);
    for (const trait of traits.filter((one) => isMarked(one, text))) {
      const found = rules[trait].find(read).some(({ kind }) => kind === 'strength');
      const outcome = count(findings.traits, found, text.shows.includes(trait));
      if (outcome === 'wrong') mistakes.push(`${text.id}: ${trait} found`);
    }
    const found = new Set(misspellingsOf(read).map(({ word }) => word.text));
    for (const word of new Set([...found, ...text.misspelt])) {
      const outcome = count(findings.spelling, found.has(word), text.misspelt.includes(word));
      if (outcome === 'wrong') mistakes.push(`${text.id}: ${word} called wrong`);
    }
  }
  for (const word of kupu.flatMap(spellings)) {
    const faults = misspellingsOf(readAsForm(`We saw ${word} there.`));
    if (count(findings.kupu, faults.length > 0, false) === 'wrong') mistakes.push(`kupu: ${word}`);
  }
  return findings;
}

function spellings(word: string): string[] {
  const long = /[āēīōū]/gu;
  const short = (vowel: string) => vowel.normalize('NFD').charAt(0);
  return [word, word.replace(long, short), word.replace(long, (vowel) => short(vowel).repeat(2))];
}

function none(): Tally {
  return { right: 0, wrong: 0, missed: 0 };
}

function count(tally: Tally, found: boolean, is: boolean): keyof Tally | null {
  if (!found && !is) return null;
  const outcome = found ? (is ? 'right' : 'wrong') : 'missed';
  tally[outcome] += 1;
  return outcome;
}
