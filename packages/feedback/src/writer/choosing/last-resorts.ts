import { CHALLENGE } from '../../rules/challenge/challenge.ts';
import type { ScopeName } from '../../rules/scopes.ts';
import type { StudentText } from '../../text/student-text.ts';
import { gather, type Materials } from '../material/materials.ts';
import type { Focus } from '../scopes/focus.ts';
import { scopeFor } from '../scopes/purpose.ts';
import { scopeOf } from '../scopes/scope.ts';

/** Of these a good text leaves nothing to ask: what could be asked of the whole text says more than an exercise. */
const ofLanguage: ReadonlySet<string> = new Set<ScopeName>([
  'sentence structure',
  'spelling',
  'vocabulary',
]);

/** Less than any challenge weighs, even far down in its scope. */
const A_CHALLENGE = CHALLENGE / 2;

/** In less room, praise for what was asked about comes before a step about anything else (words). */
const ROOM = 50;

/** With what the whole text could be asked, where words, sentences and spelling leave nothing but an exercise. */
export function beforeLastResorts(
  materials: Materials,
  text: StudentText,
  { focus, wordCount }: { focus: readonly Pick<Focus, 'title'>[]; wordCount: number },
): Materials {
  if (!focus.every(({ title }) => ofLanguage.has(title.trim().toLowerCase()))) return materials;
  const steps = materials.steps.filter(({ weight }) => weight >= A_CHALLENGE);
  if (steps.length > 0) return { ...materials, steps };
  if (materials.steps.length === 0 && wordCount < ROOM) return materials;
  const { steps: ofWhole } = gather(text, scopeFor('own', scopeOf('general writing'), text));
  return ofWhole.length > 0 ? { ...materials, steps: ofWhole } : materials;
}
