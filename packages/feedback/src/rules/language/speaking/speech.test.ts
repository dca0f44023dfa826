import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { quoted } from '../../testing/quoted.ts';
import { speech } from './speech.ts';

describe('what somebody says is praised', () => {
  it.each([
    ['“Be very patient,” said Koro.', 'Be very patient'],
    ['“Be very patient.”', 'Be very patient'],
    ['“Be patient!” said Koro.', 'Be patient!'],
    ['“Are you?” said Koro.', 'Are you?'],
    ['“Be very patient…” said Koro.', 'Be very patient…'],
  ])('“%s”', (text, words) => {
    expect(quoted(speech, `We ran. ${text} We sat.`)).toEqual([words]);
  });

  it.each([
    '“Be patient,” said Koro.',
    '“No!” said Koro.',
    'He said “be very patient.”',
    'We read “Be Very Patient” there.',
  ])('but not “%s”', (text) => {
    expect(quoted(speech, `We ran. ${text} We sat.`)).toEqual([]);
  });

  it('in twelve words at most', () => {
    const said = 'I saw the old boat go off to the red hills';
    expect(quoted(speech, `“${said} then!” said Nan.`)).toHaveLength(1);
    expect(quoted(speech, `“${said} then, all of us!” said Nan.`)).toEqual([]);
  });
});

describe('what is only told is asked for', () => {
  it.each([
    'Mum told me to go',
    'Dad told everyone to go',
    'Nana yelled at us all',
    'Koro asked me to go',
    'He asked if we ran',
    'She said that we ran',
    'They said it was late',
    'The boy said to go',
    'My nan said he ran',
    'Our nan said she ran',
    'Mr Tui said they ran',
    'Mrs Tui said it was late',
    'Miss Tui told him to go',
    'She said I was late',
  ])('“%s”', (words) => {
    expect(quoted(speech, `We ran. ${words}. We sat.`)).toEqual([words]);
  });

  it.each([
    'Mum told of it',
    'Mum said go',
    'It said that we ran',
    'She said I’m late',
    "She said I'm late",
    'She said im late',
    'She said we’re late',
    'She said we go',
  ])('but not “%s”', (words) => {
    expect(quoted(speech, `We ran. ${words}. We sat.`)).toEqual([]);
  });

  it('two are shown, and weigh more', () => {
    const weights = (text: string) =>
      speech.find(readStudentText(text)).map(({ weight }) => weight);
    expect(weights('Mum told me to go. We ran.')).toEqual([0.62]);
    expect(weights('Mum told me to go. We ran. Dad told us to sit.')).toEqual([0.78]);
  });
});
