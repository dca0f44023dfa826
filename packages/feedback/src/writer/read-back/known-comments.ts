import { limits } from '@second-draft/contract';
import { rules } from '../../rules/all-rules.ts';
import type { Finding, Rule } from '../../rules/rule.ts';
import { literally } from '../../text/searching/literally.ts';
import { countWords } from '../../text/words.ts';
import { fill, sayable } from '../wording/sentence.ts';

/** A comment by the built-in writer, recognised in a feedback. */
export interface KnownComment {
  kind: Finding['kind'];
  text: string;
  /** The rule's shortest wording of the same. */
  plainest: string;
}

interface Template {
  kind: Finding['kind'];
  shape: RegExp;
  siblings: readonly string[];
}

/** Escaped, as `literally` leaves it. */
const SLOT = /\\\{(\w+)\\\}/gu;
const one = '“[^”]+”';
const quoted = `${one}(?:(?:, | and )${one})*`;

/** A comment as a pattern whose groups are its slots; after a name it begins in lower case. */
function shapeOf(comment: string): RegExp {
  const escaped = literally(comment);
  const [first = ''] = escaped;
  const opening = /\p{L}/u.test(first)
    ? `[${first}${first.toLowerCase()}]${escaped.slice(1)}`
    : escaped;
  const seen = new Set<string>();
  const pattern = opening.replace(SLOT, (_, slot: string) => {
    if (seen.has(slot)) return `\\k<${slot}>`;
    seen.add(slot);
    return `(?<${slot}>${slot === 'q' ? quoted : /^q\d$/u.test(slot) ? one : '[^“”.!?]{0,60}?'})`;
  });
  // A quotation that ends with its own mark has no other after it.
  const endsQuoted = pattern.endsWith(`${one})\\.`) || pattern.endsWith(`${quoted})\\.`);
  return new RegExp(endsQuoted ? `${pattern}?` : pattern, 'uy');
}

/** Under the letter, in lower case, that a comment begins with; under null those that begin with a slot. */
type Templates = ReadonlyMap<string | null, readonly Template[]>;

let templates: Templates | undefined;

function makeTemplates(): Templates {
  const all: Rule[] = Object.values(rules);
  const made = all.flatMap(({ wording }) =>
    (['strength', 'nextStep'] as const).flatMap((kind) =>
      (wording[kind] ?? []).map((comment, _, siblings) => ({
        first: comment.startsWith('{') ? null : comment.charAt(0).toLowerCase(),
        kind,
        shape: shapeOf(comment),
        siblings,
      })),
    ),
  );
  return Map.groupBy(made, ({ first }) => first);
}

function templatesFor(first: string): readonly Template[] {
  const all = (templates ??= makeTemplates());
  return [null, first.toLowerCase()].flatMap((key) => all.get(key) ?? []);
}

/** The built-in writer's longest comment that begins at `at`; null if there is none. */
export function knownCommentAt(text: string, at: number): KnownComment | null {
  // A longer comment couldn't be posted.
  const near = text.slice(0, at + limits.commentMax);
  const found = templatesFor(text.charAt(at)).flatMap(({ kind, shape, siblings }) => {
    shape.lastIndex = at;
    const match = shape.exec(near);
    return match === null ? [] : [{ kind, match, siblings }];
  });
  const [longest] = found.toSorted((a, b) => b.match[0].length - a.match[0].length);
  if (longest === undefined) return null;
  const { kind, match, siblings } = longest;
  return { kind, text: match[0], plainest: plainestOf(siblings, match.groups ?? {}) };
}

function plainestOf(siblings: readonly string[], slots: Readonly<Record<string, string>>): string {
  const said = sayable(siblings, slots).map((comment) => fill(comment, slots));
  return said.toSorted((a, b) => countWords(a) - countWords(b))[0] ?? '';
}
