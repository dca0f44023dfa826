import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const OPENAI_API_KEY = 'sk-1';

test.each([
  [{ OPENAI_API_KEY }, 'OpenAI', 'the United States'],
  [{ OPENAI_BASE_URL: 'https://models.example/v1' }, 'models.example', null],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'a model on our own server', null],
  [{ OPENAI_API_KEY, MODEL_COUNTRY: 'Ireland' }, 'OpenAI', 'Ireland'],
  [
    {
      OPENAI_BASE_URL: 'https://models.example/v1',
      MODEL_PROVIDER: 'Azure OpenAI',
      MODEL_COUNTRY: 'Australia',
    },
    'Azure OpenAI',
    'Australia',
  ],
])('with %o people are told that the model is of %s, in %s', (settings, provider, country) => {
  expect(readConfig(settings).model).toMatchObject({ provider, country });
});
