import { describe, expect, it } from 'vitest';
import { builtInWriter } from './built-in-writer.ts';

const words = (count: number) => Array.from({ length: count }, () => 'eel').join(' ');
const point = (kind: 'strength' | 'nextStep', count: number) => ({
  kind,
  comment: `${words(count)}.`,
  quotations: [],
  example: null,
  skill: null,
});
const focus = (...titles: string[]) => titles.map((title) => ({ title, descriptors: '' }));

function noteOn(
  over: Partial<Parameters<typeof builtInWriter.noteFor>[0]>,
  ...points: ReturnType<typeof point>[]
) {
  const asked = { text: words(60), focus: focus('Spelling'), wordCount: 35, ...over };
  const given = points.length > 0 ? points : [point('strength', 20), point('nextStep', 15)];
  return builtInWriter.noteFor(asked, given);
}

describe('what a teacher is told of a comment by rules', () => {
  it('is nothing where all is well', () => {
    expect(noteOn({})).toBeNull();
  });

  it('is why no model wrote it, where one would have', () => {
    expect(noteOn({ staysHome: true })).toMatch(/ a name, so this text went to no model/u);
  });

  it('is that a text is short, if it has fewer than sixty words', () => {
    expect(noteOn({ text: words(59) })).toBe('The text is short, so there was little to go by.');
  });

  it('is what could be checked, if most of what was asked about couldn’t', () => {
    expect(noteOn({ focus: focus('Spelling', 'Wit', 'Charm') })).toBe(
      'I could only check these parts: Spelling.',
    );
    expect(noteOn({ focus: focus('Spelling', 'Dialogue', 'Wit', 'Charm', 'Fun') })).toBe(
      'I could only check these parts: Spelling, Dialogue.',
    );
    expect(noteOn({ focus: focus('Wit') })).toBe(
      'I could only check these parts: ideas and details.',
    );
    expect(noteOn({ focus: focus('Spelling', 'Wit') })).toBeNull();
  });

  it('is that nothing needs mending, where there is no step and one was wanted', () => {
    expect(noteOn({}, point('strength', 35))).toBe(
      'The rules found nothing to mend in what you asked about.',
    );
    expect(noteOn({ focus: focus('Praise') }, point('strength', 35))).toBeNull();
  });

  it('is that it is shorter than was asked for, by more than a tenth', () => {
    const told = (count: number) =>
      noteOn({}, point('strength', 10), point('nextStep', count - 10));
    expect(told(32)).toBeNull();
    expect(told(31)).toBe(
      'It is shorter than you asked for: it says only what the rules are sure of.',
    );
  });

  it('is all of this at once, where all of it is so', () => {
    const told = noteOn({ text: 'An eel.', focus: focus('Wit') }, point('strength', 3));
    expect(told?.match(/\. /gu)).toHaveLength(3);
  });
});
