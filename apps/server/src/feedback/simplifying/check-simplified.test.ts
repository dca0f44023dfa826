import { expect, it } from 'vitest';
import { betterSimplified, judgeSimplified } from './check-simplified.ts';
import { conceal } from '../concealing/concealed-names.ts';
import { hiddenIn } from '../concealing/hidden.ts';

const original =
  'Aroha, I like how you wrote “the water was so cold”. Next, say more about “it nipped me”. What did you do then?';
const student = { fullName: 'Aroha Ngata', givenName: 'Aroha' };
const given = { text: original, student, classmates: [student], alsoSent: [], others: [] };
const concealed = conceal(given);

const judged = (draft: string) =>
  judgeSimplified({ draft, by: 'model', hidden: hiddenIn(given, concealed) });

it('gives the name back in a simplified feedback that keeps its quotations', () => {
  const good = judged(
    `${concealed.student}, I like “the water was so cold”. Say more about "it nipped me".`,
  );
  expect(good.answer?.feedback).toBe(
    'Aroha, I like “the water was so cold”. Say more about “it nipped me”.',
  );
  expect(good.reasons).toEqual([]);
});

it('asks for a lost quotation again, but can do without it', () => {
  const lost = judged('I like “the water was so cold”. Now say more.');
  expect(lost.answer).not.toBeNull();
  expect(lost.reasons).toEqual(['Keep the quotation “it nipped me”, or its first few words.']);
});

it('takes out mark-up, and spells as New Zealand does', () => {
  const { answer } = judged(
    '<script>alert(1)</script>**Color** “the water was so cold” and “it nipped”.',
  );
  expect(answer?.feedback).toBe('Colour “the water was so cold” and “it nipped”.');
});

it.each([
  [
    'an invented quotation',
    'I like “the water was so cold” and “the dragon sang to me”.',
    'Quote only words that the feedback has between “ and ”.',
  ],
  [
    'forty words',
    `“it nipped me” ${'and so on '.repeat(12)}now`,
    'It has 40 words. Write fewer than 40.',
  ],
  ['nothing', ' \n ', 'A point was empty.'],
  [
    'what has nothing of the feedback',
    'Well done! Now write it again.',
    'Keep to what the feedback says, and keep what it quotes.',
  ],
  [
    'what has words of the feedback, but quotes none of its quotations',
    'The water was lovely. Say what you did then.',
    'Keep to what the feedback says, and keep what it quotes.',
  ],
  [
    'a quotation that doesn’t end',
    'I like “the water was so cold”. Look at “it nipped me.',
    'Close each quotation mark that you open.',
  ],
  [
    'mark-up that can’t be taken out',
    'I like “the water was so cold” &amp; “it nipped me”.',
    'Write plain text without mark-up.',
  ],
  [
    'a link',
    'I like “the water was so cold”. See https://evil.example for “it nipped me”.',
    'Give no link, e-mail address, phone number or account.',
  ],
  [
    'a grade',
    'I like “the water was so cold”. Say more about “it nipped me”. Level 2.',
    'Give no level, grade, score or mark.',
  ],
  [
    'an insult',
    'I like “the water was so cold”. Say more about “it nipped me”, you idiot.',
    'Be kind: say what to do next, without harsh words.',
  ],
  [
    'harsh words',
    'I like “the water was so cold”, but your ending is boring. Say more about “it nipped me”.',
    'Be kind: say what to do next, without harsh words.',
  ],
  [
    'a sentence written for the student',
    'I like “the water was so cold”. Here it is better: The river bit at our toes like ice.',
    'Write no sentence for the student; suggest a word or two, or how a sentence may begin.',
  ],
  [
    'judging the child',
    'You are so clever: “the water was so cold”. Say more about “it nipped me”.',
    'Speak about the writing, not about the child.',
  ],
])('refuses %s, and says why', (_, draft, reason) => {
  const { answer, reasons } = judged(draft);
  expect(answer).toBeNull();
  expect(reasons).toContain(reason);
});

