import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { messages } from '@second-draft/contract';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withAppHeldBack } from './lighten-pages.ts';

const html = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>
<body><button>Log in</button><a href="/blog">Blog</a><select><option>Ideas</option><option>Praise</option></select><input />
<script type="module" async="">import "/assets/a.js"</script></body></html>`;

const isAppStarting = () => document.querySelectorAll('script[type=module]').length > 0;
const element = (name: string) => document.querySelector<HTMLElement>(name)!;

let openPage: () => void;

beforeEach(async () => {
  const script = await readFile(path.join(import.meta.dirname, 'start-on-touch.js'), 'utf8');
  openPage = () => {
    const page = new DOMParser().parseFromString(withAppHeldBack(html, ''), 'text/html');
    document.head.innerHTML = page.head.innerHTML;
    document.body.innerHTML = page.body.innerHTML;
    window.eval(script);
  };
});

afterEach(() => {
  // The page's listeners go once the app runs.
  document.dispatchEvent(new Event('app-started'));
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const appStarted = async () => {
  document.dispatchEvent(new Event('app-started'));
  await Promise.resolve();
};

test('a page asks for no script of the app until it is touched', () => {
  openPage();
  expect([document.querySelector('link'), isAppStarting()]).toEqual([null, false]);
  document.dispatchEvent(new Event('pointerdown'));
  expect(isAppStarting()).toBe(true);
  expect([...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)).toEqual([
    '/assets/a.js',
    '/assets/b.js',
  ]);
});

test('a pointer that the page appears under starts nothing until it moves', () => {
  openPage();
  document.dispatchEvent(new MouseEvent('pointermove'));
  expect(isAppStarting()).toBe(false);
  document.dispatchEvent(new MouseEvent('pointermove', { movementY: -1 }));
  expect(isAppStarting()).toBe(true);
});

test('what is pressed before the app runs is busy, and pressed once it does', async () => {
  openPage();
  const pressed = vi.fn<() => void>();
  const button = element('button');
  button.click();
  expect(button.getAttribute('aria-busy')).toBe('true');
  button.addEventListener('click', pressed);
  await appStarted();
  expect(pressed).toHaveBeenCalledOnce();
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test('an app that could not be fetched says so to who has pressed, and starts anew at the next press', () => {
  openPage();
  const fail = () =>
    [...document.querySelectorAll('script[type=module]')].at(-1)?.dispatchEvent(new Event('error'));
  const starts = () => document.querySelectorAll('script[type=module]').length;
  const button = element('button');
  button.click();
  fail();
  expect(element('[role=alert]').textContent).toBe(messages.connection.partMissing);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  document.dispatchEvent(new Event('pointerdown'));
  expect(starts()).toBe(1);
  button.click();
  expect([starts(), document.querySelector('[role=alert]')]).toEqual([2, null]);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('an app that could not be fetched starts anew once the connection is back', () => {
  openPage();
  document.dispatchEvent(new Event('pointerdown'));
  element('script[type=module]').dispatchEvent(new Event('error'));
  expect(document.querySelector('[role=alert]')).toBeNull();
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  expect(document.querySelectorAll('script[type=module]')).toHaveLength(2);
});

test('what is chosen before the app runs is told to it', async () => {
  openPage();
  const select = document.querySelector('select')!;
  await userEvent.selectOptions(select, 'Praise');
  // The app shows what it begins with.
  select.value = 'Ideas';
  const heard: string[] = [];
  select.addEventListener('change', () => heard.push(select.value));
  await appStarted();
  expect(heard).toEqual(['Praise']);
});

test('what is typed before the app runs stays as it was last typed', async () => {
  openPage();
  const field = document.querySelector('input')!;
  await userEvent.type(field, 'hana@kura.example');
  await userEvent.tab();
  await userEvent.type(field, '.nz');
  await appStarted();
  expect(field.value).toBe('hana@kura.example.nz');
});

test('the page follows the system between light and dark before the app runs, and prints light', () => {
  const query = (matches: boolean) => Object.assign(new EventTarget(), { matches });
  const [dark, paper] = [query(true), query(false)];
  vi.stubGlobal('matchMedia', (words: string) => (words === 'print' ? paper : dark));
  openPage();
  const scheme = () => document.documentElement.dataset['mantineColorScheme'];
  dark.dispatchEvent(new Event('change'));
  expect(scheme()).toBe('dark');
  paper.matches = true;
  paper.dispatchEvent(new Event('change'));
  expect(scheme()).toBe('light');
  paper.matches = false;
  paper.dispatchEvent(new Event('change'));
  expect(scheme()).toBe('dark');
});

test('a link is followed without the app', () => {
  openPage();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('a').addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  element('a').dispatchEvent(click);
  expect.assertions(1);
});

test('a teacher who is signed in gets the app at once', () => {
  sessionStorage.setItem('profile', '{}');
  openPage();
  expect(isAppStarting()).toBe(true);
});

test('a build that starts the app in another way is refused', () => {
  expect(() => withAppHeldBack('<body></body>', '')).toThrow('another way');
});
