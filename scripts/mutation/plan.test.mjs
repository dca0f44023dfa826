import { expect, test } from 'vitest';
import { planOf, read } from './plan.mjs';

const isOwn = (file) => file.startsWith('/own/');

const covered = (file, tests, atLoad = []) => ({ event: 'covered', file, tests, atLoad });
const tried = (mutant, id) => [
  { event: 'try', mutant, test: id },
  { event: 'lived', mutant, test: id, hit: true },
];
const sourceOf = () => 'own/a.ts';
const next = (...journal) => planOf(journal.flat(), { isOwn, sourceOf });

test('a change is tried with the tests that come to it, the quick ones first', () => {
  const quick = { id: 'quick', ms: 3, hits: { a: 2 } };
  const slow = { id: 'slow', ms: 300, hits: { a: 1, b: 1 } };
  const file = covered('/own/x.test.ts', [slow, quick]);
  expect(next(file).plan.tests).toEqual({ quick: [['a', 2]] });
  expect(next(file, tried('a', 'quick')).plan.tests).toEqual({
    slow: [
      ['a', 1],
      ['b', 1],
    ],
  });
});

test('tests that threads work for come after all others', () => {
  const threaded = { id: 'threaded', ms: 1, hits: { a: 1 }, usesThreads: true };
  const plain = { id: 'plain', ms: 1_000, hits: { a: 1 }, usesThreads: false };
  const file = covered('/own/x.test.ts', [threaded, plain]);
  expect(next(file).plan.tests).toEqual({ plain: [['a', 1]] });
  expect(next(file, tried('a', 'plain')).plan.tests).toEqual({ threaded: [['a', 1]] });
});

test('what was noticed, or has hung, is not tried again', () => {
  const hits = { a: 1, b: 1, c: 1 };
  const file = covered('/own/x.test.ts', [{ id: 'one', ms: 1, hits }]);
  const killed = { event: 'killed', mutant: 'a', test: 'one' };
  expect(next(file, killed, { event: 'hung', mutant: 'b' }).plan.tests.one).toEqual([['c', 1]]);
  expect(next(file, killed, { event: 'hung', mutant: 'b' }, tried('c', 'one'))).toBe(null);
});

test('a change that was begun and not ended is the one that hangs', () => {
  expect(read([{ event: 'try', mutant: 'a', test: 'one' }]).open).toBe('a');
  expect(read(tried('a', 'one')).open).toBe(null);
});

test('a change after which a test fails without it, too, and never ends is the one that hangs', () => {
  const spoiled = [
    { event: 'try', mutant: 'a', test: 'one' },
    { event: 'spoiled', mutant: 'a', test: 'one' },
  ];
  expect(read(spoiled).open).toBe('a');
  expect(read([...spoiled, { event: 'done' }]).open).toBe(null);
});

test('a test that fails without any change is left alone', () => {
  const file = covered('/own/x.test.ts', [{ id: 'one', ms: 1, hits: { a: 1 } }]);
  const unusable = { event: 'unusable', test: 'one' };
  expect(next(file, unusable).plan.step).toBe('afresh');
});

test('a slow test is not repeated', () => {
  const file = covered('/own/x.test.ts', [{ id: 'one', ms: 5_000, hits: { a: 1 } }]);
  expect(next(file)).toBe(null);
});

test('a change gets as many tests as its time holds, but three at least, its own before the quickest', () => {
  const testsOf = (name, ms) => [1, 2].map((n) => ({ id: `${name} ${n}`, ms, hits: { a: 1 } }));
  const own = covered('/own/x.test.ts', testsOf('long', 400));
  const other = covered('/other/x.test.ts', testsOf('quick', 1));
  expect(next(other, own).plan.tests).toEqual({ 'quick 1': [['a', 1]] });
  expect(next(other, own, tried('a', 'quick 1')).files).toEqual(['/own/x.test.ts']);
  expect(next(other).plan.tests).toEqual({ 'quick 1': [['a', 1]], 'quick 2': [['a', 1]] });
});

const runsOf = ({ plan }) => plan.runs.map(({ file, mutant }) => `${file} ${mutant ?? ''}`);
const loaded = (names) => names.map((name) => covered(`${name}.test.ts`, [], ['m']));

test('code that runs at load is loaded afresh in the tests of its own, the nearest first, and once without a change', () => {
  const plan = next(loaded(['/b', '/own/z', '/own/a']));
  expect(runsOf(plan)).toEqual([
    '/own/a.test.ts ',
    '/own/z.test.ts ',
    '/own/a.test.ts m',
    '/own/z.test.ts m',
  ]);
});

test('a file that was loaded afresh without a change need not be again', () => {
  const clean = { event: 'clean', file: '/own/a.test.ts' };
  expect(runsOf(next(loaded(['/own/z', '/own/a']), clean))).toEqual([
    '/own/z.test.ts ',
    '/own/a.test.ts m',
    '/own/z.test.ts m',
  ]);
});

test('without tests of its own, one other test has to do', () => {
  expect(runsOf(next(loaded(['/b', '/c'])))).toEqual(['/b.test.ts ', '/b.test.ts m']);
});

test('a change that a test did not come to again is tried with everything loaded afresh', () => {
  const file = covered('/own/x.test.ts', [{ id: 'one', ms: 1, hits: { a: 1 } }]);
  const [begun, lived] = tried('a', 'one');
  expect(next(file, begun, { ...lived, hit: false }).plan.step).toBe('afresh');
  expect(next(file, begun, lived)).toBe(null);
});

test('a change that has left a test broken is tried with no other, but loaded afresh', () => {
  const hits = { a: 1, b: 1 };
  const tests = ['one', 'two'].map((id) => ({ id, ms: 1, hits }));
  const spoiled = [
    { event: 'try', mutant: 'a', test: 'one' },
    { event: 'spoiled', mutant: 'a', test: 'one' },
  ];
  const file = covered('/own/x.test.ts', tests);
  expect(next(file, spoiled).plan.tests).toEqual({ one: [['b', 1]], two: [['b', 1]] });
  const { plan } = next(file, spoiled, tried('b', 'one'), tried('b', 'two'));
  expect(plan.runs.map(({ mutant }) => mutant)).toEqual([undefined, 'a']);
});

test('a test that changes leave broken again and again is loaded afresh', () => {
  const file = covered('/own/x.test.ts', [{ id: 'one', ms: 1, hits: { a: 1, b: 1, c: 1, d: 1 } }]);
  const spoiled = ['a', 'b', 'c'].flatMap((mutant) => [
    { event: 'try', mutant, test: 'one' },
    { event: 'spoiled', mutant, test: 'one' },
  ]);
  expect(next(file, spoiled.slice(0, 4)).plan.tests.one.map(([id]) => id)).toEqual(['c', 'd']);
  const { plan } = next(file, spoiled);
  expect(plan.runs.map(({ mutant }) => mutant)).toEqual([undefined, 'a', 'b', 'c', 'd']);
});
