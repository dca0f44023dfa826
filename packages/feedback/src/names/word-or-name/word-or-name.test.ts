import { expect, it } from 'vitest';
import { blanked, blankedIn } from '../testing/class.ts';

it.each([
  ['In summer we swam. Last summer 2025 was hot.', 'In summer we swam. Last summer 2025 was hot.'],
  ['cold as it was summer. it was summer who fell', 'cold as it was summer. it was _ who fell'],
  ['In Summer we met a friend.', 'In _ we met a friend.'],
  ['It was 2025. Summer swam.', 'It was 2025. _ swam.'],
  ['It was hope’s. The hope’s gone.', 'It was _’s. The hope’s gone.'],
  ['The hope is gone. The Hope is gone.', 'The hope is gone. The _ is gone.'],
  ['the will family, a hope household', 'the _ family, a _ household'],
  ['Mark my words. Mark, my friend, ran.', 'Mark my words. _, my friend, ran.'],
  ['Hope you win. Hope are lost. Hope to win.', 'Hope you win. Hope are lost. _ to win.'],
  ['will ran with will. He told will.', '_ ran with _. He told _.'],
  ['Will you go? Will be good. Will it?', 'Will you go? Will be good. Will it?'],
  ['Will, come. Will went home. Did Will?', '_, come. _ went home. Did _?'],
  ['he will. my friend will come.', 'he will. my friend will come.'],
  ['give it to will', 'give it to _'],
  ['we ate rose. it was a rose. a big rose grew', 'we ate rose. it was a rose. a big rose grew'],
  ['that rose ran. all rose did. that rose’s hat', 'that _ ran. all _ did. that _’s hat'],
  ['all rose petals fell. that rose ran', 'all rose petals fell. that _ ran'],
  ['I saw mark run. I can mark it. to mark it', 'I saw _ run. I can mark it. to mark it'],
  ['we mark books. and mark it or mark them', 'we mark books. and mark it or mark them'],
  ['he tried to mark boxes. he loved to mark it', 'he tried to mark boxes. he loved to mark it'],
  ['i said to mark stop. i gave it to mark', 'i said to _ stop. i gave it to _'],
  ['she and mark ran. to mark. by mark', 'she and _ ran. to _. by _'],
  ['young ran. with young. young said hi', '_ ran. with _. _ said hi'],
  ['young danced. he is young and danced', '_ danced. he is young and danced'],
  ['my name is young. I am young.', 'my name is _. I am young.'],
  ['the young man. like young. I was young', 'the young man. like young. I was young'],
])('a word that is also a name of the class is told by its place: %s', (text, shown) => {
  expect(blanked(text)).toBe(shown);
});

it.each([
  [
    ['So Will|So'],
    'so laughed. my friend so. mr so. i was so',
    '_ laughed. my friend _. mr _. i was so',
  ],
  [
    ['So Will|So'],
    'So said hi. So and I. So we ran. I saw So.',
    '_ said hi. _ and I. So we ran. I saw _.',
  ],
  [['It Bo|It'], 'it said hi. it was. It ran. I saw It', 'it said hi. it was. It ran. I saw _'],
  [
    ['My An|My'],
    'my ran. my dog ran. called my. I saw My dog',
    '_ ran. my dog ran. called _. I saw _ dog',
  ],
  [
    ['Rose Price|Rose', 'Cook Bean|Cook'],
    'we cook it. Cook it! Cook, it.',
    'we cook it. Cook it! _, it.',
  ],
  [
    ['Cook Bean|Cook'],
    'my cook. The cook ran. mr cook. cook ran',
    'my cook. The cook ran. mr _. _ ran',
  ],
  [['Will Po|Will'], 'will owns a bike. will lives here', '_ owns a bike. _ lives here'],
  [['An Vo|An'], 'me and an. i like an', 'me and _. i like _'],
  [['Grace Lee|Grace'], 'Graces hat. graces hat. the graces hat', '_s hat. _s hat. the graces hat'],
  [
    ['Autumn Reid|Autumn'],
    'in autumn. last autumn. autumn 2025. 5 autumn',
    'in autumn. last autumn. autumn 2025. 5 autumn',
  ],
  [['Autumn Reid|Autumn'], 'autumn laughed. i saw autumn', '_ laughed. i saw _'],
  [
    ['May Lin|May'],
    'it may rain. May 5. in may. May I go? we may.',
    'it may rain. May 5. in may. May I go? we may.',
  ],
  [
    ['May Lin|May'],
    'may said hi. with may. may and i ran. mum and may.',
    '_ said hi. with _. _ and i ran. mum and _.',
  ],
])(
  'a word that is a name, too, is told by its place in a class of %j: %s',
  (people, text, shown) => {
    expect(blankedIn(people, text)).toBe(shown);
  },
);

