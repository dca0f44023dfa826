import { itLeavesAlone, itLeavesStoriesAlone, itSees } from './testing/sentences.ts';

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
    'treats, finds and what was made at school',
    'I put some bread in my bag for my sister.',
    'I put {a cupcake|a shell|a treat|a card|my art|a present} in my bag for my sister.',
  ],
]);

itLeavesStoriesAlone(['My sister cried because she was hungry.']);
