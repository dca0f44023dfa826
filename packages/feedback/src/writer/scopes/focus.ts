import { praise } from '@second-draft/contract';
import type { RuleName } from '../../rules/all-rules.ts';
import { kinds, wordsOfScope, type ScopeName } from '../../rules/scopes.ts';
import { scopeOf, type Scope } from './scope.ts';

/** One subject of the feedback. */
export interface Focus {
  title: string;
  descriptors: string;
}

/** The rules that have something to say about what was asked, and what no rule can check. */
export interface Reach {
  scope: Scope;
  /** How the kind of writing matters: its own features are praised too, or only what suits it. */
  kind: 'own' | 'suited' | 'any';
  /** Titles of the foci that rules can check. */
  checkable: string[];
  /** Titles of those that they can't. */
  uncheckable: string[];
}

/** Whether only praise is asked for: no next step, no question. */
export const isPraise = (foci: readonly Pick<Focus, 'title'>[]): boolean =>
  foci.length > 0 && foci.every(({ title }) => title.trim() === praise.title);

/** Whether only spelling is asked about: then words that may be misspelt are not shown as praise. */
export const isSpelling = (foci: readonly Pick<Focus, 'title'>[]): boolean =>
  foci.length > 0 && foci.every(({ title }) => title.trim().toLowerCase() === 'spelling');

/** Whether spelling and punctuation are beside the point. */
export const isAboutStructure = (foci: readonly Pick<Focus, 'title'>[]): boolean =>
  foci.some(({ title }) => /\bstructure\s*$/iu.test(title) && !/^sentence/iu.test(title));

/** Which rules fit what the teacher asked for: a known kind by its title, anything else by its words. */
export function reachOf(foci: readonly Focus[]): Reach {
  const scopes = foci.map((focus) => ({ title: focus.title, scope: scopeOfFocus(focus) }));
  const known = scopes.flatMap(({ scope }) => scope ?? []);
  const titles = (isCheckable: boolean) =>
    scopes.filter(({ scope }) => (scope !== null) === isCheckable).map(({ title }) => title);
  return {
    scope: known.length === 0 ? scopeOf('ideas') : joined(known),
    kind: kindFor(foci),
    checkable: titles(true),
    uncheckable: titles(false),
  };
}

function kindFor(foci: readonly Focus[]): Reach['kind'] {
  const titles = foci.map(({ title }) => title.trim().toLowerCase());
  if (titles.includes('praise') || titles.includes('general writing')) return 'own';
  return titles.every((title) => title === 'ideas') ? 'suited' : 'any';
}

function scopeOfFocus({ title, descriptors }: Focus): Scope | null {
  const kind = kinds.find((one) => one === title.trim().toLowerCase());
  if (kind !== undefined) return scopeOf(kind);
  const inTitle = spokenOf(title);
  const found = inTitle.length > 0 ? inTitle : spokenOf(descriptors);
  return found.length === 0 ? null : joined(found.map(scopeOf));
}

/** The scopes that a teacher's own words name. */
export function spokenOf(text: string): ScopeName[] {
  const names = Object.keys(wordsOfScope) as (keyof typeof wordsOfScope)[];
  return names.filter((name) => wordsOfScope[name].test(text));
}

/** The first rules of each scope come before the second ones. */
export function joined(scopes: readonly Scope[]): Scope {
  return {
    strengths: interleaved(scopes.map((scope) => scope.strengths)),
    steps: interleaved(scopes.map((scope) => scope.steps)),
  };
}

function interleaved(lists: readonly (readonly RuleName[])[]): RuleName[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const rows = Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? []));
  return [...new Set(rows.flat())];
}
