import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Lachlan Reid', 'Lochie', 'lachie'],
  ['Imogen Reid', 'Immie', 'imz'],
  ['Harrison Reid', 'Hazza', 'haz'],
  ['Jeremy Reid', 'Jezza', 'jez'],
  ['Jonathan Reid', 'Jonty', 'jono'],
  ['Murray Reid', 'Muz', 'muzza'],
  ['Campbell Reid', 'Cam', 'cambo'],
  ['Tyler Reid', 'Ty', 'tyse'],
  ['Oscar Reid', 'Oz', 'ozzy'],
  ['Tevita Reid', 'Tev', 'vita'],
  ['Matilda Reid', 'Till', 'tilly'],
  ['Penelope Reid', 'Pip', 'poppy'],
  ['Henry Reid', 'Hens', 'henners'],
  ['Jack Reid', 'Jak', 'jacko'],
  ['Reuben Reid', 'Rubes', 'ruben'],
  ['Hazel Reid', 'Haze', 'haz'],
  ['Hugh Reid', 'Hughie', 'huey'],
])('%s is known as %s and %s', (fullName, one, other) => {
  expect(blankedIn([fullName], `I saw ${one} and played with ${other}.`)).toBe(
    'I saw _ and played with _.',
  );
});

it.each([
  ['then riley and mads ran, mads and riley won', 'then _ and _ ran, _ and _ won'],
  ['i am tay, im tay and my name is tayl', 'i am _, im _ and my name is _'],
  ['i am tall and mad and im late', 'i am tall and mad and im late'],
])(
  'a short form that is a word is a name beside another one, or where somebody is named: %s',
  (text, shown) => {
    expect(blankedIn(['Riley Reid', 'Madison Clarke', 'Taylor Brook'], text)).toBe(shown);
  },
);

it.each([
  ['me and hen went home', 'me and _ went home'],
  ['hen and i swam', '_ and i swam'],
  ['then hen said no', 'then _ said no'],
  ['i like my friend hen', 'i like my friend _'],
  ['i sat with hen', 'i sat with _'],
  ['mum gave hen the map', 'mum gave _ the map'],
  ['can hen come too', 'can _ come too'],
  ['i have hen’s hat', 'i have _’s hat'],
  ['We saw Hen. Hen laughed.', 'We saw _. _ laughed.'],
])('a short form that is a common word is a name where people are told of: %s', (text, shown) => {
  expect(blankedIn(['Henry Reid'], text)).toBe(shown);
});

it.each([
  'the hen said no, and my hen sat on me',
  'our hen’s egg broke',
  'Hen houses are small. we keep hen food and hens',
  'i went with hens',
  'we lock it and lock the gate',
  'a shark’s fin is not a fish’s lock',
])('a short form that is a common word stays a word anywhere else: %s', (text) => {
  expect(blankedIn(['Henry Reid', 'Lachlan Reid', 'Finlay Reid'], text)).toBe(text);
});

it('‘luv’ is short for a Love only where somebody is told of', () => {
  const shown = 'i luv you. me and _ ran. I saw _';
  expect(blankedIn(['Love Okoro'], 'i luv you. me and luv ran. I saw Luv')).toBe(shown);
});

it.each([
  ['Jet yelled. “Riv, come!”', '_ yelled. “_, come!”'],
  ['I told Riv. then riv cried', 'I told _. then _ cried'],
  ['“Stormy!” called Mum. Pip (pippin) ran', '“_!” called Mum. _ (_) ran'],
  ['“Help!” called Mum. Stormy nights', '“Help!” called Mum. Stormy nights'],
  [
    'Jet is loud. Jets land. a jet flew. we saw a riv',
    'Jet is loud. Jets land. a jet flew. we saw a riv',
  ],
])('a rare word that is nearly a name is one where only people are told of: %s', (text, shown) => {
  expect(blankedIn(['Jett Coop', 'River Daws', 'Storm Low', 'Pippin Roy'], text)).toBe(shown);
});

it('a short form keeps the word that follows it', () => {
  expect(blankedIn(['Olivia Smith'], 'liv is nice. livis hat')).toBe('_ is nice. _s hat');
});

it.each([
  ['I saw Te Kahu. me and te kahu. te kahu laughed', 'I saw _. me and _. _ laughed'],
  [
    'i kite au i te kahu. te kahu is a cloak. Te Ka',
    'i kite au i te kahu. te kahu is a cloak. Te Ka',
  ],
])('a name after ‘Te’ may be cut short where somebody is told of: %s', (text, shown) => {
  expect(blankedIn(['Te Kahurangi Pene'], text)).toBe(shown);
});

it('a misspelt plural is no misspelt name', () => {
  expect(blankedIn(['Nate Berry'], 'we ate blackberrys at the Berrys')).toBe(
    'we ate blackberrys at the _s',
  );
});

it('a brand is nobody’s misspelt name', () => {
  expect(blankedIn(['Ray MacDonald'], 'at McDonalds. the MacDonalds')).toBe('at McDonalds. the _s');
});

it('a thing that somebody has is no name, but who somebody is may be', () => {
  const text = 'the shark’s rose. that’s rose. my name’s rose. my friend’s rose.';
  const shown = 'the shark’s rose. that’s _. my name’s _. my friend’s _.';
  expect(blankedIn(['Rose Reid'], text)).toBe(shown);
});

it.each([
  ['me and mads played. then mads got hurt', 'me and _ played. then _ got hurt'],
  ['my friend hen is kind. at lunch hen got sick', 'my friend _ is kind. at lunch _ got sick'],
  ['a hen laid an egg. me and hen saw the hen', 'a hen laid an egg. me and _ saw the hen'],
  ['lock and me fish. we lock it. i had to lock it', '_ and me fish. we lock it. i had to lock it'],
  ['me and dais made cake. dais ate it all', 'me and _ made cake. _ ate it all'],
  ['My friend Dais came. then we heard dais snore', 'My friend _ came. then we heard _ snore'],
  ['it is called hen. i saw hen and i ran. hen ran', 'it is called _. i saw _ and i ran. hen ran'],
  ['dais and madison came. a dais is a stage', '_ and _ came. a dais is a stage'],
  ['at lunch hen got sick. hens and mads', 'at lunch hen got sick. hens and mads'],
])('a short form that a text has as somebody is the name again: %s', (text, shown) => {
  const people = ['Madison Cole', 'Henry Tau', 'Lachlan Reid', 'Daisy Wu'];
  expect(blankedIn(people, text)).toBe(shown);
});

it('a grandmother is no Anna', () => {
  const text = 'Nan and Pop came. Nan fell in, and we saw Nan laugh.';
  expect(blankedIn(['Anna Quo', 'Anne-Marie Moe'], text)).toBe(text);
});

it.each([
  ['Phoenix Reid', 'Nix did it best.', '_ did it best.'],
  ['Tipene Reid', 'Tips picked it up.', '_ picked it up.'],
  ['Mariam Reid', 'Mimi wrote it.', '_ wrote it.'],
  ['Georgia Reid', 'Gee (Georgia) did too.', '_ (_) did too.'],
  ['Beau Reid', 'beau and bo are the same', '_ and _ are the same'],
])('who does something is somebody, by the short form of %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});
