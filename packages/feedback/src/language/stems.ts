import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const folder = () => dirname(require.resolve('dictionary-en-au'));

let words: string | null = null;
const sections = new Map<string, ReadonlyMap<string, string>>();

/** The affix rules of the dictionary, one line each. */
export function affixLines(): string[] {
  return readFileSync(join(folder(), 'index.aff'), 'utf8').split('\n');
}

/**
 * The affix flags of a stem of the dictionary; undefined when it has no such stem. The file is
 * sorted, so only the section of a first letter is parsed, when it is first asked for.
 */
export function flagsOf(stem: string): string | undefined {
  const letter = stem.charAt(0);
  let section = sections.get(letter);
  if (section === undefined) {
    words ??= `\n${readFileSync(join(folder(), 'index.dic'), 'utf8')}\n`;
    section = sectionOf(words, letter);
    sections.set(letter, section);
  }
  return section.get(stem);
}

function sectionOf(all: string, letter: string): ReadonlyMap<string, string> {
  const section = new Map<string, string>();
  const from = all.indexOf(`\n${letter}`);
  if (from === -1 || letter === '') return section;
  const to = all.indexOf('\n', all.lastIndexOf(`\n${letter}`) + 1);
  for (const line of all.slice(from + 1, to).split('\n')) {
    const slash = line.indexOf('/');
    const stem = slash === -1 ? line : line.slice(0, slash);
    section.set(stem, (section.get(stem) ?? '') + line.slice(stem.length + 1));
  }
  return section;
}
