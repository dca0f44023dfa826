import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const people =
  'Chase Lim/Case Lee/Grace Li/Hope Vea/Rose Moe/May Pio/Art Ray/Max Wu/Joy Lim/Daisy Fox/Sky Bell/Summer Tau/Faith Hill/Jade Po/Ty Cross/Dawn Reid/Peace Obi/Ann Short'.split(
    '/',
  );

it.each([
  'In case it rains, bring a coat, just in case.',
  'Lets say grace. They say grace before tea.',
  'The sun rose. I rose early. It rose up. A rose garden.',
  'I am good at art. We had art lessons.',
  'Me and Mum did art. On Fridays we do art with Miss. Now we are doing art.',
  'We went up the Sky Tower and to the Auckland Art Gallery. Mum said grace before tea.',
  'At lunch we played chase. I play chase with my dog. It was a car chase.',
  'Max speed! We went at max speed.',
  'I jumped for joy. My tears of joy. Never give up hope. I am full of hope.',
  'We made a daisy chain. The paint is sky blue.',
  'We got up because it was dawn.',
  'I want peace in the world. We live in peace.',
  'It was short but hard.',
  'Summer holidays are here.',
  'I have faith. We have faith that you can.',
  'She says grace before tea. It makes me cross. He was cross.',
  'A sword made of jade. It is max fun.',
  'In art we made masks. We paint in art today.',
])('a word is left where it is hardly ever the name: %s', (text) => {
  expect(blankedIn(people, text)).toBe(text);
});

it.each([
  ['we had fun in case’s pool', 'we had fun in _’s pool'],
  ['“wait” said grace before she ran', '“wait” said _ before she ran'],
  ['then rose ran up. and rose up the hill she went', 'then _ ran up. and _ up the hill she went'],
  ['In May we ran. I trust in May. In May’s bag.', 'In _ we ran. I trust in _. In _’s bag.'],
  ['i met rose garden tools in hand', 'i met _ garden tools in hand'],
  ['we had faith in goal. i have faith in goal', 'we had _ in goal. i have _ in goal'],
  ['“no” says grace. his name is cross', '“no” says _. his name is _'],
  ['i got jade. made by jade', 'i got _. made by _'],
  ['i looked at art. lessons with joy', 'i looked at _. lessons with _'],
  ['did art come? what did art say? so did art', 'did _ come? what did _ say? so did _'],
  [
    'i play with chase. we played Chase at four square',
    'i play with _. we played _ at four square',
  ],
  ['we played chase in the final', 'we played _ in the final'],
  ['we gave Art gallery tickets', 'we gave _ gallery tickets'],
  ['“yes” said grace before tea', '“yes” said _ before tea'],
  ['Sky made a tower. i helped sky tower over it', '_ made a tower. i helped _ tower over it'],
])('a word is the name everywhere but in those phrases: %s', (text, shown) => {
  expect(blankedIn(people, text)).toBe(shown);
});

it.each([
  [['Kauri Moe', 'Willow Hau'], 'i like kauri trees. Willow trees are tall. Kauri dieback spread.'],
  [['An Ho', 'Bo Ha'], 'Ho ho ho! we said ha ha ha'],
  [['Min Oh'], 'it broke oh no. i said oh well'],
])('plants and laughter are no names in a class of %j: %s', (names, text) => {
  expect(blankedIn(names, text)).toBe(text);
});

it.each([
  [['Kauri Moe'], 'dad gave kauri trees. Kauri, trees', 'dad gave _ trees. _, trees'],
  [['Hana Moe'], 'Hana bushes', '_ bushes'],
  [['Min Oh'], 'me and oh well we ran. oh laughed', 'me and _ well we ran. _ laughed'],
  [['An Ho'], 'Ho laughed. we saw Ho, Ho', '_ laughed. we saw _, _'],
])('plants and laughter are names anywhere else in a class of %j: %s', (names, text, shown) => {
  expect(blankedIn(names, text)).toBe(shown);
});

it('a month is no stranger', () => {
  const text = 'In June I turned 8. I saw June Moe in June.';
  expect(blankedIn(['Zeb Quist'], text)).toBe('In June I turned 8. I saw _ _ in June.');
});
