import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { rules, type RuleName } from '../../rules/all-rules.ts';
import type { Rule } from '../../rules/rule.ts';
import { scopeFor, suitedTo } from './purpose.ts';
import { scopeOf, type Scope } from './scope.ts';

const story =
  'Once there was a taniwha. He lived in a pool under the bridge. One night a boy fell in. The taniwha lifted him up and put him on the bank. The boy was never afraid again.';
const recount =
  'On Saturday we went to the river with Koro. I caught an eel and my brother went home. We went to the shop and I had a pie. Then we went to bed.';
const argument =
  'I think our school should have a pool. It would be good. We should swim because it keeps us safe. Everybody should learn. So please build us one.';
const report =
  'Tuatara are reptiles that live in New Zealand. They have a third eye on top of their heads. A tuatara grows slowly. It can live for a hundred years. They eat wētā and small lizards. Rats eat their eggs.';
const steps =
  'How to make a poi\nYou need wool and a bag.\n1. Cut the wool.\n2. Fill the bag.\n3. Tie it up.\n4. Plait the string.';

const general = scopeOf('general writing');
const all: readonly [string, Rule][] = Object.entries(rules);
const ofStories = new Set(all.filter(([, rule]) => rule.storiesOnly).map(([name]) => name));
const scopeIn = (text: string, kind: 'own' | 'suited' | 'any', purpose?: string) =>
  scopeFor(kind, general, readStudentText(text, purpose));
const storiesIn = ({ strengths, steps: some }: Scope) =>
  [...strengths, ...some].filter((name) => ofStories.has(name));

describe('feedback on the whole text', () => {
  it.each([
    ['an argument', argument, 'persuasive structure'],
    ['instructions', steps, 'procedural features'],
    ['a report', report, 'report features'],
    ['a recount', recount, 'recount structure'],
  ] as const)('has what belongs to %s first, and then the rest', (_, text, name) => {
    const scope = scopeIn(text, 'own');
    const own = scopeOf(name);
    const isTold = name === 'recount structure';
    const kept = (some: readonly RuleName[]) => some.filter((one) => isTold || !ofStories.has(one));
    expect(scope.strengths.slice(0, own.strengths.length)).toEqual(own.strengths);
    expect(scope.steps.slice(0, own.steps.length)).toEqual(own.steps);
    expect(scope.strengths).toEqual(expect.arrayContaining(kept(general.strengths)));
    expect(scope.steps).toEqual(expect.arrayContaining(kept(general.steps)));
    for (const some of [scope.strengths, scope.steps]) expect(new Set(some).size).toBe(some.length);
  });

  it('is as it is for a story that nobody has been to', () => {
    expect(scopeIn(story, 'own')).toEqual(general);
    expect(scopeIn(story, 'suited')).toEqual(general);
  });

  it('takes a text for a recount if it is about the writer, and somebody went', () => {
    const first = scopeOf('recount structure').steps[0];
    expect(scopeIn(recount, 'own').steps[0]).toBe(first);
    expect(scopeIn(recount.replaceAll('went', 'swam'), 'own')).toEqual(general);
    expect(scopeIn(`${story} He went home.`, 'own')).toEqual(general);
    const kiwi =
      'Once a kiwi came by bus in time for lime. He went home in an hour. He was never afraid again.';
    expect(scopeIn(kiwi, 'own')).toEqual(general);
  });

  it('takes facts for a report if they say what it is about, and are not about the writer', () => {
    const first = scopeOf('report features').strengths[0];
    expect(scopeIn(report, 'own').strengths[0]).toBe(first);
    const personal = `${report} I saw one with my dad.`;
    expect(scopeIn(personal, 'own').steps).not.toContain('impersonalTone');
    expect(scopeIn(personal, 'own', 'explain').steps).toContain('impersonalTone');
    const undefinedTopic = report.replace('Tuatara are reptiles that live in New Zealand. ', '');
    expect(scopeIn(undefinedTopic, 'own').strengths).not.toContain('definition');
    expect(scopeIn(undefinedTopic, 'own').steps).toContain('evidenceGiven');
  });
});

it('praises a description for what can be heard and smelt, and asks it for nothing that stories have', () => {
  const kitchen =
    'The kitchen is small and warm. It always smells like fried bread. There is a yellow table. The tap drips and nobody fixes it. You get the first scone. Photos are on the fridge.';
  for (const kind of ['own', 'suited'] as const)
    expect(storiesIn(scopeIn(kitchen, kind))).toEqual(['senses']);
  expect(storiesIn(scopeIn(kitchen, 'own', 'inform'))).toEqual([]);
});

