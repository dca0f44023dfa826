import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const blankedOf = (name: string, text: string) => blankedIn([`${name} Quo`], text);

it.each([
  ['Mark', 'can mark come to my house', 'can _ come to my house'],
  ['Jack', 'where did jack go', 'where did _ go'],
  ['Hope', 'so did hope tell you', 'so did _ tell you'],
  ['Will', 'mum said can will stay', 'mum said can _ stay'],
  ['Lucky', 'where is lucky?', 'where is _?'],
  ['Lucky', 'sup lucky u ok', 'sup _ u ok'],
  ['Happy', 'is happy coming too', 'is _ coming too'],
])('who is asked about is a name, %s: %s', (name, text, shown) => {
  expect(blankedOf(name, text)).toBe(shown);
});

it.each([
  ['Mark', 'I can mark it', 'I can mark it'],
  ['Mark', 'did mark the page', 'did mark the page'],
  ['Mark', 'my teacher can mark books', 'my teacher can mark books'],
  ['Lucky', 'is lucky for us', 'is lucky for us'],
  ['Lucky', 'it is lucky', 'it is lucky'],
  ['Lucky', 'where it is lucky', 'where it is lucky'],
])('what is done or so is none, %s: %s', (name, text, shown) => {
  expect(blankedOf(name, text)).toBe(shown);
});

it.each([
  ['Mark', 'come on mark we yelled', 'come on _ we yelled'],
  ['Bill', 'stop it bill i said', 'stop it _ i said'],
  ['Tom', 'no tom thats mine', 'no _ thats mine'],
  ['Lily', 'no lily i said', 'no _ i said'],
  ['Sunny', 'bye sunny see you', 'bye _ see you'],
  ['Lucky', 'thx lucky ur the best', 'thx _ ur the best'],
  ['Sunny', 'happy birthday sunny', 'happy birthday _'],
  ['Hope', '“pass it hope” i said', '“pass it _” i said'],
  ['Will', '“over here, will!” said dad', '“over here, _!” said dad'],
  ['Hope', 'thank you hope for helping me', 'thank you _ for helping me'],
  ['Mark', 'thank you mark for the present', 'thank you _ for the present'],
  ['Will', 'thank you will for being my friend', 'thank you _ for being my friend'],
  ['Will', 'see you will', 'see you _'],
  ['Hope', 'love you hope xx', 'love you _ xx'],
  ['Hope', 'get well soon hope', 'get well soon _'],
  ['Will', 'feel better soon will from mum', 'feel better soon _ from mum'],
  ['Sunny', 'go sunny go', 'go _ go'],
  ['Rusty', 'yay rusty!', 'yay _!'],
])('who is spoken to is a name, %s: %s', (name, text, shown) => {
  expect(blankedOf(name, text)).toBe(shown);
});

it.each([
  ['Rose', 'i want a rose i said', 'i want a rose i said'],
  ['Hope', 'thank you hope you are well', 'thank you hope you are well'],
  ['Will', 'i will show you will it work', 'i will show you will it work'],
  ['Rose', 'a big rose i said', 'a big rose i said'],
  ['Lily', 'there is no lily here', 'there is no lily here'],
  ['Sunny', 'yay! sunny days', 'yay! sunny days'],
  ['Early', 'i want to go early', 'i want to go early'],
  ['Long', 'go long!', 'go long!'],
  ['May', 'get well soon may i come', 'get well soon may i come'],
  ['Rose', 'the hat was on rose petals', 'the hat was on _ petals'],
])('a thing that is spoken of is none, %s: %s', (name, text, shown) => {
  expect(blankedOf(name, text)).toBe(shown);
});

it.each([
  ['Tom', 'first tom went then me', 'first _ went then me'],
  ['Jack', 'first jack holds the rope', 'first _ holds the rope'],
  ['Lily', 'then only lily was left', 'then only _ was left'],
  ['Tom', 'it was all tom fault', 'it was all _ fault'],
  ['Mark', 'this mark kid is mean', 'this _ kid is mean'],
  ['Tom', 'the tom from room 3', 'the _ from room 3'],
  ['Will', 'we have a will in our class', 'we have a _ in our class'],
  ['Pat', 'i said not you pat. then', 'i said not you _. then'],
  ['Lily', 'the other lily in my class', 'the other _ in my class'],
])('one child of several is a name, %s: %s', (name, text, shown) => {
  expect(blankedOf(name, text)).toBe(shown);
});

it.each([
  ['Rose', 'the first rose was red', 'the first rose was red'],
  ['Rose', 'my only rose died', 'my only rose died'],
  ['Rose', 'all rose petals fell', 'all rose petals fell'],
  ['Young', 'the young boy ran', 'the young boy ran'],
  ['Rose', 'the rose from nan', 'the rose from nan'],
  ['Rose', 'the rose in my garden', 'the rose in my garden'],
])('one thing of several is none, %s: %s', (name, text, shown) => {
  expect(blankedOf(name, text)).toBe(shown);
});

it.each([
  ['Will', 'and will (thats me) fell', 'and _ (thats me) fell'],
  ['Hope', 'then hope (my friend) fell', 'then _ (my friend) fell'],
])('who is explained in brackets is a name, %s: %s', (name, text, shown) => {
  expect(blankedOf(name, text)).toBe(shown);
});

