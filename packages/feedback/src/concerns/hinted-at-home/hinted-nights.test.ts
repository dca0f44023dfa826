import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('sexual', [
  [
    'somebody who comes at night',
    '{He|Uncle|My stepdad|The boarder|My cousin} {sits there and|comes and} {I pretend I am asleep|I pretend to snore|I pretend to be asleep|I hold my breath|I keep my eyes shut|I look at the wall|I look at the ceiling|I lie very still}.',
    '{I pretend I am asleep|I hold my breath} {|and hope} he goes.',
    'The door opens when they sleep and I pretend.',
    '{He|Uncle|Someone|Somebody} {|slowly} {lifts up|lifted|pulls off|pulled|gets under|is in|was under} my {blanket|blankets|duvet|covers|sheet|sleeping bag}.',
  ],
  [
    'a chair under the handle, and who strokes a child’s hair',
    'I {jam|wedge|push} {my|the} {chair|stool} under the {handle|door handle}.',
    '{He|My stepdad|Uncle} sat on my bed and {stroked|touched|kissed} my hair.',
  ],
  [
    'what a child does against it',
    'I put {a chair|the drawers|the desk|a box|my bed|toys} {|right} {against|in front of|under|behind} the {door|handle|door handle} in case he comes.',
    'I do it so {he|uncle|stepdad} cant {get in|come to my bed|put his hand in|reach me|touch me}.',
    'I {tie|sleep in|wear} {three knots|two pairs of socks|layers} when he {stays|babysits}.',
  ],
]);

itSees('home', [
  [
    'nights that a child listens to',
    'I {listen for|hear|wait for} {the|his} {car|ute|truck|footsteps|feet|key} {to know which kind of dad it is|and know if he is mad|so I know if mum has been angry}.',
    'We push the {drawers|chair|bed|dresser|couch|sofa} {in front of|against} the door when {they|mum|dad|he} {start|yell|fights}.',
  ],
]);

itLeavesAlone([
  [
    'games, surprises and those who love us',
    'He comes and I pretend I am asleep.',
    'He comes {with presents|with my birthday cake|in hide and seek|to tickle me|to read a story} and I pretend I am asleep.',
    '{Santa|The tooth fairy} comes and he thinks I sleep so I pretend I am asleep.',
    'I put a chair against the door {for our fort|to wrap his present|in our game} so he cant come in.',
    'My cousin was under my blanket {as she was cold|in the thunder|after a bad dream}.',
    'Nana lifts up my blanket and the {dog|cat} is in my blankets.',
  ],
]);

itLeavesStoriesAlone(['He sits there and I pretend I am asleep.']);

itSees('sexual', [
  [
    'an older boy who gets in, and what he has a child do',
    'My cousin {who is 16|whos 17|hes at college} {got in|climbed into|came into} my {bed|sleeping bag|bunk}.',
    'He {made me|gets me to|asked me to} do {stuff|things|rude stuff} {with my hand|under the blankets|down there}.',
  ],
]);

itLeavesAlone([
  [
    'a small brother who climbs in, and a trick with a hand',
    'He made me do things with my hands.',
    'He made me do things with my hands {and the puppets|to learn the card trick|with clay}. My brother who is 4 got in my bed. Coach made me do things with my hands.',
  ],
]);
