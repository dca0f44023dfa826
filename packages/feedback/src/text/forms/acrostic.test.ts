import { expect, it } from 'vitest';
import { spelledBy, spellsTitle } from './acrostic.ts';
import { readAsForm } from '../student-text.ts';
import { isVerse } from './verse.ts';

const linesOf = (text: string) => readAsForm(text).lines;

it('lines under a title may begin with its letters, with macrons or without', () => {
  expect(spellsTitle(linesOf('CAT\nclaws\nand\ntail'))).toBe(true);
  expect(spellsTitle(linesOf('Kākā\nKicking up leaves\nA flash of red\nkarking\naway'))).toBe(true);
  expect(spellsTitle(linesOf('CAT\nclaws\nand\nears'))).toBe(false);
  expect(spellsTitle(linesOf('AT\nall\ntails'))).toBe(false);
});

it('five lines without a title may spell a word', () => {
  expect(spelledBy(linesOf('my\nold\nuncle\nsings\nevery day'))).toBe('mouse');
  expect(spelledBy(linesOf('my\nold\nuncle\nsings\nwell'))).toBeNull();
  expect(spelledBy(linesOf('big\nold\naunty\nties'))).toBeNull();
});

it('lines that nearly all begin with the same letter spell no word', () => {
  const felt =
    'I touch wet sand\nI touch a cold shell\nI touch my togs\nI touch the towel\nA gull calls';
  expect(spelledBy(linesOf(felt))).toBeNull();
  expect(spelledBy(linesOf('I ran\nI hid\nWind blew\nI ran\nI hid'))).toBeNull();
});

it('a title above a shorter line is a title where lines spell it, and the lines are a poem', () => {
  const winter = readAsForm('FOG\nFlat\nOver the hill\nGone by ten');
  expect(winter.title?.text).toBe('FOG');
  expect(isVerse(winter)).toBe(true);
});
