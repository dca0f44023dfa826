import { clientConfig, operatorWords } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { readConfig } from '../config/index.ts';
import { openPretendSchool } from '../sandbox/index.ts';
import { clientConfigOf } from './client-config.ts';

const classroom = {
  inBrowser: {
    config: { signIn: null, posting: false, presentations: false },
    outside: { scripts: [], connections: [], frames: [], images: [], styles: [] },
  },
};

const told = (settings: Record<string, string>) =>
  clientConfig.parse(clientConfigOf(readConfig(settings), classroom, null));

test('a real school’s pages say nothing that the operator has not said', () => {
  expect(told({}).site).toEqual({ ...operatorWords.parse({}), isSample: false });
});

test('the pretend school’s pages show samples, and say that they are', async () => {
  const school = await openPretendSchool();
  const { site } = clientConfigOf(readConfig({}), classroom, school);
  await school.close();
  expect(site.isSample).toBe(true);
  expect(site.testimonials.length).toBeGreaterThan(0);
});

test('teachers are told whose model writes, where, and which one is behind each option', () => {
  expect(told({}).writer).toBeNull();
  const settings = {
    OPENAI_API_KEY: 'sk-1',
    MODEL_COUNTRY: 'Ireland',
    MODEL_MAP: 'gpt-4o = small',
  };
  expect(told(settings).writer).toEqual({
    provider: 'OpenAI',
    country: 'Ireland',
    models: { 'gpt-4-0125-preview': 'gpt-4-0125-preview', 'gpt-4o': 'small', 'gpt-5': 'gpt-5' },
  });
});
