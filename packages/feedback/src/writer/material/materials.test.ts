import { describe, expect, it } from 'vitest';
import type { RuleName } from '../../rules/all-rules.ts';
import { readStudentText } from '../../text/student-text.ts';
import { gather } from './materials.ts';
import { scopeOf } from '../scopes/scope.ts';

const found = (text: string, ...rules: RuleName[]) =>
  gather(readStudentText(text), { strengths: rules, steps: rules });

describe('in a poem', () => {
  it.each([
    [
      'where its lines begin',
      'capitals',
      'i ran to the sea\ni swam in the sea. it was cold. i saw hemi\ni saw a big black eel\nhe saw me and he swam\nthen i ran to nana\nshe sang me a song',
    ],
    [
      'where they end',
      'commaSplice',
      'The rain came down, it was cold\nThe eel came up, it was black\nNana sang, she was glad\nI sat down, I was tired\nThe moon came out, it was big',
    ],
    [
      'how often they begin alike',
      'openers',
      'We ran to the river.\nWe saw a black eel\nWe fed the eel bread\nWe sat in the sun\nWe swam to the rock\nWe ate hot chips\nWe ran home in the dark\nWe slept in the hut',
    ],
    [
      'that it says little',
      'sayMore',
      'I ran to the sea and I swam\nand I saw an eel and it saw me\nand it swam and I ran\nand I ran to Nana and she sang\nand I sat down and I ate\nand I slept and the moon came up',
    ],
  ] as const)('nothing is said of %s', (_, rule, poem) => {
    expect(found(poem, rule)).toEqual({ strengths: [], steps: [] });
    const prose = poem.replaceAll(/\.?\n(?:and )?/gu, '. ');
    expect(found(prose, rule).steps.length).toBeGreaterThan(0);
  });

  it('no lines are called a report’s', () => {
    const poem =
      'Eels live in the creek\nEels are long and dark\nEels hide by the bank\nMy nan smokes them\nI like them on toast\nI like them on rice\n';
    const read = (words: string) => readStudentText(words, 'explain');
    const steps = (words: string) =>
      gather(read(words), { strengths: [], steps: ['turnsPersonal'] }).steps;
    expect(steps(poem)).toEqual([]);
    expect(steps(poem.replaceAll('\n', '. '))).toHaveLength(1);
  });

  it.each([
    ['exact numbers', 'exactDetail', 'Your feet are seven lengths of rope,'],
    ['questions to its reader', 'readerQuestion', 'Who taught you how to walk?'],
  ] as const)('no %s are praised', (_, rule, line) => {
    const poem = `You strut across the road\nred shield shining\nblue coat brushed\n${line}\nqueen of the swamp`;
    expect(found(poem, rule).strengths).toEqual([]);
    expect(
      found(
        poem.replaceAll(/[,?]?\n/gu, (gap) => (gap.startsWith('?') ? '? ' : '. ')),
        rule,
      ).strengths,
    ).toHaveLength(1);
  });

  it('words are praised, and other needs are told', () => {
    const poem =
      'The rain hammered down\non the old tin roof\nand the eels came up\nas black as oil\nand nana sang\nwith the radio on\nand then it stoped';
    const { strengths, steps } = found(
      poem,
      'simile',
      'strongVerb',
      'listedMisspelling',
      'wordsToCheck',
    );
    expect(strengths.map(({ rule }) => rule)).toContain('simile');
    expect(steps.length).toBeGreaterThan(0);
  });
});

describe('what stands in a title or a list', () => {
  const title = 'As Quiet as a Mouse';
  const night =
    'We crept along the hall to the kitchen door. Nana was asleep in her chair by the fire. The floor creaked and we ran back to bed.';

  it('is no sentence to praise for its style', () => {
    expect(found(`${title}\n${night}`, 'simile').strengths).toEqual([]);
    const both = found(`${title}\n${night} I was as cold as ice.`, 'simile').strengths;
    expect(both.map(({ quotations }) => quotations)).toEqual([[['I was as cold as ice']]]);
  });

  it('is praised where it is what the rule is about: a goal, headings, amounts and things to get ready', () => {
    const calf =
      'How to feed a calf\nYou need:\n2 scoops of milk powder\n1 litre of warm water\n1. Mix the milk with the water. 2. Hold up the feeder. 3. Wash it.';
    const { strengths } = found(calf, 'amounts', 'materials');
    expect(strengths.map(({ rule }) => rule).toSorted()).toEqual(['amounts', 'materials']);
    const goal =
      'How to feed a calf\nMix the milk with warm water first. Hold up the feeder. Wash it.';
    expect(found(goal, 'clearGoal').strengths).toMatchObject([
      { quotations: [['How to feed a calf']] },
    ]);
    const kea =
      'Kea\nWhat they look like\nKea are green with orange under their wings and a long bent beak.\nFood\nKea eat roots, berries and grubs, and they will try anything.';
    expect(found(kea, 'headings').strengths).toMatchObject([
      { quotations: [['What they look like', 'Food']] },
    ]);
  });
});

