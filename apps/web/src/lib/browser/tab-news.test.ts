import { expect, test, vi } from 'vitest';
import { listenToTabs, tellTabs } from './tab-news.ts';

const subject = 'drafts:course-1/assignment-1';

/** Channels of one name hear each other, as in browsers; jsdom has none. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  name: string;

  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }

  postMessage(data: unknown) {
    this.tell(data);
  }

  tell(data: unknown) {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }

  close() {
    Channel.open.delete(this);
  }
}

test('news of another tab are heard, those of this one and about something else aren’t', () => {
  vi.stubGlobal('BroadcastChannel', Channel);
  let heard = 0;
  const stop = listenToTabs(subject, 'others', () => (heard += 1));
  tellTabs(subject);
  expect(heard).toBe(0);
  const [{ name } = { name: '' }] = Channel.open;
  new Channel(name).tell('another tab');
  expect(heard).toBe(1);
  tellTabs(`${subject}2`);
  new Channel(`${name}2`).tell('another tab');
  expect(heard).toBe(1);
  stop();
  new Channel(name).tell('another tab');
  expect(heard).toBe(1);
});

test('a screen that shows what another of its tab writes hears of it', () => {
  vi.stubGlobal('BroadcastChannel', Channel);
  let heard = 0;
  const stop = listenToTabs(subject, 'all', () => (heard += 1));
  tellTabs(subject);
  expect(heard).toBe(1);
  stop();
});

test('what one tab tells reaches the others, and its channel is closed again', () => {
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.open.clear();
  const stop = listenToTabs(subject, 'others', () => {});
  const [{ name } = { name: '' }] = Channel.open;
  stop();
  let told: unknown = null;
  new Channel(name).addEventListener('message', (event) => (told = event));
  tellTabs(subject);
  expect(told).not.toBeNull();
  expect(Channel.open.size).toBe(1);
});
