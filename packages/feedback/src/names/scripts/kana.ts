import type { Roster } from '../class-list/roster.ts';
import type { Stretch } from '../letters/named-runs.ts';
import { latinSounds, soundKeys, sureKeys } from './kana-sounds.ts';
import { soundTable } from './sound-table.ts';

/** A quicker test: hardly any text has kana. */
const hasKana = /[\u3041-\u3096\u30a1-\u30fa\uff66-\uff9d]/u;
/** Katakana, in which names from abroad are written, and hiragana: words end where these change. */
const stretches =
  /[\u3099\u309a\u30a1-\u30fa\u30fc\uff66-\uff9f]+|[\u3099\u309a\u3041-\u3096\u30fc]+/gu;
/** What hiragana goes on with after a name: -chan, ‘is’, ‘and’. */
const afterName = /(?:さん|ちゃん|くん)?(?:です|は|が|を|に|と|の|も)?$/u;
const isHiragana = (text: string): boolean => /[\u3041-\u3096]/u.test(text);
const FEWEST_CHARACTERS = 2;
const MOST_CHARACTERS = 20;

const rows: readonly [string, string][] = [
  ['アイウエオ', ''],
  ['カキクケコ', 'k'],
  ['サシスセソ', 's'],
  ['タチツテト', 't'],
  ['ナニヌネノ', 'n'],
  ['ハヒフヘホ', 'h'],
  ['マミムメモ', 'm'],
  ['ラリルレロ', 'r'],
  ['ァィゥェォ', '+'],
];
/** A plus takes the place of the vowel before. */
const soundOf = new Map([
  ...rows.flatMap(([signs, consonant]) =>
    Array.from(signs, (sign, i): [string, string] => [sign, consonant + 'aiueo'.charAt(i)]),
  ),
  ...Object.entries({ ヤ: 'a', ユ: 'u', ヨ: 'o', ワ: 'a', ヲ: 'o', ン: 'n', チ: 'si', フ: 'fu' }),
  ...Object.entries({ ャ: '+a', ュ: '+u', ョ: '+o' }),
]);
/** The two strokes, and the circle, that change a consonant. */
const voiced: Readonly<Record<string, string>> = { k: 'g', t: 'd', h: 'b', f: 'b', u: 'bu' };
const HIRAGANA_TO_KATAKANA = 0x60;

const toKatakana = (sign: string): string =>
  /[\u3041-\u3096]/u.test(sign)
    ? String.fromCharCode(sign.charCodeAt(0) + HIRAGANA_TO_KATAKANA)
    : sign;

/** ベラ is ‘bera’. */
function kanaSounds(kana: string): string {
  const sounds: string[] = [];
  for (const sign of kana.normalize('NFKD')) {
    const last = sounds.at(-1) ?? '';
    const sound = soundOf.get(toKatakana(sign));
    if (sign === '\u3099')
      sounds.splice(-1, 1, (voiced[last.charAt(0)] ?? last.charAt(0)) + last.slice(1));
    else if (sign === '\u309a') sounds.splice(-1, 1, `p${last.slice(1)}`);
    else if (sound?.startsWith('+')) sounds.splice(-1, 1, last.slice(0, -1) + sound.slice(1));
    else if (sound !== undefined) sounds.push(sound);
  }
  return sounds.join('');
}

const heardIn = soundTable(
  ({ words, rarelyNames }) => [...words].filter(([name]) => !rarelyNames.has(name)),
  (name) => latinSounds(name).flatMap(soundKeys),
);

/** Names of the class as Japanese writes what is heard: ハナ, だにえるくん. */
export function namesInKana(text: string, roster: Roster): Stretch[] {
  if (!hasKana.test(text)) return [];
  const heard = heardIn(roster);
  return Array.from(text.matchAll(stretches)).flatMap(({ 0: found, index }) => {
    if (found.length > MOST_CHARACTERS) return [];
    for (const name of new Set([found, found.replace(afterName, '')])) {
      if (name.length < FEWEST_CHARACTERS) continue;
      const keysOf = isHiragana(name) ? sureKeys : soundKeys;
      const sound = keysOf(kanaSounds(name)).find((one) => heard.has(one));
      const key = sound && heard.get(sound);
      if (key !== undefined) return [{ key, start: index, end: index + name.length }];
    }
    return [];
  });
}
