/** Sentences with the class that they are about; every name that is marked {so} must not leave. */
export interface ByHand {
  classList: readonly string[];
  sentences: readonly string[];
}

export const byHand: readonly ByHand[] = [
  {
    classList: ['Hana Whitcombe', 'Lily Chen', 'Jack Brown', 'Grace Park', 'Mason Lee', 'Hunter Young', 'Hope Faleolo', 'Will Anderson', 'Mark Sullivan', 'Summer Rose'],
    sentences: [
      'me and {lily} went on the swings then {jack} came',
      '{grace} is my best friend and so is {hope}',
      'I told {mason} that I hope it will be sunny.',
      '{hunter} was it and he tagged {will}',
      'Will you come with {Will} and me?',
      'In summer we went to {summer}s house.',
      'I gave {hope} my marble and {mark} cried.',
      'will and {mark} had a fight but {grace} stopped it',
      'Playing with {Hana2015} and {lily_chen09} on Minecraft',
      'The {Whitcombes} came for tea.',
      'I love u {hanaaaa}',
      'her name is {hanna} not {Hanah}',
      '{J. Brown} and {M. Lee} won',
      'we call her {Hani} or {Han}',
      'My e-mail is {hana.whitcombe}@school.nz',
      '{HANA} AND {LILY} SHOUTED',
      'that is {graces} dog',
      'the hunter in my story is called {Hunter}',
      'I chose {Rose} as my partner.',
      '{Lilly} {Chenn} is funny',
    ],
  },
  {
    classList: ['Van Nguyen', 'Mac Smith', 'Al Hassan', 'Le Tran', 'Bo Li', 'Jo An', 'Faʻafetai Leota', 'Māia Te Rangi', 'Siobhán O’Brien', 'Lars van der Berg', 'Mei-Ling Wu', 'Xi He'],
    sentences: [
      '{Van} and {Mac} got a big mac in the van.',
      'then {al} said hi to {le}',
      '{Fa\'afetai} and {Faafetai} and {Faʻafetai} are one',
      '{Maaia} sat by {Maia} and {māia}',
      '{mei ling} and {MeiLing} and {Mei Ling}',
      'Mr {van der Berg} and mrs {obrien} and Miss {O\'Brien}',
      'we saw {bo} and {jo} at the dairy',
      'I like {Xi}. He is kind.',
      'The teacher said “{XI HE}, sit down.”',
      '{Shivaun} came too',
    ],
  },
];

export const heldOutByHand: readonly ByHand[] = [
  {
    classList: ['Pearl Knight', 'Dale Price', 'Ray Field', 'Art Fox', 'Dawn Lamb', 'Chance Cook', 'Sage Marsh', 'Grant Stone', 'Penny Little', 'Robin Cross'],
    sentences: [
      'yesterday me {dale} and {ray} built a dam',
      '{pearl} had the best costume and {penny} came second',
      'i was sitting with {art} when the fire bell went',
      'I ran past {Dawn}, {Sage} and {chance}.',
      'The ray of light hit {Ray} in the eye.',
      '{robin} stole my hat so i chased {robin}',
      'We went to {pearls} bach.',
      'take a chance, said {chance}',
      '{Mr Cook}’s boy {Chance} can cook',
      '{DawnLamb} and {sage.marsh} and {grant_stone}',
    ],
  },
  {
    classList: ['Tūmanako Rangihuna', 'Ngāhuia Te Whata', 'Taʻase Vunipola', 'Søren Müller', 'Zixuan Zhou', 'Thandiwe Dlamini', 'Te-Koha Pōmare', 'Jean-Luc Le Roux', 'Min Song', 'Yue Xu'],
    sentences: [
      '{Tumanako} and {tuumanako} and {Tūmanako}',
      '{Ngahuia}’s kuia and {taase}’s nana sang',
      '{soren} {mueller} came from Denmark',
      '{Te Koha} and {tekoha} and {TE-KOHA}',
      'jean luc le roux is {jean luc}',
      'I sat between {min} and {yue}',
      '{Zi Xuan} and {zixuan} and {ZiXuan}',
      'go {Thandi} go',
      'the {Dlaminis} have a pool',
      '{Tumanaco} fell off',
    ],
  },
];
