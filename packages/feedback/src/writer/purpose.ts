import { commandsOf } from '../language/command-verbs.ts';
import { ruleOf, rules, type RuleName } from '../rules/all-rules.ts';
import { isStory, kindOfWriting } from '../rules/kind-of-writing.ts';
import type { StudentText } from '../text/student-text.ts';
import type { ScopeName } from '../rules/scopes.ts';
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
  const found = (rule: 'position' | 'definition') =>
    rules[rule].find(text).some((finding) => finding.kind === 'strength');
  const share = (words: RegExp) =>
    text.words.filter((word) => words.test(word.lower)).length / Math.max(1, text.words.length);
  if (commandsOf(text).length >= Math.max(3, text.sentences.length * 0.3)) return 'procedural';
  const argues = share(
    /^(?:should|must|shoud|believe|think|agree|need|because|reason|firstly|secondly)$/u,
  );
  if (found('position') && argues >= 1 / 60) return 'persuasive';
  const aboutSelf = share(/^(?:i|we|my|our|me|us)$/u);
  if (found('definition') && aboutSelf <= 1 / 50) return 'report';
  return aboutSelf > 1 / 25 && share(/^went$/u) > 0 ? 'recount' : null;
}

/** Purposes for which events are told. */
const telling: ReadonlySet<string> = new Set(['recount', 'narrate']);

/**
 * The scope adapted to the text's kind of writing, optionally with that kind's features first.
 *
 * @param asked what the writing is for, as in `WritingRequest`
 */
export function scopeFor(
  kind: 'own' | 'suited' | 'any',
  scope: Scope,
  text: StudentText,
  asked?: string,
): Scope {
  const own = ownOf(kind, scope, text);
  return asked === undefined || telling.has(asked) ? own : untold(own);
}

function ownOf(kind: 'own' | 'suited' | 'any', scope: Scope, text: StudentText): Scope {
  if (kind === 'any') return scope;
  const purpose = purposeOf(text);
  if (purpose === null)
    return kindOfWriting(text) === 'story' || isStory(text) ? scope : withoutStories(scope);
  const suited = purpose === 'recount' ? scope : withoutStories(scope);
  if (kind === 'suited') return suited;
  const own = scopeOf(ownScope[purpose]);
  return {
    strengths: [...new Set([...own.strengths, ...suited.strengths])],
    steps: [...new Set([...own.steps, ...suited.steps])],
  };
}

/** Without what belongs in stories. */
function untold({ strengths, steps }: Scope): Scope {
  const suits = (name: RuleName) => !ruleOf(name).storiesOnly;
  return { strengths: strengths.filter(suits), steps: steps.filter(suits) };
}

/** The same for a text that tells none: facts and arguments need evidence instead. */
function withoutStories(scope: Scope): Scope {
  const { strengths, steps } = untold(scope);
  return { strengths, steps: [...new Set<RuleName>([...steps, 'evidenceGiven'])] };
}
