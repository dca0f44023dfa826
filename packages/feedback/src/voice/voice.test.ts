import { expect, it } from 'vitest';
import { checkFeedback } from '../checks/check-feedback.ts';
import { sourceText } from '../checks/finding/source-text.ts';
import { builtInWriter } from '../writer/built-in-writer.ts';
import { avoidedIn } from './avoided-words.ts';
import { exampleOf } from './example-of.ts';
import { filledFrame, frameThatFits, framed, noFrame, withoutFrame } from './frame.ts';

const text =
  'On Friday we walked to the awa behind our kura. Tama said the water was freezing and he was right. ' +
  'I found a kōura under a flat rock and it nipped me because i picked it up. We ate our lunch on the grass.';

const frame = { greeting: 'Kia ora [name]!', ending: 'Ngā mihi, Whaea Hana' };
const hers = filledFrame(frame, 'Aroha');
const point = (kind: 'strength' | 'nextStep', comment: string, quotations: string[] = []) => ({
  kind,
  comment,
  quotations,
  example: null,
  skill: null,
});

const points = [
  point(
    'strength',
    'Aroha, I can see “a kōura under a flat rock” as if I were there with you now.',
    ['a kōura under a flat rock'],
  ),
  point(
    'nextStep',
    'Tell me how it felt when you wrote “it nipped me”. One more line will do it.',
    ['it nipped me'],
  ),
];
const checked = (draft = points, avoids: string[] = [], around = hers) =>
  checkFeedback(draft, {
    source: sourceText(text),
    wordCount: 33,
    readingLevel: null,
    studentName: 'Aroha',
    isPraise: false,
    isSparing: false,
    standIns: [],
    hers: { frame: around, avoids },
  });

it('puts her greeting and her ending around a feedback, once, whatever the writer began with', () => {
  const others = ['Kia ora Aroha! I', 'kia ora, Aroha – I', 'Hi Aroha, I', 'I'].map((start) =>
    points.map((one) => ({ ...one, comment: one.comment.replace('Aroha, I', start) })),
  );
  const signed = points.map((one, i) =>
    i === 1 ? { ...one, comment: `${one.comment} Ngā mihi, Whaea Hana.` } : one,
  );
  for (const draft of [points, ...others, signed]) {
    const { feedback, checks, points: kept } = checked(draft);
    expect(feedback).toBe(
      'Kia ora Aroha!\n\nI can see “a kōura under a flat rock” as if I were there with you now.\n\n' +
        'Tell me how it felt when you wrote “it nipped me”. One more line will do it.\n\nNgā mihi, Whaea Hana',
    );
    expect(checks.failed).toEqual([]);
    expect(checks.words.asked).toBe(40);
    expect([checks.frame, kept[0]?.frame]).toEqual([hers, hers]);
  }
});

it('measures how hard a feedback is to read without its greeting and its ending', () => {
  const hard = { greeting: 'Wonderful imaginative storytelling, everybody!', ending: '' };
  const levels = [hard, noFrame].map((one) => checked(points, [], one).checks.readingLevel);
  expect(levels[0]).toEqual(levels[1]);
});

it('leaves the student’s name where it is no greeting', () => {
  const kept = ['Aroha’s kōura is alive.', 'Aroha saw it.', 'Aroha'];
  for (const comment of kept)
    expect(withoutFrame([point('strength', comment)], hers, 'Aroha')[0]?.comment).toBe(comment);
});

it('leaves out the ending, then the greeting, where too few words would be left', () => {
  expect(frameThatFits(frame, 35)).toEqual(frame);
  expect(frameThatFits(frame, 25)).toEqual({ ...frame, ending: '' });
  expect(frameThatFits(frame, 20)).toEqual(noFrame);
  expect(framed('Ka pai.', noFrame)).toBe('Ka pai.');
});

it('takes any signs in a greeting for what they are', () => {
  const odd = filledFrame({ greeting: 'Hi [NAME] (*_-)$& [a', ending: '\\p{ $1' }, '$&Zoë');
  expect(odd.greeting).toBe('Hi $&Zoë (*_-)$& [a');
  expect(withoutFrame(points, odd, '$&Zoë')).toEqual(points);
});

