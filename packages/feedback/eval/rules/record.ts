import * as z from 'zod';
import { rules } from '../../src/rules/all-rules.ts';
import type { Finding, Rule } from '../../src/rules/rule.ts';
import { readAsForm, type StudentText } from '../../src/text/student-text.ts';
import { readJson } from '../read-json.ts';

/** What a rule finds, a line each, by the text that it finds it in. */
export type Found = Record<string, string[]>;

export const recordFile = new URL('found.json', import.meta.url);

const recordAt = (name: string) => readJson(new URL(name, import.meta.url));

const round = z.array(
  z.object({
    id: z.string(),
    text: z.string(),
    assignment: z.object({ instructions: z.string() }).optional(),
  }),
);

/**
 * Texts of the blind rounds, chosen so that nearly every rule has some to find and many to leave
 * alone, and those of forms that the rounds are short of.
 */
const chosen = z.array(
  z.object({
    round: z.string(),
    id: z.string(),
    purpose: z.string().optional(),
    /** Its task is known, too. */
    task: z.literal(true).optional(),
  }),
);

const fileOf = (name: string): string =>
  name.startsWith('round-') ? `../blind/${name}.json` : `${name}.json`;

/** Texts by their round and id, and by what each was asked for, if that is known. */
export function textsOfRecord(): Map<string, StudentText> {
  const rounds = new Map<string, z.infer<typeof round>>();
  return new Map(
    chosen.parse(recordAt('texts.json')).map(({ round: name, id, purpose, task }) => {
      const texts = rounds.get(name) ?? round.parse(recordAt(fileOf(name)));
      rounds.set(name, texts);
      const { text = '', assignment } = texts.find((one) => one.id === id) ?? {};
      const key = [name, id, purpose, task && 'with its task'].filter(Boolean).join(' ');
      const told = task && assignment?.instructions;
      return [key, { ...readAsForm(text, purpose), task: told }] as const;
    }),
  );
}

function lineOf({ kind, weight, quotations, places, slots }: Finding): string {
  const words = quotations.map((together) => together.map((one) => `“${one}”`).join(' + '));
  const slotted = Object.keys(slots ?? {}).length > 0;
  const rest = [places && ['places', places], slotted && ['slots', slots]].filter(Boolean);
  return [kind, weight, words.join(' or '), ...rest.map((one) => JSON.stringify(one))].join(' ');
}

/** What a rule finds in texts that no rule has looked at before, so that nothing is remembered. */
export function foundBy(rule: Rule, texts: ReadonlyMap<string, StudentText>): Found {
  const found = [...texts].map(
    ([name, text]) => [name, rule.find({ ...text }).map(lineOf)] as const,
  );
  return Object.fromEntries(found.filter(([, lines]) => lines.length > 0));
}

export const foundByAll = (texts: ReadonlyMap<string, StudentText>): Record<string, Found> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, foundBy(rule, texts)]));

export const recorded = (): Record<string, Found> =>
  z.record(z.string(), z.record(z.string(), z.array(z.string()))).parse(recordAt('found.json'));
