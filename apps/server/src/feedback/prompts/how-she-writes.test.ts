import { describe, expect, it } from 'vitest';
import { fenced } from '../testing/fenced.ts';
import { task } from '../testing/sample-task.ts';
import { inHerVoice } from './how-she-writes.ts';
import { feedbackMessages } from './write-feedback.ts';

describe('what a teacher said of how she writes', () => {
  const silent = { greeting: '', ending: '', asking: null, uses: [], avoids: [], examples: [] };
  const messages = feedbackMessages(task);
  const inVoice = (voice: object) => {
    const said = inHerVoice(messages, { voice: { ...silent, ...voice }, studentName: 'Casey' });
    expect(said.map(({ role }) => role)).toEqual(['system', 'user']);
    const [system = '', user = ''] = said.map(({ content }) => content);
    return { system, user };
  };

  it('is nothing where she said nothing', () => {
    expect(inHerVoice(messages, { voice: undefined, studentName: 'Casey' })).toEqual(messages);
    expect(inHerVoice(messages, { voice: silent, studentName: 'Casey' })).toEqual(messages);
  });

  it.each([
    [{ greeting: 'Kia ora!' }, 'GREETING', 'Kia ora!', 'begin at once'],
    [{ ending: 'Ngā mihi' }, 'ENDING', 'Ngā mihi', 'begin at once'],
    [{ uses: ['ka pai', 'tino pai'] }, 'OWN WORDS', 'ka pai\ntino pai', 'use one or two of them'],
    [{ avoids: ['awesome'] }, 'WORDS NEVER USED', 'awesome', 'none of them outside quotations'],
    [
      { examples: ['[name], well done. [name]!'] },
      'EXAMPLE',
      'Casey, well done. Casey!',
      'Take the manner',
    ],
  ])('is fenced, with a rule of its own: %j', (voice, label, content, rule) => {
    const { system, user } = inVoice(voice);
    expect(fenced(label, user)).toEqual([content]);
    expect(user.startsWith('How this teacher writes:\n')).toBe(true);
    expect(user.endsWith(messages[1]?.content ?? '')).toBe(true);
    expect(system).toContain(rule);
    for (const other of [
      'begin at once',
      'use one or two',
      'none of them outside',
      'Take the manner',
    ])
      expect(system.includes(other)).toBe(rule.startsWith(other));
    expect(system.startsWith(messages[0]?.content ?? '')).toBe(true);
    expect(system).not.toContain('leave it out');
  });

  it('leaves the name to her greeting where that has it', () => {
    expect(inVoice({ greeting: 'Kia ora [name]!' }).system).toContain('leave it out');
    expect(inVoice({ ending: '[name], ka kite!' }).system).not.toContain('leave it out');
  });

  it.each([
    ['question', 'They ask'],
    ['youCould', 'They offer'],
    ['nextStep', 'They name it'],
  ])('is told by a rule alone where it is how she asks: %s', (asking, rule) => {
    const { system, user } = inVoice({ asking });
    expect(system).toContain(`:\n- ${rule}`);
    expect(user).toBe(messages[1]?.content);
  });
});