it.each([
  ['Awesome work', ['awesome'], ['awesome']],
  ['AWESOME!', ['awesome'], ['awesome']],
  ['awesomely done', ['awesome'], []],
  ['what a  good\njob', ['Good job'], ['Good job']],
  ['wow – whānau', ['whanau'], ['whanau']],
  ['You wrote “awesome kōura”.', ['awesome'], []],
  ['It’s done', ["it's"], ["it's"]],
  ['C++ (fun)', ['(fun)', 'c+', ' '], ['(fun)', 'c+']],
] as const)('finds the words that she never uses: %j', (said, avoids, found) => {
  expect(avoidedIn(said, avoids)).toEqual(found);
});

it('asks again for a word that she never uses, and shows it where it stays', () => {
  const { checks, reasons } = checked(points, ['line', 'kōura']);
  expect(checks.failed).toEqual(['avoidedWords']);
  expect(reasons.join(' ')).toContain('never writes ‘line’');
});

it('takes no words of an example for words of the student', () => {
  const copied = [
    point('strength', 'I love “the moa was as tall as a house” in your writing about the river.', [
      'the moa was as tall as a house',
    ]),
    ...points.slice(1),
  ];
  expect(checked(copied).checks.failed).toContain('strength');
  expect(checked(copied).feedback).not.toContain('moa');
});

const request = {
  text,
  studentName: 'Aroha',
  focus: [{ title: 'Ideas', descriptors: '' }],
  wordCount: 70,
  readingLevel: 2 as const,
  seed: 'seed',
};
const voice = { greeting: '', ending: '', asking: null, uses: [], avoids: [], examples: [] };

it('has the built-in writer say it in other words than those that she never uses', () => {
  const plain = builtInWriter.write(request);
  const used = plain.flatMap(
    ({ comment }) => comment.match(/\b(?:add|see|know|include|put|tells?|reader|give)\b/giu) ?? [],
  );
  expect(used.length).toBeGreaterThan(0);
  const without = builtInWriter.write({ ...request, voice: { ...voice, avoids: [used[0]!] } });
  expect(without.flatMap(({ comment }) => avoidedIn(comment, [used[0]!]))).toEqual([]);
  expect(without.map(({ kind }) => kind)).toContain('nextStep');
});

it('labels the built-in writer’s first next step for a teacher who does', () => {
  const written = builtInWriter.write({ ...request, voice: { ...voice, asking: 'nextStep' } });
  const steps = written.filter(({ kind }) => kind === 'nextStep').map(({ comment }) => comment);
  expect(steps[0]).toMatch(/^Next step: \S/u);
  expect(steps.slice(1).join(' ')).not.toContain('Next step:');
});

const people = [
  { fullName: 'Aroha Ngata', givenName: 'Aroha' },
  { fullName: 'Tāne Waititi', givenName: 'Tāne' },
  { fullName: 'Mary-Jane O’Brien', givenName: 'Mary-Jane' },
];
const picked = (feedback: string, studentText = text) =>
  exampleOf({ feedback, studentText, student: people[0]!, people });

it('keeps an example without names and without the student’s words', () => {
  expect(
    picked(
      'Kia ora AROHA! I loved "we walked to the awa" and how Tāne’s shoe got lost. I found a kōura under ' +
        'a flat rock: yes. Ask Mary-Jane or TANE. Ka pai, Aroha Ngata. Aroha’s writing sings.',
    ),
  ).toBe(
    'Kia ora [name]! I loved “…” and how someone’s shoe got lost. …: yes. Ask someone or someone. ' +
      'Ka pai, [name]. [name]’s writing sings.',
  );
});

it('keeps no nickname that only the student’s text tells', () => {
  const said = 'Ka pai! What did Noodle do, and was storm there?';
  expect(picked(said, 'My cousin Storm hid. Her nickname is Noodle.')).toBe(
    'Ka pai! What did someone do, and was someone there?',
  );
});

it('keeps no more of an example than fits, and whole signs', () => {
  const long = picked('Ka pai Tāne 🦜 '.repeat(4_000));
  expect(long.length).toBeLessThanOrEqual(2_048);
  expect(long).not.toContain('Tāne');
  expect(long.isWellFormed()).toBe(true);
  expect(picked('Ka pai \ud83d Tāne \udc00!', 'half \ud83d').isWellFormed()).toBe(true);
  expect(picked('')).toBe('');
});
