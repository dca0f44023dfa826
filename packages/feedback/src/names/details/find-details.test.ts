import { expect, it } from 'vitest';
import { blanked, findDetails } from './find-details.ts';

const found = (text: string) =>
  findDetails(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

it.each([
  ['email', 'tane.h+camp_1%2-x@room-12.school.nz', 'Write to ', '.'],
  ['email', 'tāne@kura.nz', '(', ')'],
  ['link', 'https://school.nz/tane?x=1', 'See ', '.'],
  ['link', 'HTTP://x', 'See ', '!'],
  ['link', 'www.tane.org/a.b', '“', '”'],
  ['link', 'kea-7.school.NZ', 'on ', ', I think'],
  ['link', 'tane.com/me', 'my page (', ')'],
  ['link', 'discord.gg/kereru7', 'join ', '.'],
  ['link', 'youtu.be/abc-12', 'see ', ' now'],
  ['link', 'bit.ly/3x', '', ''],
  ['link', 'kererufan.kiwi', 'my page ', '.'],
  ['link', 'room7.school/tane', 'my page ', '.'],
  ['phone', '021 555 0143', 'ring ', '.'],
  ['phone', '0215550143', 'ring ', ' now'],
  ['phone', '021-555-0143', '', ''],
  ['phone', '(04) 555 1234', 'ring ', ''],
  ['phone', '+64 21 555 012', 'ring ', ''],
  ['phone', '+64 (0)21 555 0123', 'ring ', ''],
  ['phone', '+64 (0) 21 555 0123', 'ring ', ''],
  ['phone', '+64 (0)-21 555 0123', 'ring ', ''],
  ['phone', '+64(0)21 555 0123', 'ring ', ''],
  ['phone', '021 555 012345', 'ring ', ''],
  ['phone', '+6421555012', 'ring ', ''],
  ['phone', '021 12 34 567', 'ring ', '.'],
  ['phone', '02 11 23 45 67', 'ring ', '.'],
  ['phone', '021.123.4567', 'ring ', '.'],
  ['phone', '09/123 4567', 'ring ', ''],
  ['phone', '021  123 4567', 'ring ', ''],
  ['phone', '021 – 123 4567', 'ring ', ''],
  ['phone', '021-1234567', 'ring ', ''],
  ['phone', '0800 83 83 83', 'ring ', ''],
  ['phone', '555 1234', 'ring ', '.'],
  ['phone', '555-1234', 'ring ', '.'],
  ['phone', '021_555_0143', 'ring ', '.'],
  ['phone', '021,555,0143', 'ring ', ' now'],
  ['phone', '021*555*0143', '', ''],
  ['phone', '021 (555) 0143', 'ring ', ''],
  ['phone', '0064 21 555 0143', 'ring ', ''],
  ['phone', '64 21 555 0143', 'ring ', ''],
  ['phone', '0 2 1 5 5 5 0 1 4 3', 'ring ', ' now'],
  ['phone', '０２１ ５５５ ０１４３', 'ring ', ''],
  ['phone', '٠٢١٥٥٥٠١٤٣', 'ring ', ''],
  ['phone', '0\u200b2\u200b1 555 0143', 'ring ', ''],
  ['phone', '𝟎𝟐𝟏𝟓𝟓𝟓𝟎𝟏𝟒𝟑', 'ring ', ''],
  ['phone', 'oh two one, 555 0143', 'ring ', ''],
  ['phone', 'zero two one five five five zero', 'ring ', ' now'],
  ['phone', '021 five five five 0143', 'ring ', ''],
  ['email', 'kea.7@school . nz', 'write to ', ' now'],
  ['email', 'kea_7 @ gmail . com', 'write to ', ' now'],
  ['email', 'kea＠gmail.com', 'write to ', ' now'],
  ['email', 'kea at gmail dot com', 'write to ', '.'],
  ['email', 'kea dot seven at room7 dot school dot nz', 'write to ', '.'],
  ['email', 'kea(at)xtra.co.nz', '', ''],
  ['email', 'kea [at] gmail [dot] com', 'write to ', '.'],
  ['link', 'keaqueen.blog', 'a page that is ', ' and'],
  ['link', 'kea.photos', 'my site is ', '.'],
  ['link', 'kea.gmbh', 'on ', ' now'],
  ['link', 'kea-art.me', 'see ', '.'],
  ['link', 'kea7.ai', 'see ', '.'],
  ['link', 'keapage dot co dot nz', 'see ', ' now'],
  ['link', 'hxxps://kea dot org/abc', 'see ', ' now'],
  ['link', '192.168.14.77:8080', 'join ', '.'],
  ['address', '12 Kowhai Street', 'I live at ', ', in'],
  ['address', '12 kowhai street', 'we moved from ', ' to'],
  ['address', '4/7b Rata Rd', 'at ', '.'],
  ['address', 'Flat 2, 61 Mill Hill Crescent, Hamilton 3204', '', '.'],
  ['address', '9 mill close', 'I live at ', ' now'],
  ['address', '112 The Esplanade', 'at ', '.'],
  ['address', '120 State Highway 35', 'at ', ' past'],
  ['address', 'PO Box 4417', 'to ', ', Rotorua'],
  ['address', 'P.O. box 44', 'to ', '.'],
  ['address', 'RD 3', 'on ', ', Te Puke'],
  ['date', '14/03/2016', 'I was born on ', '.'],
  ['date', '3rd of March 2016', 'my birthday is the ', '.'],
  ['date', 'March 3, 2016', 'Date of birth: ', '.'],
  ['date', 'May 4 2015', 'my birthday (', ') was fun'],
  ['date', '3 May 2014', 'I was born in New Zealand on ', '.'],
  ['handle', 'kea_14', 'add me on snap ', ' ok'],
  ['handle', 'KeaKid', 'My roblox name is ', '.'],
  ['handle', 'keazz', 'my snapchat is called ', '.'],
  ['handle', 'kea#4471', 'on discord: ', '.'],
  ['handle', '@kea_swims', 'find ', ' there'],
  ['handle', 'kea55', 'my password is ', '.'],
  ['handle', 'bella09', 'add ', ' on snapchat'],
  ['handle', 'kea.queen', 'you should follow ', ' on insta'],
  ['handle', 'dragonkid7', 'search up ', ' on roblox'],
  ['handle', 'zazzy', 'find me as ', ' on tiktok'],
  ['handle', 'foxpaws_', 'I am ', ' on discord'],
  ['handle', 'blubber22', 'my friend is ', ' on roblox'],
  ['handle', 'kittykat_x', 'sc: ', ' ok'],
  ['handle', 'kitty.kat.x', 'ig = ', ' ok'],
  ['handle', 'zorbfox', 'gamertag - ', '.'],
  ['handle', 'glittapony', 'my user on roblox is ', '.'],
  ['phone', 'O21 555 l234', 'call ', ' after school'],
  ['phone', '02I 555 O143', 'call ', '.'],
  ['phone', '0️⃣2️⃣1️⃣5️⃣5️⃣5️⃣0️⃣1️⃣4️⃣3️⃣', 'call ', ''],
  ['address', 'twenty seven Rimu Street', 'My house is number ', ' and it is blue'],
  ['address', 'fourteen kowhai crescent', 'I live at ', ' in'],
  ['address', 'Kowhai Crescent', 'I live on ', ' next to'],
  ['address', '12 The Ridgeway', 'my house is at ', '.'],
  ['email', 'kea2013@gmail', 'email me ', ' ok'],
])('finds a whole %s, and nothing around it: %s', (kind, detail, before, after) => {
  expect(found(before + detail + after)).toEqual([[kind, detail]]);
});

it.each([
  'meet me @school or tane@home',
  'we ate.Then we ran',
  'the dog.community hall was full',
  'this is www. and that is https:// and .com',
  'we had 555 points and 1234 left',
  'the box said 5555 1234 and 555 12345',
  'the code was A555 1234 and 555 1234B',
  'in 2025 2026 came next, then 1000000',
  'we went home.me and mum at school.live music',
  'he ran.He/she was the dog.and/or the cat',
  'on 03.04.2025 or 03/04/2025 or 05-06-25 at 10.30',
  '0.0625 and 0 1 2 3 4 5 6 7 8 9 10',
  '3 + 4 is 7, and 0 12 is nothing',
  'the first were 0, 12, 24, 36, 48, 60 and 0 2 4 6 8 10',
  'zero one two three four five, and zero two four six eight',
  'look at dot the cat, at the dot on the map or the dot com',
  'we saw kea.photos of it are here, and our.cats ran',
  'we ate @ home.it was fun and played @school . so did they',
  'we saw kea.photos of it are here, and our.cats ran',
  'hous.it was late and the kauri.So did we',
  'version 1.20.4 and 300.1.1.1',
  'there are 12 kauri trees by the road and 3 big trucks in the street',
  'it is a 10 minute drive, a 4 lane road, and 20 trees along the drive',
  'we came 3rd place, room 5 Kauri Street School, 9 people close by',
  'in 1995 Queen Street was long, and Queen Street is by the Esplanade',
  'we won on 14/03/2016, and Kupe was born on 3 March 1400',
  'my birthday is on 3 March',
  'I was born in the old town of Ōtaki and on 3 May 2014 we moved',
  'my roblox is really fun, add me on snap please, follow me home',
  'my password is a secret and my username is long',
  'we add sugar, then find diamonds on minecraft and follow Dad in fortnite',
  'I got 2nd on roblox, played for 30mins on fortnite and was level10 in minecraft',
  'he is good on xbox, I played on iPad in minecraft and saw TikTok on snapchat',
  'H2O and O2 and CO2, I 100 percent, O 5 ducks, l 500',
  'two kids in the street, one main road, seven quiet streets, ten minute drive',
  'we live in a quiet street, we live on a farm, I live on the main road',
  'One Tree Hill is high and my user is happy',
  'my disc: it is round, and a dc: Batman',
])('takes nothing for a contact detail in: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('finds each of several, in their order', () => {
  expect(found('Ring 555 1234 or 555 4321, see www.a.nz, write to a@b.nz')).toEqual([
    ['phone', '555 1234'],
    ['phone', '555 4321'],
    ['link', 'www.a.nz'],
    ['email', 'a@b.nz'],
  ]);
});

it('takes what overlaps for one, so that nothing is left of either', () => {
  expect(found('Ring me on 0 21 555 0143 9@kea.nz')).toEqual([
    ['contact', '0 21 555 0143 9@kea.nz'],
  ]);
});

it('of details within one another, only the outer one counts', () => {
  expect(found('https://a.nz/b@c.nz/021 and 021 555 0143')).toEqual([
    ['link', 'https://a.nz/b@c.nz/021'],
    ['phone', '021 555 0143'],
  ]);
  expect(found('0215550143@school.nz')).toEqual([['email', '0215550143@school.nz']]);
});

it('blanks out details and nothing else, and moves no letter', () => {
  const text = 'a@b.nz or 555 1234.';
  expect(blanked(text, findDetails(text))).toBe(`${' '.repeat(6)} or ${' '.repeat(8)}.`);
  expect(blanked('I ran.', [])).toBe('I ran.');
});
