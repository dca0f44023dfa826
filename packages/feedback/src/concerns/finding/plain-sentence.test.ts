import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { plainSentence, stretchOfMatch } from './plain-sentence.ts';

const plain = (text: string) => plainSentence(readStudentText(text).words);

it.each([
  [
    'i wanna go, im gonna go, gunna go, gona go',
    'i want to go im going to go going to go going to go',
  ],
  ['he sed, she sead, wen he gos hom', 'he said she said when he goes home'],
  ['dont tuch, he tuched my wite dog', 'dont touch he touched my white dog'],
  ['i coudnt, not alowd, not alowed', 'i couldnt not allowed not allowed'],
  ['sumtimes a secrit, somtimes', 'sometimes a secret sometimes'],
  ['a bruse, bruses and brusies', 'a bruise bruises and bruises'],
  ['in the cubod or wardrob or toilit', 'in the cupboard or wardrobe or toilet'],
  ['i cant slep, dont tel, not teling', 'i cant sleep dont tell not telling'],
  ['he wispered and stoped', 'he whispered and stopped'],
  ['i hafto hide and havto be good', 'i have to hide and have to be good'],
  ['it wasent, it isent, i coud, woud, shoud', 'it wasnt it isnt i could would should'],
  ['nobodys here, wif me and wiv him', 'nobody here with me and with him'],
  ['da man dat dus dis', 'the man that does this'],
  ['i lik it, i wud, cud, shud', 'i like it i would could should'],
  ['a txt or msg or sumfing', 'a text or message or something'],
  ['no kai in the whare, i wan some', 'no food in the house i want some'],
  ['i want to dye, diy, kil or kll, he killd it', 'i want to die die kill or kill he killed it'],
  ['it hert, it herts, i hirt', 'it hurt it hurts i hurt'],
  ['he hitted and hites and punchs, punchd', 'he hit and hits and punches punched'],
  ['he slaped and kicd', 'he slapped and kicked'],
  ['my slef, myslef, myselve, mysef', 'my self myself myself myself'],
  ['mom, mummy and mother', 'mum mum and mum'],
  ['daddy and father', 'dad and dad'],
  ['my stepfather and stepmother', 'my stepdad and stepmum'],
  ['scard, scarred, skared', 'scared scared scared'],
  ['afraid, frightened and terrified', 'scared scared and scared'],
  ['sum1, sumone or somone', 'someone someone or someone'],
  ['no1 or noone', 'nobody or nobody'],
  ['evry day, evrynight, everynight, everyday', 'every day every night every night every day'],
  ['at nite u r here n ur dad', 'at night you are here and your dad'],
  ['cuz, cos, coz, bcos', 'because because because because'],
  ['my fone numba and adress', 'my phone number and address'],
  ['a drunken teecher at skool', 'a drunk teacher at school'],
  ['our treehouse', 'our tree house'],
  ['Don’t TELL, it’s “OK”', 'dont tell its ok'],
  ['he kiks and smakt me', 'he kicks and smacked me'],
  ['he toucht me and pusht me', 'he touched me and pushed me'],
  ['seacrits and medisin', 'secrets and medicine'],
  ['in the toylit, the wc', 'in the toilet the wc'],
  ['he calld me and cald me stoopid', 'he called me and called me stupid'],
  ['SUPERCALIFRAGILISTIC-2-EXPIALI’s', 'supercalifragilistic2expialis'],
  ['my whānau in Ōtaki, my tēina and kuia', 'my family in otaki my brother and nana'],
  ['tuakana, tungāne and tuahine', 'brother brother and sister'],
  ['my māmā and mumma, Chloë', 'my mum and mum chloe'],
])('“%s” is read as it is meant', (text, meant) => {
  expect(plain(text).text).toBe(`${meant} .`);
});

it('says where in the text a stretch of the plain sentence is', () => {
  const text = 'Dad sed: im gonna hert you!';
  const sentence = plain(text);
  const said = (words: string) => {
    const from = sentence.text.indexOf(words);
    const { start, end } = stretchOfMatch(sentence, from, from + words.length);
    return text.slice(start, end);
  };
  expect(said('going to')).toBe('gonna');
  expect(said('to hurt')).toBe('gonna hert');
  expect(said('dad')).toBe('Dad');
  expect(said('said')).toBe('sed');
  expect(said('you')).toBe('you');
  expect(stretchOfMatch(plainSentence([]), 0, 5)).toEqual({ start: 0, end: 0 });
});
