import { describe, expect, it } from 'vitest';
import { judgeSteps } from './judge-steps.ts';

const camp = `On Monday our class went to camp at Lake Rotoiti. The bus trip was fun. We put our bags in the cabin and ate lunch.
After lunch we kayaked to the island. I fell in. Everyone laughed and Mr Tane pulled me out. Then we went back.`;

const steps = [
  {
    comment: 'What made “The bus trip was fun” like that? Tell your reader.',
    quotations: ['The bus trip was fun'],
    rule: 'bareSentence',
  },
  {
    comment: 'Slow down at “I fell in”. What did you see, hear and think?',
    quotations: ['I fell in'],
    rule: 'bigMoment',
  },
  {
    comment: 'Your writing stops at “Then we went back”. How did you feel by then? Add a sentence.',
    quotations: ['Then we went back'],
    rule: 'personalEnding',
  },
  {
    comment: 'Did you feel something at “Everyone laughed”? If so, tell your reader.',
    quotations: ['Everyone laughed'],
    rule: 'noFeelings',
  },
].map((step, i) => ({ ...step, step: i }));

const verdicts = (after: string) => judgeSteps(camp, after, steps).judged.map((one) => one.verdict);
const beside = (words: string, added: string) =>
  camp.replace(`${words}.`, () => `${words}. ${added}`);

describe('no step counts as taken, even partly, where a student only', () => {
  it.each([
    ['adds something about a pet', beside('The bus trip was fun', 'My cat is fat.')],
    ['adds an advertisement', beside('I fell in', 'New shoes cost twenty dollars downtown.')],
    ['adds it at the end', `${camp} My cat is fat.`],
    ['adds a paragraph about a pet', `${camp}\n\nMy cat is fat. She eats biscuits every morning.`],
    ['adds letters', beside('The bus trip was fun', 'Asdf ghjk qwer zxcv.')],
    ['puts a title above the text', `My Amazing Scary Adventure\n${camp}`],
    ['says the same text again', `${camp}\n\n${camp}`],
    ['says it again with a word more', `${camp}\n\n${camp.replace('was fun', 'was really fun')}`],
    ['copies a sentence to the end', `${camp} Everyone laughed and Mr Tane pulled me out.`],
    ['copies one to the front', `We put our bags in the cabin and ate lunch. ${camp}`],
    ['says a word over and over', `${camp} very very very very very very very`],
    [
      'turns the order around',
      camp
        .split(/(?<=\.)\s/u)
        .toReversed()
        .join(' '),
    ],
    ['pastes the task', `Write a recount. Use good words and give reasons.\n\n${camp}`],
    ['pastes the feedback', `${camp}\n\n${steps.map(({ comment }) => comment).join(' ')}`],
    ['pastes it in front', `${steps.map(({ comment }) => comment).join('\n')}\n${camp}`],
  ])('%s', (_, after) => {
    for (const verdict of verdicts(after)) expect(['notYet', 'cantTell']).toContain(verdict);
  });
});

describe('a step is taken by new sentences that', () => {
  it.each([
    [
      'say why',
      0,
      beside('The bus trip was fun', 'Because Mr Tane played silly songs on his guitar.'),
    ],
    ['share its topic', 0, beside('The bus trip was fun', 'Our class sang silly songs loudly.')],
    ['go on from it', 1, beside('I fell in', 'Then icy water rushed up my nose.')],
    ['point back to somebody in it', 1, beside('I fell in', 'Water ran down his glasses.')],
    ['tell a feeling', 2, `${camp} I felt proud and tired and wanted to stay another night.`],
  ])('%s', (_, step, after) => {
    expect(verdicts(after)[step]).toBe('done');
  });
});

it('takes a student’s own words for an answer beside a feedback that was pasted in', () => {
  const after = `${beside('The bus trip was fun', 'Because Mr Tane played silly songs on his guitar.')}\n${steps[0]?.comment}`;
  expect(verdicts(after)[0]).toBe('done');
});

it('takes no quotation in a feedback that was pasted in for somebody’s words', () => {
  const before = 'Mum told me to hurry. We ran to the car.';
  const comment = 'Where you wrote “Mum told me to hurry”, let us hear the words.';
  const step = { step: 0, comment, quotations: ['Mum told me to hurry'], rule: 'speech' };
  const { judged } = judgeSteps(before, `${before}\n\n${comment}`, [step]);
  expect(judged).toMatchObject([{ verdict: 'notYet', proof: [] }]);
});

it('takes a paragraph about something else for none that was asked for', () => {
  const before =
    'I think we should have a dog at school. Dogs are fun and they make people happy. If you are sad you can pat the dog. My friend Max has a dog called Tank and Tank knows when he is sad. Dogs can also eat the scraps so there is less rubbish. We could take turns walking it every day after lunch. Please think about it.';
  const quotations = ['Dogs can also eat the scraps so there is less rubbish'];
  const comment = `Does another reason begin at “${quotations[0]}”? If so, start a new paragraph there.`;
  const verdictOf = (after: string) =>
    judgeSteps(before, after, [{ step: 0, comment, quotations, rule: 'paragraphs' }]).judged[0]
      ?.verdict;
  expect(verdictOf(`${before}\n\nNew shoes cost twenty dollars and socks cost two.`)).not.toBe(
    'done',
  );
  expect(verdictOf(before.replace('Dogs can also', '\n\nDogs can also'))).toBe('done');
});
