import { expect, it } from 'vitest';
import { ruleNames, ruleOf } from '../../rules/all-rules.ts';
import { readStudentText } from '../../text/student-text.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { judgeSteps } from './judge-steps.ts';

/** What a student may do to the words of a step that answers no step whatever. */
type Attempt = (text: string, quoted: readonly string[]) => string;

const atEach =
  (to: (quoted: string) => string): Attempt =>
  (text, quoted) =>
    quoted.reduce((so, one) => so.replace(one, () => to(one)), text);

const beforeLast = (words: string, put: string) => words.replace(/(?=\S+$)/u, put);

const attempts: Record<string, Attempt> = {
  'cuts the lines short': (text) =>
    text.replace(/((?:\S+[ ]){7})/gu, (line) => `${line.trimEnd()}\n`),
  'says very often how very much it was so': atEach((one) =>
    beforeLast(one, 'really very really very really very '),
  ),
  'repeats a word': atEach((one) => `${one} because because because because`),
  'says the same sentence again': (text, quoted) => {
    const own = sentencesOf(text).find((sentence) => sentence.text.includes(quoted[0] ?? ''));
    return own ? `${text.slice(0, own.end)} ${own.text}${text.slice(own.end)}` : text;
  },
  'gives the thing itself as its reason': atEach((one) => `${one} because ${one}`),
  'puts a full stop inside a phrase': atEach((one) => one.replace(/(?<= (?:a|the|my)) /u, '. ')),
  'puts a comma after the first word': atEach((one) => one.replace(' ', ', ')),
  'pastes the whole text a second time': (text) => `${text}\n\n${text}`,
  'pastes it right behind, twice': (text) => `${text} ${text} ${text}`,
  'says nearly all of it again': (text) => `${text}\n${text.replace(/^\S+\s/u, '')}`,
  'adds the same word over and over': (text) => `${text} very very very very very very`,
  'takes out the end marks': (text) => text.replaceAll(/[.,](?=\s|$)/gu, ''),
};

const stepsOfRules = ruleNames.flatMap((name) => {
  const rule = ruleOf(name);
  if (rule.taken === undefined) return [];
  return rule.cases.flatMap(({ text }) => {
    const found = rule.find(readStudentText(text)).find(({ kind }) => kind === 'nextStep');
    const quotations = found?.quotations[0];
    return quotations ? [{ name, text, quotations }] : [];
  });
});

it.each(Object.entries(attempts))('calls no step done of a student who %s', (_, attempt) => {
  expect(stepsOfRules.length).toBeGreaterThan(40);
  for (const { name, text, quotations } of stepsOfRules) {
    const after = attempt(text, quotations);
    const step = { step: 0, comment: '', quotations, rule: name };
    for (const { verdict } of judgeSteps(text, after, [step]).judged)
      expect(verdict, `${name}: ${after}`).not.toBe('done');
  }
});
