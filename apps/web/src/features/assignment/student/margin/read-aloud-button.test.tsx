import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReadAloudButton } from './read-aloud-button.tsx';

class Utterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Plays the browser: jsdom has no voices. */
function synthesisWith(voices: Partial<SpeechSynthesisVoice>[]) {
  const spoken: Utterance[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel: () => spoken.at(-1)?.dispatchEvent(new Event('error')),
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return spoken;
}

const show = (...texts: string[]) =>
  render(
    <MantineProvider>
      {texts.map((text) => (
        <ReadAloudButton key={text} text={text} />
      ))}
    </MantineProvider>,
  );
const buttons = (name: string) => screen.queryAllByRole('button', { name });

beforeEach(() => vi.unstubAllGlobals());

test('feedback is read by the machine’s own voice, and can be stopped', async () => {
  const spoken = synthesisWith([{ lang: 'en-NZ', localService: true, name: 'Aria' }]);
  show('Ka pai, Grace.');
  await userEvent.click(buttons('Read aloud')[0] as HTMLElement);
  expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([['Ka pai, Grace.', 'en-NZ']]);
  await userEvent.click(buttons('Stop reading')[0] as HTMLElement);
  expect(buttons('Read aloud')).toHaveLength(1);
});

test('a second one takes over from the first', async () => {
  const spoken = synthesisWith([{ lang: 'en-GB', localService: true }]);
  show('One.', 'Two.');
  await userEvent.click(buttons('Read aloud')[0] as HTMLElement);
  await userEvent.click(buttons('Read aloud')[0] as HTMLElement);
  expect(spoken.map(({ text }) => text)).toEqual(['One.', 'Two.']);
  expect(buttons('Stop reading')).toHaveLength(1);
});

test('what is typed meanwhile does not begin it anew, and it can still be stopped', async () => {
  const spoken = synthesisWith([{ lang: 'en-NZ', localService: true }]);
  const one = (text: string) => (
    <MantineProvider>
      <ReadAloudButton text={text} />
    </MantineProvider>
  );
  const { rerender } = render(one('Ka pai.'));
  await userEvent.click(buttons('Read aloud')[0] as HTMLElement);
  for (const text of ['Ka pai. G', 'Ka pai. Gr', '']) rerender(one(text));
  expect(spoken.map(({ text }) => text)).toEqual(['Ka pai.']);
  await userEvent.click(buttons('Stop reading')[0] as HTMLElement);
  expect(buttons('Stop reading')).toEqual([]);
  rerender(one('Ka pai, Grace.'));
  await userEvent.click(buttons('Read aloud')[0] as HTMLElement);
  expect(spoken.map(({ text }) => text)).toEqual(['Ka pai.', 'Ka pai, Grace.']);
});

test('where only a voice from elsewhere could read it, nothing is offered', () => {
  synthesisWith([{ lang: 'en-NZ', localService: false }]);
  show('Ka pai.');
  expect(screen.queryAllByRole('button')).toEqual([]);
});
