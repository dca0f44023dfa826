import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { gather } from './materials.ts';
import { scopeOf } from '../scopes/scope.ts';

const interview = `My interview with Nana
Interviewer: When were you born?
Nana: I was born in 1948 in Gisborne.
Interviewer: What did you do for fun?
Nana: We swam in the river. We caught eels. We ran everywhere. We had no shoes. Mum said stop it.
Interviewer: What was school like?
Nana: It was strict. We sat in rows and we got the strap becuase we talked.
Interviewer: Thank you for talking to me.`;

const play = `NARRATOR: One day in a dark wood a wolf is sleeping.
WOLF (yawning): I am so hungry. I am so cold. I am so old. I could eat a pig.
PIG: you can’t eat me I live in a brick house
WOLF: I think I should huff and puff. I will.
PIG (laughing): Go on then. Try it. It was good fun.
WOLF: I am tired. I went there. I am going home.`;

const said = (text: string, kind: 'strengths' | 'steps') =>
  gather(readStudentText(text), scopeOf('general writing'))[kind].map(({ rule }) => rule);

/** How spelling, capitals and marks are, what actors try out, and what else could be asked. */
const asked = [
  'actedOut',
  'apostrophes',
  'askedNext',
  'capitals',
  'endMarks',
  'listedMisspelling',
  'wordsToCheck',
];

it.each([
  ['an interview', interview, ['listedMisspelling']],
  ['a play', play, ['endMarks', 'capitals']],
])(
  'asks %s for its spelling, its marks, how it is acted and what else could be asked alone',
  (_, text, steps) => {
    expect(said(text, 'steps').filter((rule) => rule !== 'wordsToCheck')).toEqual(
      expect.arrayContaining(steps),
    );
    for (const rule of said(text, 'steps')) expect(asked).toContain(rule);
  },
);

const praised = [
  'exactDetail',
  'hardWordsRight',
  'openQuestions',
  'preciseWords',
  'stageDirections',
  'vividDescription',
  'whoSpeaks',
];

it('praises no paragraph, opening, reason or speech in what is said on a stage', () => {
  for (const text of [interview, play])
    for (const rule of said(text, 'strengths')) expect(praised).toContain(rule);
});

it('reads the same words as prose where they are prose', () => {
  const prose = interview.replaceAll(/\n(?:Interviewer|Nana): /gu, ' ');
  expect(said(prose, 'steps').length).toBeGreaterThan(said(interview, 'steps').length);
});
