import { describe, expect, it } from 'vitest';
import { AlreadySaid } from './already-said.ts';
import { scoreOf, type Aim } from './score.ts';

const aim: Aim = {
  wordCount: 35,
  readingLevel: 1,
  studentName: 'Sam',
  known: new Set(),
  isPraise: false,
  alreadySaid: new AlreadySaid([]),
  avoids: [],
};

const point = (comment: string, rule = 'definition') => ({
  kind: 'strength' as const,
  comment,
  quotations: [],
  example: null,
  skill: null,
  rule,
});

it('a word that the student has used is not hard, as in the check', () => {
  const points = [point('Sam, tell us what a chrysalis is.')];
  const known = new Set(['chrysalis']);
  expect(scoreOf(points, { ...aim, known })).toBeLessThan(scoreOf(points, aim));
});

it('praise for effort is the last thing to say', () => {
  const words = 'Sam, you made a good start.';
  expect(scoreOf([point(words)], aim)).toBeLessThan(scoreOf([point(words, 'effort')], aim));
});

it('telling how is worth a little, and words too many cost more than they are worth', () => {
  const [short, longer] = ['Sam, go on.', 'Sam, go on. Tell us what you saw and heard.'];
  const endless = 'Sam, go on. '.repeat(20);
  expect(scoreOf([point(longer)], aim)).toBeLessThan(scoreOf([point(short)], aim));
  expect(scoreOf([point(endless)], aim)).toBeGreaterThan(scoreOf([point(short)], aim));
});

describe('which of two feedbacks is the better one', () => {
  type Points = Parameters<typeof scoreOf>[0];
  const said = (...comments: string[]) => comments.map((comment) => point(comment));
  const step = (...quotations: string[]) => ({
    ...point('Look again.'),
    kind: 'nextStep' as const,
    quotations,
  });
  const any: Aim = { ...aim, wordCount: 70, readingLevel: null };
  /** How much worse the first is than the second. */
  const worse = (one: Points, other: Points, over: Partial<Aim> = {}) =>
    scoreOf(one, { ...any, ...over }) - scoreOf(other, { ...any, ...over });
  const words = (count: number) =>
    'Kia kaha e hoa. '.repeat(20).split(' ').slice(0, count).join(' ');

  it('is the longer one up to what was asked for; then length counts no more, up to a tenth more', () => {
    expect(worse(said(words(60)), said(words(70)))).toBeGreaterThan(0);
    expect(worse(said(words(70)), said(words(77)))).toBeCloseTo(0);
    expect(worse(said(words(78)), said(words(77)))).toBeCloseTo(60);
    expect(worse(said(words(79)), said(words(77)))).toBeCloseTo(120);
  });

  it('is the one without words that the teacher never writes, even if it is too long', () => {
    const avoids = ['awesome', 'wow'];
    const [loved, unloved] = [said('Kia kaha e hoa.'), said('Wow, this is awesome.')];
    expect(worse(unloved, loved, { avoids })).toBeGreaterThan(380);
    expect(worse(unloved, loved)).toBeLessThan(20);
  });

  it('is the one whose sentences the class hasn’t had', () => {
    const alreadySaid = new AlreadySaid(['Kia kaha, e hoa. Tino pai!']);
    const [had, fresh] = [said('Kia kaha, e hoa.'), said('Kia toa, e hoa.')];
    expect(worse(had, fresh, { alreadySaid })).toBeGreaterThan(20);
    expect(worse(had, fresh)).toBeCloseTo(0);
  });

  it('is the one that shows its step at more places; those of praise count nothing', () => {
    expect(worse([step('an eel')], [step('an eel', 'a weka')])).toBeCloseTo(8);
    expect(
      worse([step('an eel'), step('a hut')], [step('an eel'), step('a hut', 'a weka')]),
    ).toBeCloseTo(8);
    const praise = (...quotations: string[]) => [
      { ...step(...quotations), kind: 'strength' as const },
    ];
    expect(worse(praise('an eel'), praise('an eel', 'a weka'))).toBeCloseTo(0);
  });

  it('is the one whose points are built differently', () => {
    const [sound, smell] = ['You can add a sound.', 'You can add a smell.'];
    const other = 'A smell you can add.';
    expect(worse(said(sound, smell), said(sound, other))).toBeCloseTo(10);
    expect(worse(said(sound, smell.toUpperCase()), said(sound, other.toUpperCase()))).toBeCloseTo(
      10,
    );
    expect(
      worse(said(sound, 'You should add a smell.'), said(sound, 'Add a smell you should.')),
    ).toBeCloseTo(0);
    expect(worse(said(sound, smell, sound), said(sound, other, sound))).toBeCloseTo(10);
  });

  it('begins at most one of its points with words of the student', () => {
    const [shows, tells] = ['“an eel” shows me more.', '“a weka” tells me more.'];
    const [showing, telling] = ['It shows me “an eel”, more.', 'It tells “a weka”, more to me.'];
    expect(worse(said(shows, tells), said(shows, telling))).toBeGreaterThan(9);
    expect(worse(said(shows, telling), said(showing, telling))).toBeLessThan(5);
    expect(worse(said(`Sam, ${shows}`, tells), said(`Sam, ${showing}`, tells))).toBeGreaterThan(9);
  });

  describe('at a reading level', () => {
    const plain = said('You can see the sea. You can see the sun. You can see the dog.');
    const long = said(
      'You can see the sea and you can see the sun and you can see the dog and you can see the cat too.',
    );
    const hard = said(
      'Reconsider the vocabulary. Elaborate the chronology. Interrogate ambiguity.',
    );

    it('is the one in short sentences of words that the reader knows', () => {
      expect(worse(long, plain, { readingLevel: 1 })).toBeGreaterThan(60);
      expect(worse(hard, plain, { readingLevel: 1 })).toBeGreaterThan(200);
      const known = new Set(
        'reconsider vocabulary elaborate chronology interrogate ambiguity'.split(' '),
      );
      expect(worse(hard, hard, { readingLevel: 1, known })).toBe(0);
      expect(
        scoreOf(hard, { ...any, readingLevel: 1 }) -
          scoreOf(hard, { ...any, readingLevel: 1, known }),
      ).toBeGreaterThan(200);
    });

    it('is the less plain one for those who read well', () => {
      const richer = said(
        'You describe the sea so well that readers can imagine standing beside it.',
      );
      expect(worse(plain, richer, { readingLevel: 3 })).toBeGreaterThan(20);
      expect(worse(plain, richer, { readingLevel: 1 })).toBeLessThan(0);
    });

    it('is not judged by hard words where no level was asked for', () => {
      expect(worse(hard, plain)).toBeLessThan(worse(hard, plain, { readingLevel: 1 }) - 200);
    });

    it('has nothing to do with the student’s name', () => {
      const named = said('Zephyrine, you can see the sea.');
      const unnamed = said('Kia ora, you can see the sea.');
      expect(worse(named, unnamed, { readingLevel: 1, studentName: 'Zephyrine' })).toBeCloseTo(
        0.35,
      );
    });
  });
});
