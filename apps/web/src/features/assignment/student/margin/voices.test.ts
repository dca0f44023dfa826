import { expect, test } from 'vitest';
import { localVoice } from './voices.ts';

const voice = (lang: string, localService: boolean) =>
  ({ lang, localService }) as SpeechSynthesisVoice;

test('the nearest voice of the machine itself is taken', () => {
  const [british, kiwi] = [voice('en-GB', true), voice('en_NZ', true)];
  expect(localVoice([voice('de-DE', true), british, kiwi])).toBe(kiwi);
  expect(localVoice([british])).toBe(british);
});

test('a voice that would send the text elsewhere is none', () => {
  expect(localVoice([voice('en-NZ', false)])).toBeNull();
  expect(localVoice([])).toBeNull();
});
