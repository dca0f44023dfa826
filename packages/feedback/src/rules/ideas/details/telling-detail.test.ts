import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { quoted } from '../../testing/quoted.ts';
import { tellingDetail } from './telling-detail.ts';

const best = 'Dad dropped the bread in a rock pool';
const praised = (words: string) =>
  quoted(tellingDetail, `We sat. It was late. ${words}. We ate. We ran.`);

describe('the words in which a text is most its own', () => {
  it('are praised', () => {
    expect(praised(best)).toEqual([best]);
  });

  it.each([
    'Two crabs carried pink bread: a pool',
    'There was pink bread in rock pools',
    'There were pink crabs in rock pools',
    'Also two crabs carried pink bread off',
    'I urge two crabs to carry pink bread',
    'The same crabs carried pink bread off',
    'That is why crabs carried pink bread',
    'That’s why crabs carried pink bread',
    'After that crabs carried pink bread off',
    'I like crabs that carried pink bread',
    'Two crabs should carry pink bread off',
    'Two crabs carried heaps of pink bread',
    'Two crabs carried pink bread and things',
    'Two crabs carried something pink and wobbly',
    'Two crabs really carried pink bread off',
    'Firstly two crabs carried pink bread off',
    'Second two crabs carried pink bread off',
    'Thirdly two crabs carried pink bread off',
    'Two crabs had lunch in rock pools',
    'Two crabs went to rock pools there',
    'Two pink crabs were so cool there',
    'Two pink crabs were a cute pair',
    'Pink crabs are good at rock pools',
    "It's sad that crabs carried pink bread",
    'Two crabs never carried pink bread off',
    'Two crabs weren’t in pink rock pools',
    "Two crabs didn't carry pink bread off",
    'Two crabs didnt; they carried pink bread',
    'Two crabs cant carry pink bread off',
    'Two crabs carried the best pink bread',
    'Some people carried pink bread and crabs',
    'People think crabs carried pink bread off',
    'Crabs believe pink bread is in pools',
    'The reason is crabs carried pink bread',
    'It means that crabs carried pink bread',
    'It mean that crabs carried pink bread',
    'Two crabs could carry pink bread off',
    'Two crabs carried pink bread and died',
    'Two crabs that die carried pink bread',
    'Two crabs that dies carried pink bread',
    'Two crabs killed a pink rock pool',
    'Two crabs hurt a pink rock pool',
    'Two crabs hurts a pink rock pool',
    'Two crabs cried in pink rock pools',
    'Two crabs cry in pink rock pools',
    'Two crabs hated pink bread in pools',
    'Two crabs hate pink bread in pools',
    'Two racist crabs carried pink bread off',
    'The divorced crabs carried pink bread off',
    'Two crabs drowned in pink rock pools',
    'The bully crabs carried pink bread off',
    'Two bullied crabs carried pink bread off',
    'Two crabs crashed into pink rock pools',
    '7 crabs carried pink bread in pools',
    'He milk the pink crabs in pools',
    'The pink crabs carried it I saw',
    'The pink crabs carried it it was odd',
    'Dad dropped bread in pools',
  ])('are not “%s”', (words) => {
    expect(praised(words).filter((one) => words.includes(one))).toEqual([]);
  });

  it('are whole sentences with their marks', () => {
    const at = (mark: string) =>
      quoted(tellingDetail, `We sat. It was late. We ate. We ran. ${best}${mark}`);
    for (const mark of ['.', '!', '.”']) expect(at(mark), mark).toHaveLength(1);
    for (const mark of ['?', '', ':']) expect(at(mark), mark).toEqual([]);
  });

  it('are praised misspelt only if there are no others', () => {
    const weights = (text: string) =>
      tellingDetail
        .find(readStudentText(text))
        .map(({ weight, quotations }) => [weight, ...quotations.flat()]);
    const slip = 'Dad droped the bread in a rock pool';
    const start = 'We sat. It was late. We ate.';
    expect(weights(`${start} ${slip}. We ran.`)).toEqual([[0.2, slip]]);
    expect(weights(`${start} ${slip}. Two crabs carried pink bread off.`)).toEqual([
      [0.3, 'Two crabs carried pink bread off'],
    ]);
  });

  it('are not the first of five sentences', () => {
    expect(quoted(tellingDetail, `${best}. We sat. It was late. We ate. We ran.`)).toEqual([]);
    expect(quoted(tellingDetail, `${best}. We sat. It was late. We ate.`)).toEqual([best]);
  });

  it('tell of one thing in an argument and in a report', () => {
    const argument = (words: string) =>
      quoted(
        tellingDetail,
        `I think we should have a wharf. It is fair. We must vote. ${words}. It is fair.`,
      );
    expect(argument('Crabs carried pink bread off in pools')).toEqual([]);
    expect(argument('Crabs carried 9 pink breads off in pools')).toHaveLength(1);
    expect(argument('I carried 9 pink breads off in pools')).toHaveLength(1);
    expect(argument('Crabs carried my pink bread off in pools')).toHaveLength(1);
    expect(argument('Crabs carried pink bread off in Taupō')).toHaveLength(1);
  });
});
