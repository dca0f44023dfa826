import { wordSet } from '../../text/word-set.ts';

/** What can be seen or felt of a thing: its colour, its stuff, its surface, its shape. */
export const colours = wordSet(
  'red blue green yellow purple pink orange black white brown grey golden silver rainbow',
);
export const stuffs = wordSet('wooden plastic rubber metal woollen cardboard leather');
const qualities = wordSet(`
  muddy slimy fluffy furry shiny dusty rusty sticky spiky smooth rough soft warm wet frozen icy soggy crunchy squishy slippery sharp hairy woolly sparkly sandy salty
  round square striped stripy spotty curly skinny fat thin pointy flat bent wonky broken cracked tiny huge giant stinky smelly noisy squeaky creaky grumpy sleepy
`);

export const describing = new Set([...colours, ...stuffs, ...qualities]);