describe('what belongs in stories', () => {
  it.each([
    ['an argument', argument],
    ['instructions', steps],
    ['a report', report],
  ])('is not said of %s, which needs evidence', (_, text) => {
    expect(storiesIn(general).length).toBeGreaterThan(3);
    const suited = scopeIn(text, 'suited');
    expect(storiesIn(suited)).toEqual([]);
    expect(suited.steps).toContain('evidenceGiven');
    expect(suited.strengths).not.toContain('evidenceGiven');
  });

  it('is said of stories and recounts, and wherever the kind of writing doesn’t matter', () => {
    for (const text of [story, recount]) expect(scopeIn(text, 'suited')).toEqual(general);
    for (const text of [story, recount, argument, report, steps])
      expect(scopeIn(text, 'any')).toEqual(general);
  });

  it.each([
    ['recount', true],
    ['narrate', true],
    [undefined, true],
    ['persuade', false],
    ['inform', false],
  ])('is left out where the class was asked for something else: %s', (purpose, isTold) => {
    for (const kind of ['own', 'suited', 'any'] as const)
      expect(storiesIn(scopeIn(story, kind, purpose)).length > 0).toBe(isTold);
  });

  it('is asked of nobody else’s life, whose order may be praised', () => {
    const life =
      'Kate Edger was born in 1857 in England. Her family came to Auckland and she went to a school for boys. In 1877 she got a degree. She opened a college in Nelson. She died in 1935.';
    const { strengths, steps: some } = scopeIn(life, 'own');
    expect(storiesIn({ strengths: [], steps: some })).toEqual([]);
    expect(strengths).toEqual(general.strengths);
    const told = 'My nan was born in 1957. She told me that in 1960 she saw a ghost. We laughed.';
    expect(storiesIn(scopeIn(`${told} I ran. I hid. We ate.`, 'own'))).toEqual(storiesIn(general));
  });

  it('is asked of no review, though what happens in a film may be praised', () => {
    const review =
      'Paddington is a bear who came from Peru. He went to London and he broke the bath. I laughed when he fell down the stairs. I didn’t like the lady who caught him.';
    const unliked = review.replace('didn’t like', 'forgot');
    for (const [words, task] of [
      [review, 'Review a film you have seen.'],
      [unliked, 'Write a film review.'],
    ] as const) {
      const read = { ...readStudentText(words), task };
      const { strengths, steps: some } = scopeFor('suited', general, read);
      expect(storiesIn({ strengths: [], steps: some })).toEqual([]);
      expect(strengths).toEqual(general.strengths);
    }
  });

  it.each([
    [
      'an experiment',
      'Prediction: The cup in the sun will melt first.\nWhat we did: We put ice in two cups. We went outside and left one on the step.\nResults: It melted and the dog knocked it over!',
      undefined,
    ],
    [
      'a history',
      'The dam was finished in 1928 and the water came up over the old road. In 1956 a slip blocked the tunnel. We still use its power. The lake was drained in 2014.',
      undefined,
    ],
    [
      'a comparison',
      'My nana went to the dairy with ten cents. She got a bag of lollies. I went there with two dollars and got three. We both like the pink ones. She walked and I scootered.',
      'Compare shopping when your grandparents were young with shopping now.',
    ],
    [
      'what two are alike in',
      'My nana went to the dairy with ten cents. She got a bag of lollies. I went there with two dollars and got three. We both like the pink ones. She walked and I scootered.',
      'Think of two shoppers. Tell us how they are alike and how they are different.',
    ],
  ])('has no place in %s', (_, words, task) => {
    const read = { ...readStudentText(words), task };
    for (const kind of ['own', 'suited', 'any'] as const)
      expect(storiesIn(scopeFor(kind, general, read))).toEqual([]);
  });

  it('has its place in a story whose task wants comparisons', () => {
    const read = { ...readStudentText(story), task: 'Use comparisons. Compare it with your plan.' };
    expect(storiesIn(scopeFor('suited', general, read))).toEqual(storiesIn(general));
  });

  it('is not brought in by the words of a task', () => {
    const task = scopeOf('narrative structure');
    expect(suitedTo(readStudentText(story), task)).toEqual(task);
    const suited = suitedTo(readStudentText(report), task);
    expect(storiesIn(suited)).toEqual([]);
    expect(suited.steps).not.toContain('evidenceGiven');
  });
});
