import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { hasAgreementSlip } from './grammar/agreement.ts';
import { isSpliced, isUnjoined } from './run-on/run-together.ts';
import { soundSentences } from './sound-sentence.ts';

it.each([
  'He milk the goats every morning',
  'Then my aunty make the bread',
  'Your brake become loose',
  'She put it down so it open',
  'It have two handles',
  'The lid is make from wood',
  'We waited ten minute for them',
  'I keep my boots in box',
  'When shop is closed we go home',
  'Do it more slow',
  'My uncle he drives a digger',
  'He never seen one',
  'Second reason is that it rains',
  'There is lots of ducks',
  'They throwed it away',
  'We must to go now',
])('hears a slip of grammar in “%s”', (words) => {
  expect(hasAgreementSlip(words)).toBe(true);
});

it.each([
  'Did he milk the goats',
  'I saw her make the bread',
  'Mum helped him open it',
  'He put it down and let it cool',
  'In a Year 7 class there is always a queue',
  'We ate two minute noodles from a 5 litre pot',
  'He went from house to house',
  'One day give it some sugar',
  'If it were mine, I would keep it',
  'Under it were two eggs',
  'Not one of those people is here',
  'Then he looked up',
  'When she woke, she sang',
  'It was like a bell',
  'My mum and my dad have a boat',
  'The police know him',
])('hears no slip in “%s”', (words) => {
  expect(hasAgreementSlip(words)).toBe(false);
});

it.each([
  'We had tea it was soup',
  'Whakaari is a volcano it is in the sea',
  'If you get tired you can sit down you can read',
])('hears two sentences in “%s”', (words) => {
  expect(isUnjoined(words)).toBe(true);
});

it.each([
  'In winter I get up in the dark',
  'By the end of the week we were tired',
  'I hope it is warm',
  'The boat she was on is old',
  'It was so cold I had to run',
  'It was green and now it is brown',
  'We know which bus it is',
  'I will stay and if it rains I will read',
])('hears one sentence in “%s”', (words) => {
  expect(isUnjoined(words)).toBe(false);
});

it('hears a comma between two sentences, and none after what leans on another', () => {
  for (const words of ['We ran home, it was late', 'If we wait they get cold, it is that simple'])
    expect(isSpliced(words), words).toBe(true);
  for (const words of [
    'Firstly, it is late',
    'If you are tired, you can sit down',
    'If it rains, or it snows, you can stay',
    'He knew that if he called, the dog would come',
  ])
    expect(isSpliced(words), words).toBe(false);
});

it('takes no sentence for sound where several of a text have slips', () => {
  const sound = 'When it rained, we stayed in the hut. Nobody minded.';
  const count = (text: string) => soundSentences(readStudentText(text)).length;
  expect(count(sound)).toBe(2);
  expect(count(`${sound} He go home.`)).toBe(2);
  expect(count(`${sound} He go home. It was cold it was wet.`)).toBe(0);
});
