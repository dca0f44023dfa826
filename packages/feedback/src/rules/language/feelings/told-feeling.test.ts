import { expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { quoted } from '../../testing/quoted.ts';
import { toldFeeling } from './told-feeling.ts';

const asked = (words: string) => quoted(toldFeeling, `We sat in it. ${words}. We ate it. It was.`);

it.each([
  'I was scared',
  'We were so sad',
  'He felt really happy',
  'She got a bit angry',
  'They were a little nervous',
  'Mum was too excited',
  'Everyone was very very worried',
  'Nan was devastated',
  'Hemi was afraid of it',
  'I was scared of it then',
  'Hemi was scared of the old dog because he jumped',
])('a feeling that is only told is asked about: “%s”', (words) => {
  expect(asked(words)).toEqual([words]);
});

it.each([
  'It is scared',
  'I was wet',
  'I was scared that it fell',
  'I was scared when it fell',
  'I was scared about it',
  'I was scared to go',
  'I was scared with it',
  'I was scared so I hid',
  'I was scared because it fell',
  'We were happy because it fell',
  'I asked if he was scared',
  'I wondered why he was scared',
  'He knew how she was scared',
  'I saw whether he was scared',
  'You could tell he was scared',
  'You can see he was scared',
  'Hemi was scared because he jumped',
  'Hemi was scared there so he jumped',
  'Hemi was scared, he could go',
  'Hemi was scared he did it',
  'I was scared and my hands shook',
  '“I was scared,” said Nan',
])('no feeling is asked about in “%s”', (words) => {
  expect(asked(words)).toEqual([]);
});

it('no feeling is asked about where the sentence beside it shows it, or at the end', () => {
  expect(asked('My hands were shaking. I was scared')).toEqual([]);
  expect(asked('I was scared. My hands were shaking')).toEqual([]);
  expect(asked('My hands were shaking. We ran. I was scared')).toEqual(['I was scared']);
  expect(quoted(toldFeeling, 'We sat. We ate. I was scared.')).toEqual([]);
  expect(quoted(toldFeeling, 'We sat. I was scared.')).toEqual(['I was scared']);
});

it('two are shown, and weigh more', () => {
  const weights = (text: string) =>
    toldFeeling.find(readStudentText(text)).map(({ weight }) => weight);
  expect(weights('I was sad. We sat. We ate it all.')).toEqual([0.68]);
  expect(weights('I was sad. We sat. Nan was mad. We ate it all.')).toEqual([0.8]);
});

it('a feeling is asked for in what can be seen or heard: a boat that is scared has no face', () => {
  const asked = (toldFeeling.wording.nextStep ?? []).join(' ');
  expect(asked).not.toMatch(/\b(?:face|hands?|heart|body|voice)\b/u);
});

const inTale = (words: string) =>
  toldFeeling
    .find(readStudentText(`Nell made tea. ${words}. A page turned over. The wind rose.`, 'narrate'))
    .map(({ quotations, weight }) => [quotations[0]?.[0], weight > 0.85]);

it.each([
  'She felt very scared and nervous',
  'She felt very scared and nervous but also a bit curious',
  'Nell was sad, angry and upset',
  'Old Nell felt really nervous',
  'Nell felt so gutted and heartbroken and sad',
  'Old Nell was a bit sad and really lonely',
])('a sentence of nothing but feelings weighs most in a story: “%s”', (words) => {
  expect(inTale(words)).toEqual([[words, true]]);
});

it.each([
  'She felt scared',
  'She felt really scared of it',
  'She felt scared and went to the window',
  'She felt scared and nervous when the lamp went out',
  'She felt scared and nervous, so she hid',
  '“She was sad and lonely,” said Nan',
])('what is more than a row of feelings weighs no more: “%s”', (words) => {
  expect(inTale(words).filter(([, isSure]) => isSure)).toEqual([]);
});
