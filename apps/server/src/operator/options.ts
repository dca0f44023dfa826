import { parseArgs, type ParseArgsConfig } from 'node:util';
import { limits } from '@second-draft/contract';
import * as z from 'zod';
import { normalCode } from '../licences/index.ts';
import { endOfDay } from './nz-day.ts';
import { UsageProblem } from './problems.ts';

export const options = {
  until: { type: 'string' },
  domain: { type: 'string', multiple: true },
  email: { type: 'string', multiple: true },
  days: { type: 'string' },
  licence: { type: 'string' },
  uses: { type: 'string' },
  note: { type: 'string' },
  yes: { type: 'boolean' },
  /** What a command does before it asks: nothing, unless it can't be done. */
  check: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies NonNullable<ParseArgsConfig['options']>;

export type OptionName = keyof typeof options;

/** @throws UsageProblem for an unknown option, or a missing value */
export function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error));
  }
}

export type Options = ReturnType<typeof readArguments>['values'];

/** Null if it is no email address. */
export const findEmail = (text: string): string | null =>
  z.email().safeParse(text.trim().toLowerCase()).data ?? null;

/** @throws UsageProblem, as all functions below do */
export function emailIn(text: string): string {
  const email = findEmail(text);
  if (email === null) throw new UsageProblem(`‘${text}’ is no email address.`);
  return email;
}

function domainIn(text: string): string {
  const domain = text.trim().toLowerCase();
  // With a full stop at its end it would be the domain of no address.
  const isDomain = z.hostname().safeParse(domain).success && /\.[^.]+$/.test(domain);
  if (!isDomain) throw new UsageProblem(`‘${text}’ is no domain. Write it as in awa.school.nz.`);
  return domain;
}

export const membersIn = ({ domain = [], email = [] }: Options): string[] => [
  ...new Set([...domain.map(domainIn), ...email.map(emailIn)]),
];

/** The end of that day in New Zealand; null without the option. */
export function untilIn({ until }: Options): Date | null {
  if (until === undefined) return null;
  const end = endOfDay(until);
  if (end === null)
    throw new UsageProblem(
      `‘${until}’ is no day. Write it as in 2027-01-31, by New Zealand’s clock.`,
    );
  if (end <= new Date()) throw new UsageProblem(`${until} has passed, by New Zealand’s clock.`);
  return end;
}

export function neededUntilIn(given: Options): Date {
  const end = untilIn(given);
  if (end === null) throw new UsageProblem('Say until which day: --until 2027-01-31');
  return end;
}

const MOST_COUNTED = 999_999;

/** Null without the option. */
export function countIn(given: Options, name: 'days' | 'uses' | 'licence'): number | null {
  const text = given[name];
  if (text === undefined) return null;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > MOST_COUNTED)
    throw new UsageProblem(`--${name} takes a number from 1 to ${MOST_COUNTED}, not ‘${text}’.`);
  return count;
}

export function codeIn(text: string): string {
  const code = normalCode(text);
  const { referralCodeMin: least, referralCodeMax: most } = limits;
  if (!/^[a-z0-9-]+$/.test(code) || code.length < least || code.length > most)
    throw new UsageProblem(
      `‘${text}’ is no code: ${least} to ${most} letters, digits and hyphens.`,
    );
  return code;
}
