import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { verbForms } from './verb-forms.ts';

describe('a verb is as it is said at home', () => {
  it.each([
    ['We was late', 'We was'],
    ['It rained so they was wet', 'they was'],
    ['When you was little it was there', 'you was'],
    ['Then me and my cousin was tired', 'me and my cousin was'],
    ['Then we seen an eel', 'we seen'],
    ['I never done it', 'I never done'],
    ['We been there before', 'We been'],
    ['By then he gone', 'he gone'],
    ['Dad seen one under a rock', 'Dad seen'],
    ['My uncle Wiremu done a bomb', 'My uncle Wiremu done'],
    ['My little brother seen it first', 'My little brother seen'],
    ['At lunch we eaten our sandwiches', 'we eaten'],
    ['They just taken it', 'They just taken'],
    ['He were waving them at me', 'He were'],
    ['It don’t fit', 'It don’t'],
    ["So she don't like it", "she don't"],
  ])('in “%s”', (text, form) => {
    expect(quoted(verbForms, `${text}.`)).toEqual([form]);
  });

  it.each([
    'We were late',
    'The dog that bit you was big',
    'It was me and Dad was cross',
    'We have seen an eel',
    'We’ve never been there',
    'Have you ever seen one',
    'Had he gone by then',
    'What have they done',
    'Hasn’t she been there',
    "Hadn't I seen it",
    'Are we done',
    'Never have Mum and I seen an eel like it',
    'Had Tama or I seen it we would run',
    'My dad has seen a whale',
    'My dad hadnt seen a whale',
    'My uncle Wiremu had done a bomb',
    'Has my dad seen the eel',
    'With Dad gone we ate',
    'My cousin done up in pink was cute',
    'Here is my dad seen in the photo',
    'Why does he don’t',
    'They don’t fit',
    'Were we given one',
    'When were they taken',
    'We had eaten',
    'If he were big he could see',
    'I wish it were mine',
    'If I were big and he were small we could see',
    '“We was late,” said Nan',
    'Nan said they was late',
    'Koro yelled we done it',
    'When you go it was cold',
  ])('but not in “%s”', (text) => {
    expect(quoted(verbForms, `${text}.`)).toEqual([]);
  });
});
