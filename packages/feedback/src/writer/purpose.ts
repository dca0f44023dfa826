import { commandsOf } from '../language/command-verbs.ts';
import { rules } from '../rules/all-rules.ts';
import type { StudentText } from '../text/student-text.ts';
import { scopesByTitle, type Scope } from './scope.ts';

type Purpose = 'persuasive' | 'procedural' | 'report' | 'recount';

const features: Record<Purpose, string> = {
  persuasive: 'persuasive structure',
  procedural: 'procedural features',
  report: 'report features',
  recount: 'recount structure',
};

/** Which kind of writing a text is, where that is plain enough to praise it for that; else null. */
function purposeOf(text: StudentText): Purpose | null {
  const found = (rule: 'position' | 'definition' | 'headings' | 'pastTense') =>
    rules[rule].find(text).some((finding) => finding.kind === 'strength');
  if (commandsOf(text).length >= Math.max(3, text.sentences.length * 0.4)) return 'procedural';
  const argues = text.words.filter((word) =>
    /^(?:should|must|believe|think|agree)$/u.test(word.lower),
  );
  if (found('position') && argues.length >= 2) return 'persuasive';
  const aboutSelf = text.words.filter((word) => /^(?:i|we|my)$/u.test(word.lower)).length;
  if (found('definition') && aboutSelf <= text.words.length / 50) return 'report';
  return aboutSelf > text.words.length / 25 && text.words.some((word) => word.lower === 'went')
    ? 'recount'
    : null;
}

/** A scope for any writing, with what belongs to the text's own kind put first. */
export function withPurpose(scope: Scope, text: StudentText): Scope {
  const purpose = purposeOf(text);
  const own = purpose === null ? undefined : scopesByTitle[features[purpose]];
  return own === undefined
    ? scope
    : {
        strengths: [...new Set([...own.strengths, ...scope.strengths])],
        steps: [...scope.steps, ...own.steps],
      };
}
