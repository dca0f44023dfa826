import { ruleOf, rules, type RuleName } from '../../rules/all-rules.ts';
import { isDescription } from '../../rules/kind-of-writing/is-description.ts';
import { isStory, kindOfWriting } from '../../rules/kind-of-writing/kind-of-writing.ts';
import { tellsFacts, weighsFacts } from '../../rules/kind-of-writing/tells-facts.ts';
import type { StudentText } from '../../text/student-text.ts';
import type { ScopeName } from '../../rules/scopes.ts';
import { scopeOf, type Scope } from './scope.ts';

type Purpose = 'persuasive' | 'procedural' | 'report' | 'recount';

/** The scope that lists what belongs to a kind of writing. */
const ownScope: Record<Purpose, ScopeName> = {
  persuasive: 'persuasive structure',
  procedural: 'procedural features',
  report: 'report features',
  recount: 'recount structure',
};

/** Which kind of writing a text is, if that is clear enough; else null. */
function purposeOf(text: StudentText): Purpose | null {
  const share = (words: RegExp) =>
    text.words.filter((word) => words.test(word.lower)).length / Math.max(1, text.words.length);
  const aboutSelf = share(/^(?:i|we|my|our|me|us)$/u);
  const kind = kindOfWriting(text);
  if (kind === 'steps') return 'procedural';
  if (kind === 'argument') return 'persuasive';
  if (kind === 'facts') {
    // A report was asked for: what its writer tells of herself is what it has to do without.
    const most = text.purpose === 'explain' ? 1 / 20 : 1 / 50;
    return rules.definition.find(text).length > 0 && aboutSelf <= most ? 'report' : null;
  }
  return aboutSelf > 1 / 25 && share(/^went$/u) > 0 ? 'recount' : null;
}

/** Purposes for which events are told. */
const telling: ReadonlySet<string> = new Set(['recount', 'narrate']);

/** The scope adapted to the text's kind of writing, optionally with that kind's features first. */
export function scopeFor(kind: 'own' | 'suited' | 'any', scope: Scope, text: StudentText): Scope {
  const own = ownOf(kind, scope, text);
  const isTelling = text.purpose === undefined || telling.has(text.purpose);
  if (!isTelling || weighsFacts(text)) return untold(text, own);
  // A life or a film is told in the order of events, as stories are, but its writer wasn’t there.
  return tellsFacts(text) ? { ...own, steps: untold(text, own).steps } : own;
}

function ownOf(kind: 'own' | 'suited' | 'any', scope: Scope, text: StudentText): Scope {
  if (kind === 'any') return scope;
  const purpose = purposeOf(text);
  if (purpose === null) return isStory(text) ? scope : withoutStories(text, scope);
  const suited = purpose === 'recount' ? scope : withoutStories(text, scope);
  if (kind === 'suited') return suited;
  const own = scopeOf(ownScope[purpose]);
  return {
    strengths: [...new Set([...own.strengths, ...suited.strengths])],
    steps: [...new Set([...own.steps, ...suited.steps])],
  };
}

/** What a task’s own words name, for a text like this: “no personal comments” opens no story’s scope. */
export const suitedTo = (text: StudentText, scope: Scope): Scope =>
  isStory(text) && (text.purpose === undefined || telling.has(text.purpose))
    ? scope
    : untold(text, scope);

/** Without what belongs in stories; a description is praised for what can be heard and smelt, as they are. */
function untold(text: StudentText, { strengths, steps }: Scope): Scope {
  const suits = (name: RuleName) => !ruleOf(name).storiesOnly;
  const isPraised = (name: RuleName) => suits(name) || (name === 'senses' && isDescription(text));
  return { strengths: strengths.filter(isPraised), steps: steps.filter(suits) };
}

/** The same for a text that tells none: facts and arguments need evidence instead. */
function withoutStories(text: StudentText, scope: Scope): Scope {
  const { strengths, steps } = untold(text, scope);
  return { strengths, steps: [...new Set<RuleName>([...steps, 'evidenceGiven'])] };
}
