import { itLeavesAlone } from './testing/sentences.ts';

// Words that stand further apart have less to do with each other.
itLeavesAlone([
  [
    'suicide far from the person',
    'Mum said lots of things about our suicide.',
    'Mum said lots of good things about our suicide.',
  ],
  [
    'a purpose far from a scratch',
    'She scratches herself at home in her bed on purpose.',
    'She scratches herself at home in her own bed on purpose.',
  ],
  [
    'a sad thing far from a reason',
    'She scratches herself because it makes me so sad.',
    'She scratches herself because it makes me so very sad.',
  ],
  [
    'those who would miss a child',
    'Nobody here at home would miss me.',
    'Nobody here at our home would miss me.',
  ],
  [
    'being thin far from lunch',
    'I skip lunch with all my good friends because I am thin.',
    'I skip lunch with all of my good friends because I am thin.',
  ],
  [
    'a hit far from a grown-up',
    'Dad comes in here and punches me.',
    'Dad comes in here again and punches me.',
  ],
  [
    'what is done often, far from who does it',
    'They each come and kicks me.',
    'They each come out and kicks me.',
  ],
  [
    'anger far from hiding',
    'I ran under the big bed in the back room because dad was mad.',
    'I ran under the big old bed in the very back room because dad was mad.',
  ],
  [
    'a secret far from a grown-up',
    'Mum just then told me not to tell.',
    'Mum just then came, told me not to tell.',
  ],
  [
    'a house far from hunger',
    'There is no food for me in this big home.',
    'There is no food for me in this very big home.',
  ],
  [
    'a fight far from the police',
    'The cops came to our house last night because dad hit her.',
    'The cops came to our old house late last night because dad hit her.',
  ],
  [
    'home far from a wish',
    'We just really want to run away from home.',
    'We just really, really want to run away from home.',
  ],
  [
    'photos far from clothes',
    'He sent photos of a few of the girls naked.',
    'He sent photos of a few of the very oldest girls naked.',
  ],
  [
    'privates far from a touch',
    'They touched me there on my chest.',
    'They touched me up there on my chest.',
  ],
  [
    'a cigarette far from smoke',
    'We smoke some of cigarettes.',
    'We smoke some of his cigarettes.',
  ],
  [
    'drink far from a grown-up',
    'They and the others got so very drunk.',
    'They and all the others got drunk.',
    'They got so very, very drunk.',
  ],
  [
    'a knife far from a school',
    'I put a very big knife in there for all at school.',
    'I put a very big old knife at school.',
    'I put a knife in there for all kids at school.',
  ],
  [
    'loneliness far from friends',
    'I have no friends and in my big new room cry.',
    'I have no friends and in my big new home room cry.',
  ],
  [
    'a number far from a phone',
    'My new big home phone for you all is 09 555 0143.',
    'My new big red home phone is 09 555 0143.',
    'My phone for you all here is 09 555 0143.',
  ],
  [
    'a street far from a person',
    'We live in the big house at 27 Kea Street.',
    'We live in the big red house at 27 Kea Street.',
  ],
  [
    'a question far from a stranger',
    'A man came up and asked where I live.',
    'A man came right up and asked where I live.',
  ],
  [
    'a meeting far from a plan',
    'I am going to go there and meet in real life, he is online.',
    'I am going to go over there and meet in real life, he is online.',
  ],
]);
