import { feedbackTypes, praise, skills } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { namesWhatWasAsked } from './asked-skills.ts';

const shows = (title: string) =>
  skills
    .map(({ id }) => id)
    .filter((skill) =>
      namesWhatWasAsked({ rule: 'a rule', skill, quotations: ['the eel'] }, [{ title }]),
    )
    .toSorted();

it.each([
  ['Ideas', 'details reasons evidence explaining feelings senses comparisons otherSide'],
  ['Narrative structure', 'orientation hook problem resolution eventOrder'],
  [
    'Narrative features',
    'pastTense dialogue senses comparisons describingWords strongVerbs wordChoice timeConnectives tone',
  ],
  ['Persuasive structure', 'position reasons evidence paragraphs conclusion'],
  ['Persuasive features', 'presentTense linkingWords modalVerbs readerQuestions tone'],
  ['Procedural structure', 'clearGoal materials stepsInOrder conclusion'],
  ['Procedural features', 'commandVerbs presentTense exactAmounts timeConnectives tone'],
  ['Report structure', 'definition grouping paragraphs conclusion'],
  [
    'Report features',
    'presentTense topicWords wordChoice linkingWords describingWords evidence tone',
  ],
  ['Recount structure', 'orientation eventOrder personalEnding'],
  ['Recount features', 'pastTense timeConnectives topicWords strongVerbs wordChoice feelings tone'],
  ['Vocabulary', 'strongVerbs describingWords topicWords wordChoice comparisons senses'],
  [
    'Sentence structure',
    'sentenceBeginnings sentenceLengths joinedIdeas wholeSentences sentenceEnds verbForms',
  ],
  ['Spelling', 'hardWords checkingSpelling'],
])('praise for %s is praise for one of these: %s', (title, asked) => {
  expect(shows(title)).toEqual(asked.split(' ').toSorted());
});

it('praise for two categories is praise for either; beside one’s own criteria any will do', () => {
  const point = (skill: (typeof skills)[number]['id']) => ({ skill, quotations: ['the eel'] });
  const both = [{ title: 'Spelling ' }, { title: 'recount structure' }];
  expect(namesWhatWasAsked(point('hardWords'), both)).toBe(true);
  expect(namesWhatWasAsked(point('orientation'), both)).toBe(true);
  expect(namesWhatWasAsked(point('dialogue'), both)).toBe(false);
  expect(namesWhatWasAsked(point('dialogue'), [...both, { title: 'Wit' }])).toBe(true);
});

it('has a list for every category but the two that are about the whole text', () => {
  const whole = [...feedbackTypes, praise].filter(
    ({ title }) => shows(title).length === skills.length,
  );
  expect(whole.map(({ title }) => title)).toEqual(['General writing', 'Praise']);
});
