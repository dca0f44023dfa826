import { describe, expect, it } from 'vitest';
import { readContent } from '../../model/index.ts';
import { writtenFeedback } from './answer-shape.ts';
import { stepVerdicts } from './judge-steps.ts';

describe('what a model answers', () => {
  const point = { kind: 'strength', comment: 'Good.' };
  const read = (answer: object) => writtenFeedback.parse({ points: [], ...answer });

  it('may leave out everything but the points', () => {
    expect(read({})).toEqual({
      concern: null,
      draft: '',
      reading: [],
      choice: '',
      desk: '',
      check: '',
      points: [],
    });
    expect(writtenFeedback.safeParse({ draft: 'Good.' }).success).toBe(false);
  });

  it('is what comes after a shape to fill in, and after a first draft', () => {
    const written = (comment: string) => JSON.stringify({ points: [{ ...point, comment }] });
    const said = (answer: string) => {
      const reading = readContent(answer, writtenFeedback);
      return reading.isReadable && reading.value.points.map(({ comment }) => comment);
    };
    expect(said(`The shape is {"points": []}. Here: ${written('Good.')}`)).toEqual(['Good.']);
    expect(said(`${written('Good.')} The shape was {"points": []}.`)).toEqual(['Good.']);
    expect(said(`Draft: ${written('Bad.')} Better: ${written('Good.')}`)).toEqual(['Good.']);
    expect(said('Nothing to say: {"points": []}')).toEqual([]);
  });

  it('may be one quotation without its list, or an empty one', () => {
    const quotations = (said: unknown) =>
      read({ points: [{ ...point, quotations: said }] }).points[0]?.quotations;
    expect(quotations('we swam')).toEqual(['we swam']);
    expect(quotations('')).toEqual([]);
    expect(quotations(['we', 'swam'])).toEqual(['we', 'swam']);
  });

  it('keeps an example', () => {
    expect(read({ points: [{ ...point, example: 'As if' }] }).points[0]?.example).toBe('As if');
  });
});

describe('a model’s concern', () => {
  const read = (concern: unknown) => writtenFeedback.parse({ concern, points: [] }).concern;

  it.each([
    [{ kind: 'weather', words: 'a storm' }, 'other', 'a storm'],
    [{ kind: 'self-harm', words: 'a storm' }, 'selfHarm', 'a storm'],
    [{ kind: 'home', words: ['we sit', 'in the wardrobe'] }, 'home', 'we sit … in the wardrobe'],
    [{ kind: 'home', words: '' }, 'home', ''],
    [{ kind: 'home', words: [] }, 'home', ''],
    [{ kind: 'home', words: null }, 'home', ''],
    [{ kind: 'neglect', words: '' }, 'other', ''],
    [{ kind: 'other', words: 'a storm', isUrgent: false }, 'other', 'a storm'],
    [{ kind: 'other', words: '', reason: 'Nobody feeds her' }, 'other', 'Nobody feeds her'],
    [{ kind: '', words: 'a storm' }, 'other', 'a storm'],
    [{ kind: null, words: 'a storm', isUrgent: false }, 'other', 'a storm'],
    [{ kind: 'unknown', words: 'a storm' }, 'other', 'a storm'],
    [{ kind: 'other', words: 'There is no reason to live' }, 'other', 'There is no reason to live'],
    [{ kind: 'other', words: 'No one worries about me' }, 'other', 'No one worries about me'],
    [{ kind: 'other', words: 'nothing to eat' }, 'other', 'nothing to eat'],
    [{ kind: 'other', isConcern: true }, 'other', ''],
    [{ words: 'a storm' }, 'other', 'a storm'],
    [{ kind: 'home', words: 'a storm', isUrgent: false }, 'home', 'a storm'],
    [{ type: 'home', quote: 'a storm' }, 'home', 'a storm'],
    [
      [
        { kind: 'home', words: 'one' },
        { kind: 'other', words: 'two' },
      ],
      'home',
      'one … two',
    ],
    [
      [
        { kind: 'other', words: '' },
        { kind: 'home', words: '' },
      ],
      'home',
      '',
    ],
    [['home', { kind: 'other', words: 'two' }], 'home', 'two'],
    [['one', 'two'], 'other', 'one … two'],
    ['There is no reason to go on', 'other', 'There is no reason to go on'],
    ['a storm', 'other', 'a storm'],
    ['Nobody feeds me', 'other', 'Nobody feeds me'],
    ['home', 'home', ''],
    [true, 'other', ''],
    [1, 'other', ''],
  ])('is read from %j', (concern, kind, words) => {
    expect(read(concern)).toEqual({ kind, words });
  });

  it.each([
    [null],
    [false],
    [''],
    ['None.'],
    ['No concerns: an ordinary recount of a day at the beach, told by a happy child.'],
    ['There is no reason for concern'],
    [[]],
    [{}],
    [{ kind: null, words: null }],
    [{ kind: 'none', words: '' }],
    [{ kind: 'none', words: 'We went to the beach' }],
    [{ isConcern: false, reason: 'A recount' }],
    [{ kind: 'other' }],
    ['other'],
    [[{ kind: 'other', words: '' }]],
    [{ kind: 'other', words: '', reason: 'No concerns: an ordinary recount.' }],
    [{ kind: 'other', words: 'Nothing to report' }],
    ['There are no worries here'],
  ])('is none where a model says so: %j', (concern) => {
    expect(read(concern)).toBeNull();
  });

  it('is none where the field is filled without words or a kind', () => {
    const kinds = ['other', 'Other', '', 'unknown', 'general', null];
    const nothings = ['', ' ', '-', 'none', 'None.', 'N/A', 'no_concern', 'No concerns found.', []];
    for (const kind of kinds)
      for (const words of [...nothings, null]) expect(read({ kind, words })).toBeNull();
  });

  it.each(['none', 'no_concern', 'No concern', 'n/a', 'not applicable', 'null'])(
    'is none where its kind is %j',
    (kind) => {
      for (const concern of [{ kind, words: '' }, { kind }, kind]) expect(read(concern)).toBeNull();
    },
  );

  it('may be nested as deep as an answer is long', () => {
    const deep: unknown = JSON.parse('['.repeat(8_000) + ']'.repeat(8_000));
    expect(read(deep)).toEqual({ kind: 'other', words: '' });
    expect(read([{ kind: 'home', words: deep }, deep])).toEqual({ kind: 'home', words: '' });
  });

  it('counts though the rest of the answer is missing or of no shape', () => {
    const concern = { kind: 'home', words: 'a storm' };
    for (const answer of [{ concern }, { concern, points: '', reading: null }, concern])
      expect(writtenFeedback.parse(answer)).toMatchObject({ concern, points: [] });
    expect(writtenFeedback.safeParse({ concern: null, points: '' }).success).toBe(false);
    const whole = { concern, points: [{ kind: 'strength', comment: 'Good.' }] };
    expect(writtenFeedback.parse(whole).points).toHaveLength(1);
  });
});

describe('a judge of steps', () => {
  it('may leave out its proof, and spell a verdict in its own way', () => {
    const read = (verdict: unknown, proof?: unknown) =>
      stepVerdicts.safeParse({ verdicts: [{ step: 1, verdict, proof }] });
    expect(read('Not yet').data?.verdicts).toMatchObject([
      { step: 1, verdict: 'notYet', proof: [] },
    ]);
    expect(read('DONE', null).data?.verdicts[0]).toMatchObject({ verdict: 'done', proof: [] });
    for (const verdict of ['undone', '', 3, null]) expect(read(verdict).success).toBe(false);
  });
});