it.each([
  ['Hope Quo', 'Then I told Hope it was late.', 'Then I told _ it was late.'],
  ['Mark Quo', 'We saw Marks today. Marks ran off.', 'We saw _s today. _s ran off.'],
  ['Mark Quo', 'we restart at marks today', 'we restart at _s today'],
  ['Mark Quo', 'see you mark.', 'see you _.'],
  ['Hope Quo', 'i like my friend hope the best', 'i like my friend _ the best'],
  ['Hope Quo', 'after that hope went', 'after that _ went'],
  ['Hope Quo', 'we saw big hope today', 'we saw big _ today'],
  ['Hope Quo', 'we sat behind hope the whole day', 'we sat behind _ the whole day'],
  ['Zorint Quo', 'the zorint ran', 'the _ ran'],
  ['Noble Quo', 'it was noble’s hat', 'it was _’s hat'],
  ['Small Quo', 'it was small’s hat', 'it was _’s hat'],
  ['Autumn Reid', 'we met autumn. 5 came', 'we met _. 5 came'],
  ['Will Quo', 'Suddenly Will the fast ran', 'Suddenly _ the fast ran'],
  ['Will Quo', 'i ran with will today', 'i ran with _ today'],
  ['Will Quo', 'i saw my friend will.', 'i saw my friend _.'],
  ['Will Quo', 'i saw my friend will and ran', 'i saw my friend _ and ran'],
  ['Will Quo', 'me and will and i ran', 'me and _ and i ran'],
  ['Will Quo', 'it was me and will.', 'it was me and _.'],
  ['My An', 'my was late', '_ was late'],
  ['So Will', 'so wasnt there', '_ wasnt there'],
  ['The Po', 'The said hi', '_ said hi'],
  ['Young Po', 'he likes young', 'he likes _'],
  ['Will Quo', 'i think will will win', 'i think _ will win'],
  ['Will Quo', 'will will win', 'will _ win'],
  ['Will Quo', 'and will may come', 'and _ may come'],
  ['May Quo', 'may may be late', 'may _ be late'],
  ['Mark Quo', 'may mark come too', 'may _ come too'],
  ['Will Quo', 'i want will to win', 'i want _ to win'],
  ['Will Quo', 'we saw jayden, will, sam', 'we saw _, _, _'],
  ['Will Quo', 'we saw jayden, will.', 'we saw _, _.'],
  ['Mark Quo', 'its marks turn', 'its _s turn'],
  ['Will Quo', 'it was wills fault', 'it was _s fault'],
])('a name is meant: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Mark Quo', 'Marks are good'],
  ['Mark Quo', 'we met at marks tomorrow'],
  ['Mark Quo', 'we looked at marks today'],
  ['Mark Quo', 'after we mark it'],
  ['Mark Quo', 'we mark.'],
  ['Mark Quo', 'you mark it'],
  ['Mark Quo', 'they quickly mark it'],
  ['Mark Quo', 'rub or mark it'],
  ['Hunter Quo', 'we ate at hunters camps'],
  ['Small Quo', 'the small ones'],
  ['Autumn Reid', 'it was 25, autumn'],
  ['Autumn Reid', 'it was autumn, 2025 or so'],
  ['Will Quo', 'Will the dog come?'],
  ['Will Quo', 'the dog will come.'],
  ['Will Quo', 'we eat and will go'],
  ['I Po', 'Then I ran'],
  ['Will Quo', 'you will, you can'],
  ['Will Quo', 'she will may be'],
  ['Will Quo', 'he wants, will want to'],
  ['Rose Quo', 'it lost its roses'],
  ['So Will', 'so was i'],
  ['So Will', 'it seems so'],
  ['So Will', 'i was missing so much'],
  ['Than Po', 'Than was late.'],
  ['Any Po', 'Any was fine.'],
  ['The Po', 'the said hi'],
  ['Rose Po', 'a small rose fell'],
  ['Will Quo', 'will cats live?'],
  ['An Vo', 'it was an egg'],
  ['My Vo', 'my'],
])('a word is meant: %s: %s', (name, text) => {
  expect(blankedIn([name], text)).toBe(text);
});

it.each([
  ['will sed no. hope and will siad yes', '_ sed no. _ and _ siad yes'],
  ['then will askt me and will yeld', 'then _ askt me and _ yeld'],
  ['will wos late. will dosent like it', '_ wos late. _ dosent like it'],
  ['he gav hope a lolly and tolled will a joke', 'he gav _ a lolly and tolled _ a joke'],
])('what somebody does tells a name, however it is spelt: %s', (text, shown) => {
  expect(blankedIn(['Will Quo', 'Hope Quo'], text)).toBe(shown);
});

it.each([
  ['room 7 kids are will, hope and mark', 'room 7 kids are _, _ and _'],
  ['i am in a group with will, hope and mark', 'i am in a group with _, _ and _'],
  ['my group is will hope and mark', 'my group is _ _ and _'],
  ['will vs hope. mark v will', '_ vs _. _ v _'],
  ['will - 10 points\nhope - 7 points', '_ - 10 points\n_ - 7 points'],
  ['by me\nwill, age 8', 'by me\n_, age 8'],
  ['will rm 5', '_ rm 5'],
])('in lists and scores, words are names: %s', (text, shown) => {
  expect(blankedIn(['Will Quo', 'Hope Quo', 'Mark Quo'], text)).toBe(shown);
});

it.each([
  'i think he will, hope so',
  'we will hope and mark it',
  'they will age 8 years',
  'will room 5 win?',
])('in lists and scores, verbs are no names: %s', (text) => {
  expect(blankedIn(['Will Quo', 'Hope Quo', 'Mark Quo'], text)).toBe(text);
});

it.each(['he will sed it', 'i hope we kikt it', 'i sed we will'])(
  'what is done does not, before or after: %s',
  (text) => {
    expect(blankedIn(['Will Quo', 'Hope Quo'], text)).toBe(text);
  },
);
