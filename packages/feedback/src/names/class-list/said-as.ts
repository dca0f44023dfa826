import { isKnownWord } from '../words/known-words.ts';

/** Names whose letters don't tell in English how they sound, before what they sound like. */
const table = `
siobhan shivawn shavon shevaun shivorn / niamh neeve neev neave / aoife eefa eefer eifa / aoibhinn aveen / aisling ashling /
saoirse sersha seersha sursha searsha / caoimhe keeva kweeva / eilidh aylee ailee / eoghan owen / eoin owen / ciara keera /
ciaran keeran / grainne gronya / roisin rosheen / oisin osheen usheen / sinead shinade / padraig porrick / tadhg tyg /
orla awla / maeve mayv / sean shawn / rhys reece reese / leigh lee / louise luweez looeez / lewis looiss / hugo hewgo hyoogo /
hugh hyoo hyu / vaughan vorn / stephen steeven / geoffrey jefry / ralph rafe / graeme graham / craig crayg /
joaquin wakeen wahkeen hwakeen / jorge horhay horhey / javier haviair havyer / jose hosay hozay / jesus haysoos /
xavier zavia exavia / guillermo geeyermo / miguel meegel migel / beatriz beeatreez / joao zhwow /
nguyen nwin newyen winn / thuy thwee twee / phuong fuong / xin sheen / xiao shao / zhang jang / qing ching / qi chee /
phoebe feebee febe feeby / chloe klowee kloey / zoe zowie zowee / isla eyela ila iyla / yvonne evon ivon / yvette evet /
genevieve jenaveev jonvyev / giselle jizel / jacques zhak / imogen immajin / hermione hermynee / penelope penelopee /
persephone persefanee / xanthe zanthy / dhruv droov / naomi nayomee / gemma jemma / dwayne dwain /
ngaio nyo nio nyeo / ngaire nyree / ngaere nyree / ihaia eehiya /
tj teejay / jp jaypee / aj ayjay / cj ceejay seejay / mj emjay / bj beejay / kj kayjay / jj jayjay / ej eejay / rj arjay / kc kaycee kaysee
`;

const sounds = new Map(
  table
    .trim()
    .split('/')
    .map((line) => line.trim().split(/\s+/u))
    .map(([name = '', ...said]) => [name, said] as const),
);

/** What a name in plain letters sounds like, as far as it is no other word. */
export const saidAs = (name: string): string[] =>
  (sounds.get(name) ?? []).filter((said) => !isKnownWord(said));
