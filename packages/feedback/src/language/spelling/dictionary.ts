import { affixLines, flagsOf } from './stems.ts';

interface AffixRule {
  flag: string;
  strip: string;
  add: string;
  condition: RegExp;
}

interface Affixes {
  prefixes: readonly AffixRule[];
  /** By the last letter of what they add. */
  suffixes: ReadonlyMap<string, readonly AffixRule[]>;
}

let affixes: Affixes | null = null;

/**
 * Whether a word is in the Australian English dictionary, which spells as New Zealand does. Words
 * are looked up by taking their endings off. Spelling checkers expand the whole list first, which
 * would delay the first feedback of each thread by a fifth of a second.
 */
export function isInDictionary(word: string): boolean {
  const plain = word.replace(/’/gu, "'");
  return knows(plain) || knows(plain.toLowerCase());
}

/** Whether the dictionary has the word only with a capital, as it has names. */
export function isProperNoun(word: string): boolean {
  const small = word.toLowerCase();
  return !knows(small) && knows(small.charAt(0).toUpperCase() + small.slice(1));
}

function knows(word: string): boolean {
  affixes ??= readAffixes();
  const { prefixes, suffixes } = affixes;
  if (flagsOf(word) !== undefined || isSuffixed(suffixes, word, '')) return true;
  return prefixes.some((rule) => {
    if (!word.startsWith(rule.add)) return false;
    const stem = rule.strip + word.slice(rule.add.length);
    return flagsOf(stem)?.includes(rule.flag) === true || isSuffixed(suffixes, stem, rule.flag);
  });
}

/** Whether the word is a stem with an ending that it may take, and may take this prefix too. */
function isSuffixed(suffixes: Affixes['suffixes'], word: string, prefixFlag: string): boolean {
  const fitting = suffixes.get(word.slice(-1)) ?? [];
  return fitting.some((rule) => {
    if (!word.endsWith(rule.add) || word.length <= rule.add.length) return false;
    const stem = word.slice(0, word.length - rule.add.length) + rule.strip;
    const flags = flagsOf(stem);
    return (
      flags?.includes(rule.flag) === true && flags.includes(prefixFlag) && rule.condition.test(stem)
    );
  });
}

function readAffixes(): Affixes {
  const lines = affixLines().map((line) => line.trim().split(/\s+/u));
  const suffixes = Map.groupBy(affixRules(lines, 'SFX'), ({ add }) => add.slice(-1));
  return { prefixes: affixRules(lines, 'PFX'), suffixes };
}

/** Rule lines have five fields: kind, flag, what to strip, what to add, and at which stems. */
function affixRules(lines: readonly string[][], kind: 'PFX' | 'SFX'): AffixRule[] {
  return lines.flatMap(([is, flag, strip, add, condition]) => {
    if (is !== kind || flag === undefined || strip === undefined || add === undefined) return [];
    if (condition === undefined) return [];
    const anchored = kind === 'SFX' ? `${condition}$` : `^${condition}`;
    return [{ flag, strip: strip === '0' ? '' : strip, add, condition: new RegExp(anchored, 'u') }];
  });
}
