import { describe, expect, it } from 'vitest';
import { check, first, question, step, strength, text } from './testing/sample-feedback.ts';

describe('the gate', () => {
  it('lets good feedback through with what was measured', () => {
    const good = strength('Tāne, “as wobbly as jelly” helps me see it.', ['as wobbly as jelly']);
    const { points, feedback, checks, reasons } = check([good, step, question]);
    expect(reasons).toEqual([]);
    expect(checks.failed).toEqual([]);
    expect(checks.quotations).toEqual({ found: 1, mended: 0, dropped: 0 });
    expect(checks.words).toEqual({ count: 32, asked: 30 });
    expect(points.map(({ kind }) => kind)).toEqual(['strength', 'nextStep', 'question']);
    expect(feedback).toBe(
      'Tāne, “as wobbly as jelly” helps me see it.\n\nNext, tell me how it felt in the water. For example: My toes went numb.\n\nWhat did you hear when you fell in?',
    );
    const [quotation] = points[0]?.quotations ?? [];
    expect(text.slice(quotation?.start, quotation?.end)).toBe('as wobbly as jelly');
  });

  it('leaves all but praise out of praise', () => {
    const good = strength('Tāne, “as wobbly as jelly” helps me see it.', ['as wobbly as jelly']);
    const praise = check([good, step, question], { isPraise: true, wordCount: 10 });
    expect(praise.points.map(({ kind }) => kind)).toEqual(['strength']);
    expect(praise.checks.failed).toEqual([]);
  });

  it('lets a sparing writer say less than was asked, and never more', () => {
    const good = strength('Tāne, “as wobbly as jelly” helps me see it.', ['as wobbly as jelly']);
    const draft = [good, step, question];
    expect(check(draft, { wordCount: 70 }).checks.failed).toEqual(['length']);
    expect(check(draft, { wordCount: 70, isSparing: true }).checks.failed).toEqual([]);
    expect(check(draft, { wordCount: 20, isSparing: true }).checks.failed).toContain('length');
  });

  it('drops a point whose quotation is not in the text, listed or not', () => {
    const unlisted = check([strength('“the eel bit my toes” is scary.'), step, question]);
    expect(unlisted.checks.quotations.dropped).toBe(1);
    expect(unlisted.checks.failed).toContain('strength');
    expect(unlisted.reasons.join(' ')).toContain(
      '“the eel bit my toes” is not in the student’s text',
    );
    expect(first(strength('A good word.', ['eel']))?.kind).toBe('nextStep');
  });

  it('tells when nothing is quoted, for then nothing is proven', () => {
    const { checks, reasons } = check([strength('A fine text.'), step, question]);
    expect(checks.failed).toContain('quotations');
    expect(reasons.join()).toContain('word for word');
  });

  it('takes straight and single quotation marks for quotations too', () => {
    expect(first(strength('"the eel bit my toes" is scary.'))?.kind).toBe('nextStep');
    expect(first(strength("'the eel bit my toes' is scary."))?.kind).toBe('nextStep');
    expect(first(strength('"as wobbly as jelly" is fun.'))?.comment).toBe(
      '“as wobbly as jelly” is fun.',
    );
  });

  it('leaves suggested words and frames alone', () => {
    const comment = 'Try ‘shivered’ or “I felt … because …” in “so cold” places.';
    const point = check([strength('“as wobbly as jelly” is fun.'), { ...step, comment }]).points[1];
    expect(point?.comment).toContain('‘shivered’');
    expect(point?.quotations.map((quotation) => quotation.text)).toEqual(['so cold']);
  });

  it('does not take a suggested word for a misspelt one of the text', () => {
    const comment = 'Could it be “wobbles” or “jolly” here?';
    const { points } = check([strength('“so cold” works.'), { ...step, comment }]);
    expect(points[1]).toMatchObject({ comment, quotations: [] });
  });

  it('strips mark-up and scripts', () => {
    const point = first(
      strength('<b>Well</b> **done**: <script>alert(1)</script>“so cold” [is](http://x.nz) good.'),
    );
    expect(point?.comment).toBe('Well done: “so cold” is good.');
  });

  it('drops what can’t be made plain text', () => {
    expect(first(strength('Look <img src=x onerror="a'))?.kind).toBe('nextStep');
  });

  it('drops a rewritten sentence, and an example that writes the text', () => {
    const rewritten = 'On Wednesday we went to a camp at beautiful Lake Taupō by bus.';
    expect(first(strength(rewritten))?.kind).toBe('nextStep');
    const result = check([strength('“so cold” works.'), { ...step, example: rewritten }, question]);
    expect(result.points[1]?.example).toBeNull();
    expect(result.reasons.join()).toContain('An example must be short');
  });

  it('tells when a stand-in is left over, or came back changed', () => {
    expect(
      check([strength('Casey’s words “so cold” work.'), step, question]).checks.failed,
    ).toContain('standIn');
    expect(check([strength('See [link 1]: “so cold” works.'), step]).points).toHaveLength(1);
    expect(check([strength('Kasey’s words “so cold” work.'), step]).checks.failed).toContain(
      'standIn',
    );
  });

  it('looks for so many quotations that are not there as they stand, and drops what has more', () => {
    const nearly = strength('“so colld” helps me, and “kayakk” too.', ['so colld', 'kayakk']);
    const invented = (n: number) => strength(`I see “the moon danced ${n} times”.`);
    const many = Array.from({ length: 13 }, (_, n) => invented(n));
    const kept = (draft: ReturnType<typeof strength>[]) =>
      check([...draft, step, question]).points.some(({ kind }) => kind === 'strength');
    const near = strength('I like “it was so colld”, since it helps me feel it.');
    expect(kept([near])).toBe(true);
    expect(kept([...many.slice(0, 11), near])).toBe(true);
    expect(kept([...many, near])).toBe(false);
    expect(kept([...many, strength('“so cold” helps me feel it.')])).toBe(true);
    expect(
      kept([{ ...nearly, quotations: Array.from({ length: 13 }, (_, n) => `moon ${n}`) }]),
    ).toBe(false);
  });

  it('drops a point with a mark or an insult', () => {
    for (const comment of [
      '“so cold” works, 8/10.',
      'This is at Level 3: “so cold”.',
      '“so cold” works, you idiot.',
    ])
      expect(check([strength(comment), step, question]).points).toHaveLength(2);
  });

  it('tells when the child is judged', () => {
    for (const comment of [
      'You are so clever: “so cold” works.',
      'You’re a great writer, “so cold” works.',
      'Your spelling is terrible in “wensday”.',
    ])
      expect(check([strength(comment), step, question]).checks.failed).toContain('tone');
    expect(check([strength('“so cold” is clever.'), step, question]).checks.failed).not.toContain(
      'tone',
    );
  });

  it('says what is missing or too long', () => {
    const { checks, reasons } = check([strength('“so cold” works.')]);
    expect(checks.failed).toEqual(['nextStep', 'length']);
    expect(reasons).toContain('The feedback has 3 words. Write between 27 and 33 words.');
  });

  it('tells when sentences or words are too hard for the reader', () => {
    const hard = strength(
      'Your sophisticated characterisation demonstrates considerable metacognitive awareness throughout “so cold” and substantiates a compelling narrative perspective.',
    );
    expect(check([hard, step, question], { readingLevel: 1 }).checks.failed).toContain(
      'readingLevel',
    );
  });

  it('returns nothing for a writer that wrote nothing', () => {
    const { points, feedback, checks } = check([]);
    expect(points).toEqual([]);
    expect(feedback).toBe('');
    expect(checks.failed).toEqual(['strength', 'nextStep', 'length']);
  });

  it('tells the writer of each fault once, and of none where the rest passes', () => {
    expect(check([]).reasons).toEqual([
      expect.stringContaining('at least one strength'),
      expect.stringContaining('at least one next step'),
      'The feedback has 0 words. Write between 27 and 33 words.',
    ]);
    const good = strength('Tāne, “as wobbly as jelly” helps me see it.');
    const long = { ...step, example: 'The old horse limped on. '.repeat(9) };
    const passing = check([good, long, question], { wordCount: 25 });
    expect(passing.points[1]?.example).toBeNull();
    expect([passing.checks.failed, passing.reasons]).toEqual([[], []]);
  });

  it('takes two words for proof, wherever they are quoted, and not one', () => {
    const failed = (comment: string) => check([strength(comment), step, question]).checks.failed;
    expect(failed('“camp” and “jelly” are clear.')).not.toContain('quotations');
    expect(failed('“camp” and again “camp” is clear.')).toContain('quotations');
  });

  it('puts what the teacher always says around it, on top of the words asked for', () => {
    const frame = { greeting: 'Kia ora Tāne!', ending: 'Ngā mihi nui' };
    const good = strength('“as wobbly as jelly” helps me see it.');
    const { points, feedback, checks } = check([good, step, question], {
      hers: { frame, avoids: [] },
    });
    expect(feedback).toMatch(/^Kia ora Tāne!\n\n“as wobbly.*\n\nNgā mihi nui$/su);
    expect(points.map((point) => point.frame)).toEqual([frame, undefined, undefined]);
    expect(checks.frame).toEqual(frame);
    expect(checks.words).toEqual({ count: 37, asked: 36 });
    const bare = check([good, step, question]);
    expect('frame' in bare.checks).toBe(false);
    expect(bare.points.some((point) => 'frame' in point)).toBe(false);
  });
});
