import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('home', [
  [
    'a child that eats when the rest have',
    '{When|While|After} {they|the others|the real kids|his kids} {eat|have dinner|are having tea|finish} I {wait|have to sit|stay} {till they are done|in the garage|on the back step|in my room}.',
    'When {everyone|the family} has eaten I get {whats left|what is left|their scraps}.',
    'I eat {in the laundry|on the porch|by myself} {while they eat|after they have finished|when the others are done}.',
  ],
  [
    'what a child is called at home',
    'Leanne calls me {It|nothing|the mistake|her burden|the lodger|a waste of space|maggot}.',
    'He called me it and they laughed.',
  ],
  [
    'a child bedded like a dog',
    'I {sleep on|have|use|only get|lie on} the dogs {bed|blanket|old mat}.',
  ],
  [
    'a bed in the shed, and why',
    '{My bed is in|I have to sleep in|They moved me out to|I got put in} the {garage|shed|laundry} because I {wet the bed|smell|was bad|am in the way}.',
  ],
]);

itLeavesAlone([
  [
    'who eats after dogs, customers and guests',
    'When they eat I wait till they finish.',
    'When they eat I wait till they finish, {the dogs|our chooks|the customers|our visitors|the calves|the manuhiri on the marae}.',
    'I eat in my room {when I am sick|while I do homework}. When they have tea I go to training. When everyone has eaten I get the leftovers for my lunch.',
  ],
  [
    'who is it in tag, and a phone call',
    'They called me it.',
    'They called me it in {tag|tiggy|the game}. Mum called me {nothing but trouble|its time for tea|in for tea|it was late}. The ref called me useless.',
  ],
  [
    'a cuddle with a puppy',
    'I have the dogs bed. I sleep in the dogs bed.',
    'I sleep in the dogs bed to cuddle {the puppy|the kittens}. I have the dogs blanket to wash. I got in the dogs bed in hide and seek.',
  ],
  [
    'a bed in the garage for other reasons',
    'I sleep in the garage because I wet the bed.',
    'I sleep in the garage because {my cousins are here|they paint my room|it is cool}. The dogs bed is in the garage because he is smelly.',
  ],
]);

itLeavesStoriesAlone(['When they eat I wait till they finish.']);
