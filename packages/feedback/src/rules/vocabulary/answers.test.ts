import { describe, expect, it } from 'vitest';
import type { PlaceNow } from '../rule.ts';
import { answerTo, type VerdictName, verdicts } from '../testing/answer-to.ts';
import { plainWord } from './plain-word.ts';
import { strongVerb } from './strong-verbs.ts';
import { tiredWord } from './tired-words.ts';
import { vagueWords } from './vague-words.ts';

const rules = { strongVerb, tiredWord, vagueWords };

const rows: [keyof typeof rules, VerdictName, keyof PlaceNow, string[]][] = [
  ['strongVerb', 'is left to be looked for again', 'words', ['We trudged up the hill']],
  ['strongVerb', 'is not taken', 'words', ['We went up the hill']],
];

describe.each(rows)('a step of %s %s, judged by its %s', (rule, verdict, part, all) => {
  it.each(all)('“%s”', (words) => {
    expect(answerTo(rules[rule], { [part]: words })).toBe(verdicts[verdict]);
  });
});

it.each([
  [
    'tiredWord',
    undefined,
    { words: 'a tasty pie', fresh: 'tasty', slots: { word: '‘nice’', better: '‘tasty’' } },
  ],
  [
    'tiredWord',
    false,
    { words: 'pies set nicely', fresh: 'nicely', slots: { word: '‘nice’', better: '‘tasty’' } },
  ],
  [
    'vagueWords',
    undefined,
    { words: 'we ate pies', slots: { word: '‘stuff’', other: '‘things’' } },
  ],
  ['vagueWords', false, { words: 'we ate Stuff', slots: { word: '‘stuff’', other: '‘things’' } }],
  ['vagueWords', false, { words: 'we ate things', slots: { word: '‘stuff’', other: '‘things’' } }],
] as const)('a step of %s is judged %s by its place: %o', (rule, verdict, place) => {
  expect(answerTo(rules[rule], place)).toBe(verdict);
});

it.each([
  ['went', 'we go home', false],
  ['said', 'she says so', false],
  ['good', 'the best pie', false],
  ['bad', 'the worst pie', false],
  ['big', 'a bigger pie', false],
  ['got', 'we get pies', false],
  ['ran', 'we were running', false],
  ['walked', 'we walk home', false],
  ['walk', 'we were walking', false],
  ['stop', 'we were stopping', false],
  ['quick', 'we ran quickly', false],
  ['loud', 'the loudest one', false],
  ['fun', 'the funny one', undefined],
  ['saw', 'we sawed', undefined],
  ['went', 'we trudged home', undefined],
] as const)(
  'a plain word is still there in another form: ‘%s’ in “%s” (%s)',
  (word, words, verdict) => {
    expect(answerTo(plainWord, { words, slots: { word: `‘${word}’` } })).toBe(verdict);
  },
);
