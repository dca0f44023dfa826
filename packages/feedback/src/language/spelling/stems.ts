import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const folder = () => dirname(require.resolve('dictionary-en-au'));

/** More than twice as many as the dictionary has stems; a power of two. */
const SLOTS = 2 ** 17;

interface Dictionary {
  /** Each line a stem, and after a slash its flags. */
  lines: string;
  /** Where the line of a stem begins, at the stem's slot or the next free one; 0 for none. */
  starts: Uint32Array;
}

let dictionary: Dictionary | null = null;

/** The affix rules of the dictionary, one line each. */
export function affixLines(): string[] {
  return readFileSync(join(folder(), 'index.aff'), 'utf8').split('\n');
}

/**
 * The affix flags of a stem of the dictionary; undefined when it has no such stem. Stems stay in the
 * text of the file: as strings of their own, they took four megabytes in each thread.
 */
export function flagsOf(stem: string): string | undefined {
  dictionary ??= readDictionary();
  const { lines, starts } = dictionary;
  let flags: string | undefined;
  for (let slot = slotOf(stem, 0, stem.length); starts[slot] !== 0; slot = next(slot)) {
    const start = starts[slot] ?? 0;
    if (!lines.startsWith(stem, start)) continue;
    const end = start + stem.length;
    if (lines[end] === '\n') flags ??= '';
    else if (lines[end] === '/')
      flags = (flags ?? '') + lines.slice(end + 1, lines.indexOf('\n', end));
  }
  return flags;
}

function readDictionary(): Dictionary {
  const lines = `\n${readFileSync(join(folder(), 'index.dic'), 'utf8').trimEnd()}\n`;
  const starts = new Uint32Array(SLOTS);
  for (let start = 1, end; start < lines.length; start = end + 1) {
    end = lines.indexOf('\n', start);
    const slash = lines.indexOf('/', start);
    let slot = slotOf(lines, start, slash === -1 ? end : Math.min(slash, end));
    while (starts[slot] !== 0) slot = next(slot);
    starts[slot] = start;
  }
  return { lines, starts };
}

const next = (slot: number): number => (slot + 1) % SLOTS;

/** FNV-1a of a stretch of a text. */
function slotOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}
