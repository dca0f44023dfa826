import { describe, expect, it } from 'vitest';
import { concealNames } from '../conceal.ts';
import { blankedIn, person } from '../testing/class.ts';

describe('a name of the class is found', () => {
  it.each([
    ['in a handle of initial and name', 'Zed van der Quo', 'we saw zquo', 'we saw _'],
    ['in a handle of name and initial', 'Zed van der Quo', 'we saw zedq', 'we saw _'],
    ['in a handle of name and initials', 'Zed van der Quo', 'we saw zedvdq', 'we saw _'],
    ['in a handle of first and last', 'Zed van der Quo', 'we saw zedquo', 'we saw _'],
    ['in a handle of the whole', 'Zed van der Quo', 'we saw zedvanderquo', 'we saw _'],
    ['behind a tag, with a digit', 'Bo Li', 'see #team_bo9', 'see #_'],
    ['behind a tag, with an s', 'Bo Li', 'see #team_bos', 'see #_'],
    ['between lines of two words', 'Te Ao Pere|Te Ao', 'xx_te_ao_xx', '_'],
    ['between lines, if a word', 'Hope Quo', 'xx_hope_xx', '_'],
    ['between lines, if misspelt', 'Zorint Quo', 'wug_zorimt_xx', '_'],
    ['between forty words', 'Zorint Quo', `${'xx_'.repeat(39)}zorimt`, '_'],
    ['cut short, beside others', 'Zihan Liu', 'today zih and i ran', 'today _ and i ran'],
    ['cut short, by a deed', 'Zihan Liu', 'then zih laughed', 'then _ laughed'],
    ['with an s, if short', 'Bo Li', 'it was bos hat', 'it was _s hat'],
    ['with digits for letters', 'Isoetta Quo', 'we saw 1503tt4', 'we saw _'],
    ['in a short form of two letters', 'Edward Quo', 'Then we saw ed ran', 'Then we saw _ ran'],
    ['in a short form, in small letters', 'Simon Quo', 'we saw si today', 'we saw _ today'],
    ['with an e for its dots', 'Bö Quo', 'we saw boe today', 'we saw _ today'],
    ['with aa for its ring', 'Nån Quo', 'i ran with naan', 'i ran with _'],
    ['as a family', 'Zed Fox', 'We met the Foxes.', 'We met the _.'],
    ['as two of that name', 'Zoy Quo', 'both zoies ran', 'both _ ran'],
    ['cut to a word, with a nan', 'Maniapoto Quo', 'Mania’s nan came.', '_’s nan came.'],
    ['cut to a word, with a capital', 'Maniapoto Quo', 'Then Mania came', 'Then _ came'],
    [
      'cut to a kupu, with a deed',
      'Maia Quo',
      'Mai held my hand. Haere mai',
      '_ held my hand. Haere mai',
    ],
    ['misspelt, with an s', 'Samantha Quo', 'it was samamthas', 'it was _'],
    ['misspelt, with a capital', 'Zihan Liu', 'for Zih today', 'for _ today'],
    ['misspelt, without one', 'Zihan Liu', 'zih today', 'zih today'],
    ['drawn out, cut at its end', 'Samantha Quo', 'we saw samannnnt', 'we saw _'],
    ['drawn out, cut to four letters', 'Ana Whitcombe', 'we saw whiiiit', 'we saw _'],
    ['drawn out, cut at its beginning', 'Ana Whitcombe', 'we saw coooombe', 'we saw _'],
    ['drawn out, if a word', 'Dean Quo', 'we saw deeean', 'we saw _'],
    ['said twice', 'Li Na|Na', 'NaNa ran, nana ran', '_ ran, nana ran'],
    ['with an s, if no word', 'Aroha Quo', 'we saw arohas today', 'we saw _s today'],
  ])('%s: %s: %s', (_, name, text, shown) => {
    expect(blankedIn([name], text)).toBe(shown);
  });

  it.each([
    ['Bo Li', 'xx_bo_xx'],
    ['J Po', 'we saw jj'],
    ['Zed Quo', 'we saw zedxyz'],
    ['Do Po', 'the dodo'],
    ['Zorint Quo', `${'xx_'.repeat(40)}zorimt`],
    ['Zihan Liu', 'our band zih today'],
    ['Zihan Liu', 'we went without zih'],
    ['Samantha Quo', 'it was samamthax'],
    ['Zed Quo', 'xx_zad_xx'],
    ['Zed Fox', 'Foxes ran.'],
    ['Zed Fox', 'We met the foxes.'],
    ['Maniapoto Quo', 'Mania’s gone.'],
    ['Maniapoto Quo', 'Mania s nan. Mania nan.'],
    ['Maniapoto Quo', 'mania’s nan'],
    ['Romeo Quo', 'We flew to Rome'],
    ['Ana Dadson', 'Then Dad came'],
    ['Ana Daddyson', 'Then Daddy came'],
    ['Ana Mummyson', 'Then Mummy came'],
    ['Ana Mothersill', 'Then Mother came'],
    ['Ana Fatherley', 'Then Father came'],
    ['Ana Whitcombe', 'the whiter comb'],
  ])('but not where a word is meant: %s: %s', (name, text) => {
    expect(blankedIn([name], text)).toBe(text);
  });
});

it('the student is found by a name of her own, whoever else is on the list', () => {
  const sent = (student: [string, string], classmate: [string, string], text: string) =>
    concealNames({ text, student: person(...student), classmates: [person(...classmate)] }).text;
  const ziggo = ['Zana Whitcombe', 'Ziggo'] as [string, string];
  expect(sent(ziggo, ['Zana Whitcombe', 'Zana'], 'we saw ziggo')).toBe('we saw casey');
  expect(sent(ziggo, ['Hone Faleolo', 'Ziggo'], 'we saw whitcombe')).toBe('we saw riley');
  expect(sent(ziggo, ['Hone Faleolo', 'Hone'], 'we saw faleolo')).toBe('we saw riley');
});

describe('a word after ‘my friend’ is a name or a misspelt deed', () => {
  it.each([
    ['i met my friend sue today', 'i met my friend _ today'],
    ['my friend lukt ran', 'my friend _ ran'],
    ['i know my friend zandor the brave', 'i know my friend _ the brave'],
    ['i know my friend haydo the brave', 'i know my friend _ the brave'],
    ['i know my friend zorbo the brave', 'i know my friend _ the brave'],
    ['i saw my friend zont today', 'i saw my friend _ today'],
    ['i saw my friend zont bathe', 'i saw my friend _ bathe'],
    ['i saw my friend zont then', 'i saw my friend _ then'],
    ['my friend sed and ran', 'my friend sed and ran'],
    ['my dog chewd it', 'my dog chewd it'],
    ['my dog zont a bone', 'my dog zont a bone'],
    ['my dog zont an egg', 'my dog zont an egg'],
  ])('as what follows tells: %s', (text, shown) => {
    expect(blankedIn([], text)).toBe(shown);
  });
});
