import { expect, it } from 'vitest';
import { readConfig } from './config/index.ts';
import { startNotes } from './start-notes.ts';

const notesWith = (settings: Record<string, string>) => startNotes(readConfig(settings)).join('\n');

it('promises that nothing leaves the machine where nothing outside is set up', () => {
  expect(notesWith({})).toContain('pretend school');
  expect(notesWith({})).toContain('Nothing leaves this machine.');
});

it.each([
  { OPENAI_API_KEY: 'sk-example' },
  { DATABASE_URL: 'postgres://database.example/second_draft', APP_SECRET: 'x'.repeat(32) },
  { GA_MEASUREMENT_ID: 'G-ABC1234567' },
])('does not promise it with %j', (settings) => {
  const notes = notesWith(settings);
  expect(notes).toContain('pretend school');
  expect(notes).not.toContain('Nothing leaves');
});
