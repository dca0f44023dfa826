import { expect, it } from 'vitest';
import { findConcern } from './find-concern.ts';

it.each([
  ['selfHarm', 'Sometimes I want to die.'],
  ['selfHarm', 'At night I just wish I was dead.'],
  ['selfHarm', 'I think about hurting myself.'],
  ['selfHarm', 'She cuts her arms but I cut my arms because I feel sad.'],
  ['selfHarm', 'My brother talks of suicide.'],
  ['selfHarm', 'I dont want to live anymore.'],
  ['selfHarm', 'I wish I was never born.'],
  ['selfHarm', 'Everyone would be better off without me.'],
  ['selfHarm', 'Nobody would miss me if I left.'],
  ['selfHarm', 'I really hate my life.'],
  ['selfHarm', 'I made myself throw up.'],
  ['selfHarm', 'I skip lunch every day because I am too fat.'],
  ['contactDetails', 'My phone number is 021 555 0143.'],
  ['contactDetails', 'Text me on 021 555 0143 if you want.'],
  ['contactDetails', 'I live at 27 Pukeko Street.'],
  ['contactDetails', 'My home address is 27 Pukeko Rise.'],
  ['contactDetails', 'My snapchat name is kea_2015.'],
  ['contactDetails', 'Add me on discord.'],
  ['strangers', 'I talk to a man on Roblox at night.'],
  ['strangers', 'A guy asked me for a photo.'],
  ['strangers', 'The man told me to get in his car.'],
  ['strangers', 'A man followed me home.'],
])('an adult should read about %s: %s', (kind, text) => {
  const found = findConcern(`We had fun. ${text} Then we ate.`);
  expect(found?.kind).toBe(kind);
  expect(text).toContain(found?.text);
});

it.each([
  'I nearly died of laughing. I want to die laughing again.',
  'I was so full that I could just die.',
  'I cut myself by accident with the scissors.',
  'I hurt myself when I fell off my bike.',
  'We learned how schools should prevent suicide.',
  'I dont want to be here at the dentist.',
  'I dont want to wake up early.',
  'I wish I was born in Samoa.',
  'I hate myself for eating the last biscuit.',
  'My number is 7 in the rugby team.',
  'We live at the end of the street.',
  'My Roblox is really good.',
  'I talk to my cousin on Messenger.',
  'You should never talk to a stranger online.',
  'A man asked for a photo at the wedding.',
])('a text like others: %s', (text) => {
  expect(findConcern(`We had fun. ${text} Then we ate.`)).toBeNull();
});

it('what somebody in the text says is not the child’s own, but for contact details', () => {
  expect(findConcern('“I want to die,” said the old man.')).toBeNull();
  expect(findConcern('I want to die, “but not today,” he said.')?.kind).toBe('selfHarm');
  expect(findConcern('“My number is 021 555 0143,” I said.')?.kind).toBe('contactDetails');
});

it('hints count in a true account, not in a story with two made-up things', () => {
  const hint = 'A man followed me home.';
  expect(findConcern(`A dragon came. ${hint}`)?.kind).toBe('strangers');
  expect(findConcern(`A dragon came, and another dragon. ${hint}`)?.kind).toBe('strangers');
  expect(findConcern(`A dragon and a wizard came. ${hint}`)).toBeNull();
  expect(findConcern('A dragon and a wizard came. I want to die.')?.kind).toBe('selfHarm');
});

it('two made-up things make a story, also in the plural', () => {
  const hint = 'A man followed me home.';
  const things =
    'a dragon|dragons|a monster|monsters|a zombie|zombies|a witch|witches|a wizard|wizards|an alien|aliens|a vampire|vampires|a ghost|ghosts|a goblin|goblins|a troll|trolls|an ogre|ogres|a giant|giants|a unicorn|unicorns|a fairy|fairies|magic|a magical day|a spell|spells|a potion|potions|a castle|castles|a kingdom|kingdoms|a princess|princesses|a prince|a knight|knights|a sword|swords|a villain|villains|a superhero|superheroes|a robot|robots|a dinosaur|dinosaurs|a trex|a t rex|a pirate|pirates|a taniwha|a creeper|creepers|a portal|a spaceship|a planet|planets|a werewolf|werewolves|a mermaid|mermaids|a demon|demons|a curse|a cursed day|once upon a time|chapter one|a detective|an assassin|a spy|spies|an evil day|a lair|a dungeon|a quest|a laser|a galaxy|a wolf|wolves|a ninja|ninjas|a bad guy|bad guys|an orphanage|a gull|gulls|a captain|to be continued|once there was|long ago';
  for (const thing of things.split('|')) {
    expect(findConcern(`It had ${thing}. ${hint}`)?.kind, thing).toBe('strangers');
    expect(
      findConcern(`It had ${thing} and a ${thing.endsWith('laser') ? 'lair' : 'laser'}. ${hint}`),
      thing,
    ).toBeNull();
  }
  expect(findConcern(`A quest. ${hint} The end.`)).toBeNull();
  expect(findConcern(`A quest. ${hint} The end was good.`)?.kind).toBe('strangers');
});

it('the most serious is reported, wherever it is', () => {
  const found = findConcern('My number is 021 555 0143. I want to die.');
  expect(found).toMatchObject({ kind: 'selfHarm', text: 'I want to die' });
});

it('says where the words are', () => {
  const text = 'I had fun.\n\nBut i wana die sum times.';
  const found = findConcern(text);
  expect(found?.text).toBe('i wana die');
  expect(text.slice(found?.start, found?.end)).toBe('i wana die');
});

it('what is far away in the same sentence changes nothing, what is near does', () => {
  const far = 'and then we went to the shop and to the park and to the pool and home and ate, ';
  expect(findConcern(`I cut myself by accident.`)).toBeNull();
  expect(findConcern(`It was an accident ${far} I cut myself.`)?.kind).toBe('selfHarm');
});

it('a sentence without an end is read to its end, and nothing in it is cut in two', () => {
  for (const words of [80, 88, 89, 90, 91, 110, 117, 118, 119, 120, 121, 200, 207, 208, 209, 300]) {
    const text = `${'and then we ran '.repeat(100).split(' ').slice(0, words).join(' ')} I want to die and we ran`;
    expect(findConcern(text)?.text, `${words}`).toBe('I want to die');
  }
});

it('says nothing of nothing', () => {
  expect(findConcern('')).toBeNull();
  expect(findConcern('...')).toBeNull();
});