describe('what there is to say', () => {
  const beach =
    'On Friday we went to the beach with Nana. We went in the sea and then we went up the hill. Dad went for a run. It was fun. We went home. I was as cold as ice. “Come in!” said Nana.';

  it('comes with what matters most first, praise apart from steps', () => {
    const { strengths, steps } = gather(readStudentText(beach), scopeOf('general writing'));
    for (const all of [strengths, steps]) {
      const weights = all.map(({ weight }) => weight);
      expect(all.length).toBeGreaterThan(2);
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      for (const { comments, quotations, weight } of all) {
        expect(comments.length).toBeGreaterThan(0);
        expect(quotations.length).toBeLessThanOrEqual(4);
        expect(weight).toBeGreaterThan(-0.1);
      }
    }
  });

  it('counts for a little less, the further down its rule stands among those that were asked for', () => {
    const weightOf = (...before: RuleName[]) =>
      found(beach, ...before, 'simile').strengths.find(({ rule }) => rule === 'simile')?.weight ??
      0;
    const others = [
      'spelling',
      'definition',
      'headings',
      'hook',
      'position',
      'reasons',
      'senses',
      'speech',
      'openers',
      'paragraphs',
      'materials',
      'clearGoal',
    ] as RuleName[];
    expect(weightOf() - weightOf(...others.slice(1, 4))).toBeCloseTo(0.03);
    expect(weightOf() - weightOf(...others.slice(1, 11))).toBeCloseTo(0.1);
    expect(weightOf() - weightOf(...others.slice(1, 12))).toBeCloseTo(0.1);
  });

  it('is shown at several places together, or at each of them where one is enough', () => {
    const [step] = found(beach, 'tiredWord').steps;
    const [together = [], ...alone] = step?.quotations ?? [];
    expect(together).toHaveLength(2);
    expect(alone).toEqual(together.map((place) => [place]));
    expect(step?.slots).toMatchObject({ word: '‘went’' });
  });

  it('is only what rules were asked for, and that once', () => {
    expect(found(beach)).toEqual({ strengths: [], steps: [] });
    const { strengths, steps } = found(beach, 'simile', 'simile');
    expect(steps).toEqual([]);
    expect(new Set(strengths.map(({ rule }) => rule))).toEqual(new Set(['simile']));
    const praiseOnly = gather(readStudentText(beach), {
      strengths: ['tiredWord'],
      steps: ['simile'],
    });
    expect(praiseOnly).toEqual({ strengths: [], steps: [] });
  });
});

it('no words are praised, and no place is shown, that a teacher would not read out', () => {
  const praised = (who: string) =>
    found(`Twelve ${who} from Levin beat us by 40 points. We went home.`, 'exactDetail').strengths;
  expect(praised('lads')).toHaveLength(1);
  expect(praised('bastards')).toEqual([]);
});

it('nobody is praised in words that say how little they want to write', () => {
  const grudging = 'I dont really want to write this because my hand hurts.';
  const willing = 'I dont really want to swim because my hand hurts.';
  expect(found(grudging, 'complexSentences', 'saysWhy').strengths).toEqual([]);
  expect(found(willing, 'complexSentences', 'saysWhy').strengths).toHaveLength(2);
});

it('facts that are only listed are asked for no ending', () => {
  const facts = ['Snails are molluscs.', 'Snails have one foot.', 'A snail can sleep for a year.'];
  const asked = (lines: readonly string[]) =>
    gather(readStudentText(lines.join('\n'), 'explain'), {
      strengths: [],
      steps: ['checkedEnding', 'closingStatement'],
    }).steps.length;
  const list = [...facts, 'Some snails live in trees.', 'Their teeth are tiny.'];
  expect(asked(list.map((fact, i) => `${i + 1}. ${fact}`))).toBe(0);
  expect(asked(list)).toBeGreaterThan(0);
});
