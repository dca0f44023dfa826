import { describe, expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

/** Each text has one hint only: a name that is recognised once counts in the whole text. */
const blanked = (text: string) => blankedIn([], text);

describe('a person on no roster is recognised', () => {
  it.each([
    ['by an @', 'We rang @zorbie.', 'We rang @_.'],
    ['within a handle', 'my_olivia_dog', '_'],
    ['within a handle, from four letters', 'sara_xx', '_'],
    ['behind particles', 'We met Mrs van der Land.', 'We met Mrs van der _.'],
    ['behind one particle', 'We met Mrs von Land.', 'We met Mrs von _.'],
    ['behind a name and particles', 'We saw Zeb van der Land.', 'We saw _ van der _.'],
    [
      'by ‘called’, even if like a particle',
      'A boy is called von. He ran.',
      'A boy is called _. He ran.',
    ],
    ['by being somebody’s friend', 'my friend von ran', 'my friend _ ran'],
    ['in capitals, from six letters', 'We joined KERUBI today.', 'We joined _ today.'],
    ['after a title with a stop', 'I saw Mr. zorb today.', 'I saw Mr. _ today.'],
    ['by a kupu that acts after kin', 'my cousin mihi laughed', 'my cousin _ laughed'],
    ['beside ‘me’', 'me and zorb swam', 'me and _ swam'],
    ['beside ‘with’, if told of', 'i play with zorb she wins', 'i play with _ she wins'],
    ['by what kin is', 'my cousin was zorby', 'my cousin was _'],
    ['by ‘name is’', 'My name is zeb.', 'My name is _.'],
    ['by ‘name was’', 'His name was zeb.', 'His name was _.'],
    ['by ‘name’s’', 'my name’s zeb', 'my name’s _'],
    ['by ‘called’ before a capital', 'She is called Happy.', 'She is called _.'],
    ['by a title, even if it is a deed', 'We asked Mrs Told.', 'We asked Mrs _.'],
    ['by a title, if no deed follows', 'mr freedom ran', 'mr _ ran'],
    ['by ‘mr’ among things', 'I like the mr blorb', 'I like the mr _'],
    ['by speaking', 'zorb said hi', '_ said hi'],
    ['by acting, with a capital', 'Zorb ran home.', '_ ran home.'],
    ['by any deed in the past', 'Zorb zigged me.', '_ zigged me.'],
    ['by owning', 'Zorb’s mum came.', '_’s mum came.'],
    ['by acting, if a word too', 'Faith laughed.', '_ laughed.'],
    ['by not being there, if a word too', 'Faith wasnt there.', '_ wasnt there.'],
    ['by getting something', 'I gave it to Blorby.', 'I gave it to _.'],
    ['by company on a walk', 'I walked with Blorby.', 'I walked with _.'],
    ['by a kupu that acts', 'Then Mihi laughed.', 'Then _ laughed.'],
    ['by acting, if a place too', 'Then Jordan laughed.', 'Then _ laughed.'],
    ['by company, if a place too', 'I sat with Jordan.', 'I sat with _.'],
    ['by a capital, if a word too', 'We saw Faith.', 'We saw _.'],
    ['by acting, if nearly a place', 'Then Rotorau laughed.', 'Then _ laughed.'],
    ['again, with an s', 'my friend Zo left. zos dog', 'my friend _ left. _s dog'],
    ['in two pieces', 'We saw Anne-Marie today.', 'We saw _ today.'],
    ['after an aunt, if a place too', 'I saw aunt Rangiora today', 'I saw aunt _ today'],
  ])('%s: %s', (_, text, shown) => {
    expect(blanked(text)).toBe(shown);
  });
});

describe('what names nobody is left alone', () => {
  it.each([
    ['a thing in two pieces', 'We ate Weet-Bix beside the T-Rex without Wi-Fi.'],
    ['a single letter', 'Plan Z was next, said Q.'],
    ['three letters of a handle', 'ava_xx and my_dog_xx'],
    ['a sentence that runs on', 'I played with my friends They are nice.'],
    ['a number that may be a particle', 'We lost ten Balls to ten Kings.'],
    ['up to five capitals', 'We joined KERUB today.'],
    ['an end that is like a title', 'We had problems today.'],
    ['a beginning that is like a title', 'The dragon slept, and the mrsx slept.'],
    ['a stop that ends a sentence', 'Who is Mr? zorb is a song.'],
    ['a captain with a stop', 'He is a captain. zorb is a song.'],
    ['an aunt’s beach', 'We went to aunt Rangiora beach.'],
    ['three letters beside ‘me’', 'me and zor swam'],
    ['a word beside ‘me’', 'me and table swam'],
    ['company other than me', 'us and zorbie swam'],
    ['‘me or’', 'me or zorbie swam'],
    ['‘with’ before what is best', 'i play with zorb the best'],
    ['‘with’ before ‘here’', 'i play with zorb here'],
    ['what a thing is', 'the ball is zorby'],
    ['what kin likes', 'my friend likes blorbing'],
    ['what kin isn’t', 'my friend isnt blorby'],
    ['what kin has', 'my friend his blorby ran away'],
    ['a word after ‘name was’', 'my name was happy'],
    ['a place’s name', 'It is called Rangiora.'],
    ['what a thing is called', 'The thing is zeb.'],
    ['what a name isn’t', 'The name isnt zeb. The name beats zeb.'],
    ['what Miss does', 'Then Miss yawned.'],
    ['two letters after kin', 'my friend zo ran'],
    ['nearly a place after kin', 'my friend wensday ran'],
    ['a quality', 'Zorb’s happy. Zorb big house.'],
    ['what has no deed', 'Zorb today.'],
    ['a season', 'Summer went fast. April came.'],
    ['a word that has something', 'Faith was given to us. Faith has power.'],
    ['a small letter without speech', 'zorb ran home'],
    ['a place that goes', 'Rotorua went quiet. Rotorau went quiet.'],
    ['a thing', 'It was the Zorb. It was Zorb Beach.'],
    ['where we drove', 'We drove to Blorby.'],
    ['a place we came from', 'We came from Jordan. I love Victoria.'],
    ['places in a row', 'It was in Jordan and Egypt.'],
    ['several of a brand', 'We saw Pikachus in Fortnites today.'],
    ['a place that acts', 'Then Rotorua laughed. We sat with Rotorua.'],
    ['a word with a capital', 'I saw Table.'],
    ['what is near a place', 'It is near Blorby.'],
    ['nearly a place', 'We saw Rotorau.'],
  ])('%s: %s', (_, text) => {
    expect(blanked(text)).toBe(text);
  });
});

it.each([
  ['My friend Zork likes zorky.', 'My friend _ likes zorky.'],
  ['My friend Sork likes sorky.', 'My friend _ likes sorky.'],
  ['My friend Tenni plays tennis.', 'My friend _ plays tennis.'],
  ['My friend Rose saw a red rose.', 'My friend _ saw a red rose.'],
  ['My friend Rose ran and rose laughed.', 'My friend _ ran and _ laughed.'],
])('what is like a stranger’s name is left where it is none: %s', (text, shown) => {
  expect(blanked(text)).toBe(shown);
});
