import { kin } from '../words/people-and-places.ts';
import { isNamed } from './name-told.ts';
import { isUnspaced, neighbour, type Run } from '../letters/runs.ts';

/** Longer than nearly all names; the rest of a sentence may follow without a space. */
const MOST_CHARACTERS = 6;

/** ‘My name is’, in scripts without spaces: the name follows at once. */
const sayings = /(?:我叫|名字叫|名字是|名前は|이름은)$/u;
/** What may follow the name at once: ‘is’. */
const endings = /^(?:です|입니다|이에요|예요|이야|이고|라고)/u;
/** Arabic and Hindi for ‘my name’, in plain letters. */
const myName = /^(?:اسمي|नम)$/u;

/**
 * Runs that are a name in a script of its own: “My name is 최민호”, “我叫陈丽”, “اسمي سارة”; wherever
 * else it is written, too. In scripts without spaces each character is a run, and may be in any
 * other word: only the whole name is the name again.
 */
export function peopleInOwnScript(runs: readonly Run[]): ReadonlySet<number> {
  const told = runs.flatMap((_, at) => (isTold(runs, at) ? [nameFrom(runs, at)] : []));
  const whole = told.map((name) => name.map((at) => runs[at]?.text ?? ''));
  // As on a roster: of three characters, the last two are the given name.
  const given = whole.filter((name) => name.length === 3).map((name) => name.slice(1));
  const names = new Set([...whole, ...given].map((name) => name.join('')));
  const again = names.size === 0 ? [] : runs.map((_, at) => sameFrom(runs, at, names));
  return new Set([...told, ...again].flat());
}

function isTold(runs: readonly Run[], at: number): boolean {
  if (!isUnspaced(runs[at]?.text ?? '')) return myName.test(neighbour(runs, at, -1));
  return isToldInEnglish(runs, at) || isToldInScript(runs, at);
}

const isJoined = (runs: readonly Run[], at: number) =>
  runs[at]?.gap === '' && isUnspaced(runs[at - 1]?.text ?? '');

const isToldInEnglish = (runs: readonly Run[], at: number) =>
  !isJoined(runs, at) && (isNamed(runs, at) || kin.has(neighbour(runs, at, -1)));

function isToldInScript(runs: readonly Run[], at: number): boolean {
  const before = runs.slice(Math.max(0, at - 3), at);
  return sayings.test(before.map(({ text }) => text).join(''));
}

function nameFrom(runs: readonly Run[], from: number): number[] {
  const name = [from];
  for (let at = from + 1; name.length < MOST_CHARACTERS && isJoined(runs, at); at++) {
    const rest = runs.slice(at, at + 3).map(({ text }) => text);
    if (endings.test(rest.join(''))) break;
    name.push(at);
  }
  return name;
}

/** The longest of these names that begins here. */
function sameFrom(runs: readonly Run[], from: number, names: ReadonlySet<string>): number[] {
  let text = '';
  let name: number[] = [];
  for (let at = from; at < from + MOST_CHARACTERS; at++) {
    if (at > from && !isJoined(runs, at)) break;
    text += runs[at]?.text ?? '';
    if (names.has(text)) name = runs.slice(from, at + 1).map((_, i) => from + i);
  }
  return name;
}
