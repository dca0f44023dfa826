import { skillIds } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import { readAsForm } from '../text/student-text.ts';
import { rules } from './all-rules.ts';
import { isChallenge } from './challenge/challenges.ts';
import type { Rule } from './rule.ts';
import { kinds, wordsOfScope, type ScopeName } from './scopes.ts';

const findingKinds = ['strength', 'nextStep'] as const;
const all: [string, Rule][] = Object.entries(rules);
const scopes = new Set<ScopeName>([...kinds, ...(Object.keys(wordsOfScope) as ScopeName[])]);

describe.each(all)('%s', (name, { cases, find, skill, speaksOf, taken, wording }) => {
  it.each(cases)('$title', ({ text, purpose, task, finds }) => {
    expect(find({ ...readAsForm(text, purpose), task })).toMatchObject(finds);
  });

  it('is about a skill that comments have a name for', () => {
    expect(skillIds).toContain(skill);
  });

  it('has words for what it finds, a case that finds it, and a scope in which it is said', () => {
    const found = cases.flatMap(({ finds }) => finds.map(({ kind }) => kind));
    for (const kind of findingKinds) {
      const isWorded = wording[kind] !== undefined;
      expect(found.includes(kind), `a case of ${kind}`).toBe(isWorded);
      expect(Object.keys(speaksOf[kind] ?? {}).length > 0, `a scope of ${kind}`).toBe(isWorded);
      expect(wording[kind], `words for ${kind}`).not.toEqual([]);
    }
    expect(found).not.toEqual([]);
  });

  it('is shown by texts, each under a title of its own, that say what kind of finding is made', () => {
    for (const { title, text, finds } of cases) {
      expect(text, title).toMatch(/\p{L}{2}/u);
      expect(title).toMatch(/^\P{Lu}.* /u);
      for (const { kind } of finds) expect(findingKinds, title).toContain(kind);
    }
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
  });

  it('says it in whole sentences, each comment in other words', () => {
    const comments = findingKinds.flatMap((kind) => wording[kind] ?? []);
    for (const comment of comments)
      expect(comment).toMatch(/^(?:\{|‘?\p{Lu}).*\s.*\s.*(?:[.?!]|\{q\d?\})$/su);
    expect(new Set(comments).size).toBe(comments.length);
  });

  it('says how its step is taken, unless that can’t be seen in the text alone', () => {
    const hangsOnTask = cases.some(({ purpose, task }) => (purpose ?? task) !== undefined);
    // A challenge is something to try, but for the one that names the word to be swapped, and those
    // of which some answers show.
    const isShown = name === 'plainestWord' || taken?.isOneOfMany === true;
    const isHidden = isChallenge(name) || hangsOnTask;
    const isSeen = wording.nextStep !== undefined && (isShown || !isHidden);
    expect(taken !== undefined).toBe(isSeen);
  });
});

it.each([...scopes])('some rule speaks of %s', (scope) => {
  const speaks = ({ speaksOf }: Rule) =>
    findingKinds.some((kind) => speaksOf[kind]?.[scope] !== undefined);
  expect(all.some(([, rule]) => speaks(rule))).toBe(true);
});