it('keeps a link and a mark that the teacher gave', () => {
  const hers =
    'Good work on “the water was so cold”: 8 out of 10. See www.school.nz for more tips.';
  const simple = 'I like “the water was so cold”: 8 out of 10. See www.school.nz.';
  expect(judgedOf(hers, simple).answer?.feedback).toBe(simple);
});

it('shows no emoji and nothing unseen, and keeps the paragraphs', () => {
  const draft =
    'I like “the water was so cold” 😀.\u202E\n\n🎉\n\nSay\u200B more about “it nipped me”.';
  expect(judged(draft).answer?.feedback).toBe(
    'I like “the water was so cold”.\n\nSay more about “it nipped me”.',
  );
});

it('takes a mark between “ and ” for no quotation', () => {
  expect(judged('I like “the water was so cold” and your “!”.').answer).not.toBeNull();
});

it('counts and levels what is shown, and tells its points apart', () => {
  const [good, next] = [
    'Aroha, I like “the water was so cold”. It made me shiver.',
    'Now say more about “it nipped me”.',
  ];
  const said = `${good}\n\n${next}`;
  expect(judged(`${good}\n\n\n \n**\n${next}\n`).answer).toMatchObject({
    feedback: said,
    points: [
      { kind: 'strength', comment: good },
      { kind: 'nextStep', comment: next },
    ],
    words: 19,
    readingLevel: { level: 1 },
  });
});

it('takes thirty-nine words of a model, and no more', () => {
  const written = (words: number) =>
    judged(`“it nipped me” ${'so '.repeat(words - 3)}`).answer?.words;
  expect([written(39), written(40)]).toEqual([39, undefined]);
});

/** Of a feedback that names nobody. */
const judgedOf = (text: string, draft: string, by: 'model' | 'built-in' = 'model') => {
  const about = { ...given, text };
  return judgeSimplified({ draft, by, hidden: hiddenIn(about, conceal(about)) });
};

it('takes of the built-in writer what is shorter than the feedback, however long', () => {
  const sentence = 'Look again at “it nipped me” and say what you did.';
  const long = `${sentence} `.repeat(6).trim();
  const built = (draft: string) => judgedOf(long, draft, 'built-in').answer;
  expect(built(long)).toBeNull();
  expect(built(`${sentence} `.repeat(5))?.words).toBe(55);
});

it.each([
  ['a word of five letters', 'Tell what the river did.', true],
  ['short words alone', 'Tell it all, and make it long.', false],
  ['other long words', 'Describe another place instead.', false],
])('without a quotation, what is kept of the feedback can be %s: %s', (_, draft, isKept) => {
  const plain = 'Your text tells it all. Make the part on the river long.';
  expect(judgedOf(plain, draft).answer !== null).toBe(isKept);
});

it('refuses a name that mark-up kept from being given back', () => {
  const [first, ...rest] = concealed.student;
  const { answer, reasons } = judged(`**${first}**${rest.join('')}, “the water was so cold”? Wow!`);
  expect(answer).toBeNull();
  expect(reasons).toContain('Keep each name exactly as it stands.');
});

it.each(['Kasey', 'Emma', '[Student Name]'])('refuses %s in the place of a name', (name) => {
  expect(judged(`${name}, I like “the water was so cold”.`).answer).toBeNull();
});

it('prefers a usable version, then the one with more kept, then the second', () => {
  const [bad, poor, good] = [
    judged('I like “it nipped me”, “the water was so cold” and “the dragon sang”.'),
    judged('I like “it nipped me”.'),
    judged('I like “it nipped me” and “the water was so cold”.'),
  ];
  expect(betterSimplified(bad, poor)).toBe(poor);
  expect(betterSimplified(poor, bad)).toBe(poor);
  expect(betterSimplified(good, poor)).toBe(good);
  expect(betterSimplified(poor, good)).toBe(good);
  const worse = judged('Well done! I like “the dragon sang to me”.');
  expect(worse.reasons.length).toBeGreaterThan(bad.reasons.length);
  expect(betterSimplified(bad, worse)).toBe(bad);
  expect(betterSimplified(worse, bad)).toBe(bad);
  const same = judged('I like “it nipped me” a lot.');
  expect(betterSimplified(poor, same)).toBe(same);
});