it.each([
  ['Will', 'i will (maybe) go', 'i will (maybe) go'],
  ['Hope', 'i hope (my mum does too) it rains', 'i hope (my mum does too) it rains'],
  ['Will', '“you know i will” he said', '“you know i will” he said'],
])('what is done is none, brackets or not, %s: %s', (name, text, shown) => {
  expect(blankedOf(name, text)).toBe(shown);
});

it.each([
  ['Sunny', 'i gave it to sunny', 'i gave it to _'],
  ['Lucky', 'i gave lucky a lolly', 'i gave _ a lolly'],
  ['Frank', 'i dont like frank', 'i dont like _'],
  ['Frank', 'i like frank because he is kind', 'i like _ because he is kind'],
  ['Happy', 'my best friend is happy', 'my best friend is _'],
  ['Happy', 'her name is happy', 'her name is _'],
  ['Lucky', 'there was me lucky and a dog', 'there was me _ and a dog'],
  ['Mark', 'i threw it to mark he missed', 'i threw it to _ he missed'],
  ['Will', 'me and will like it', 'me and _ like it'],
  ['Will', 'because of will we lost', 'because of _ we lost'],
  ['Will', 'you and will are it', 'you and _ are it'],
  ['Will', 'it was will', 'it was _'],
  ['Will', 'its will birthday', 'its _ birthday'],
  ['Will', 'will nocked it down', '_ nocked it down'],
  ['Sunny', 'then sunny sneezed', 'then _ sneezed'],
  [
    'Day',
    'the days uncle has a digger. days uncle ran',
    'the days uncle has a digger. _s uncle ran',
  ],
  ['Chance', 'the lion ate chance', 'the lion ate _'],
  ['Black', 'black saved it', '_ saved it'],
  ['Rain', 'me an rain went', 'me an _ went'],
  ['Rich', 'i was scared of rich', 'i was scared of _'],
  ['Sunny', 'this card is about sunny', 'this card is about _'],
  ['Frank', 'frank lives next door', '_ lives next door'],
  ['Will', 'will caught it', '_ caught it'],
  ['Lucky', 'then lucky taught me', 'then _ taught me'],
  ['Rain', 'we went to rains after school', 'we went to _s after school'],
  ['Mark', 'we went over to marks on sunday', 'we went over to _s on sunday'],
])('who gets something, or is liked or named, is a name, %s: %s', (name, text, shown) => {
  expect(blankedOf(name, text)).toBe(shown);
});

it.each([
  ['Happy', 'my friend is happy', 'my friend is happy'],
  ['Lucky', 'it was kind of lucky', 'it was kind of lucky'],
  ['Blue', 'it was made of blue', 'it was made of blue'],
  ['Happy', 'i was so happy caught up in it', 'i was so happy caught up in it'],
  ['Happy', 'they had happy lives next door', 'they had happy lives next door'],
  ['Happy', 'it made mum feel happy', 'it made mum feel happy'],
  ['Long', 'we held on to long', 'we held on to long'],
  ['Sunny', 'it looks like sunny days', 'it looks like sunny days'],
  ['Hope', 'i want to hope he comes', 'i want to hope he comes'],
  ['Black', 'my dog is black and white', 'my dog is black and white'],
  ['Black', 'the sky was black. black painted walls', 'the sky was black. black painted walls'],
  ['Rose', 'i gave it to roses', 'i gave it to roses'],
  ['Green', 'the kea is green with red wings', 'the kea is green with red wings'],
])('what somebody or something is like is none, %s: %s', (name, text, shown) => {
  expect(blankedOf(name, text)).toBe(shown);
});

it.each([
  ['Sunny', 'Sunny came. we sat by sunny on the bus.', '_ came. we sat by _ on the bus.'],
  ['Sunny', 'I saw Sunny. my sunny day. it was sunny.', 'I saw _. my sunny day. it was sunny.'],
  ['Sunny', 'Sunny days. we had sunny skies.', '_ days. we had sunny skies.'],
  ['Summer', 'I met Summer. by summer it was hot', 'I met _. by _ it was hot'],
  ['Summer', 'We were hot. by summer it was hot', 'We were hot. by summer it was hot'],
  ['Summer', 'I met Summer. last summer was hot', 'I met _. last summer was hot'],
])('a name that the text has with its capital is one again, %s: %s', (name, text, shown) => {
  expect(blankedOf(name, text)).toBe(shown);
});

it.each([
  ['Lucky', 'By: lucky', 'By: _'],
  ['Lucky', 'Name - lucky\nroom 9', 'Name - _\nroom 9'],
])('who a heading names is a name, %s: %s', (name, text, shown) => {
  expect(blankedOf(name, text)).toBe(shown);
});

it.each([
  ['Lucky', 'Today: lucky'],
  ['Lucky', 'I know his name: lucky'],
  ['Lucky', 'its name\nlucky days'],
])('what a heading says otherwise is none, %s: %s', (name, text) => {
  expect(blankedOf(name, text)).toBe(text);
});
