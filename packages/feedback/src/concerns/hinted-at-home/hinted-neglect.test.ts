import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('home', [
  [
    'a child who is not taken to a doctor',
    'We {cant|never} {go to the dentist|go to the doctor|get my inhaler} {because|cause|since} {she owes them money|mum cant afford it|she is too tired|they will find out}.',
  ],
  [
    'small ones who cry with hunger',
    'My little {sister|brother} {cries|cried} {because|cause} {her tummy is sore|he is hungry|there is no food}.',
  ],
  [
    'water instead of food',
    'I {give|gave} her water {and tell her it is dinner|so her tummy is full|instead of dinner}.',
  ],
  [
    'food out of a bin, and none until a day',
    'I {get it|eat crusts|take food} {out of|from} the bin {when no one looks|at lunch}. I see it in the bin and I get it out.',
    'There {isnt|isnt going to be|wont be|is no} {anything|food} at {my place|our house} {till Sunday|until Nan comes|all week}.',
  ],
  [
    'food that is saved for home',
    'I {save|hide|take|put} half of my toast {in my pocket|in my bag|home} for {my sister|my little brother|dinner|the weekend}.',
  ],
]);

itLeavesAlone([
  [
    'others who can’t see a dentist',
    'I cant go to the dentist because we have no money.',
    '{Some people|Many families} cant go to the dentist because it costs money. I cant go to the dentist because it {is shut|was closed} and dad is tired.',
  ],
  [
    'a baby with colic and a brother with a sweet tooth',
    'My brother cried because his tummy was sore.',
    'My brother cried because his tummy was sore from {lollies|too much cake|a bug}. The baby cries because she is hungry for her {milk|bottle}.',
  ],
  [
    'who waits for tea, drinks before a race or shares a muffin',
    'My sister cries because she is hungry. I drank water so I was full. There isnt anything at our house until Friday.',
    'My sister cries because she is hungry and {dinner is in five minutes|it is before dinner}. {The baby|My baby sister} cries because she is hungry. I drank water before the race so I was full. There isnt anything at our house until we go {shopping|to the supermarket}.',
    'I kept a {muffin|biscuit} in my bag for my sister. I kept some in my bag for my sister because she {loves it|missed the picnic}.',
  ],
  [
    'what is fetched back out of a bin',
    'I got it out of the bin.',
    'I got my {hat|retainer|homework} out of the bin. I got it out of the recycling bin.',
  ],
  [
    'treats, finds and what was made at school',
    'I put some bread in my bag for my sister.',
    'I put {a cupcake|a shell|a treat|a card|my art|a present} in my bag for my sister.',
  ],
]);

itLeavesStoriesAlone(['My sister cried because she was hungry.']);
