import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('home', [
  [
    'children who are ready to flee',
    'I {sleep|slept|go to bed|lie} {with my shoes on|in my clothes|with my jacket on} {in case we go|in case he comes|in case dad is back|so we can run|so I can get out}.',
    'My {bag|bags|shoes} {is ready|are packed|are by the door|stay under my bed} in case {he is mad|mum says go|we have to run}.',
    'I keep it in case we {have|need} to {run|leave|get out} {again|in the night|fast}.',
  ],
  [
    'children who look after smaller ones alone',
    '{Mum|Dad} {left|took off|walked out} {on Thursday|last week|and|ages ago} and I {feed the baby|have been feeding the baby|look after my brothers|cook for my little sister}.',
    'I {feed|look after|am looking after} {the baby|my little brother|our twins} {by myself|on my own|alone} {every night|most days|all weekend|since Friday|until late}.',
    'I look after my sisters because {no one|nobody} else does.',
  ],
]);

itSees('substances', [
  [
    'children who look after a grown-up who drinks',
    'I {put|rolled|turn} {mum|dad|her|my mum} {|over} on {her|his} side.',
    'So she doesnt choke on her {|own} {sick|spew|vomit}.',
    'I {clean|cleaned|wiped|mopped} up {mums|dads|my uncles} {sick|spew|vomit|wee}.',
    'I {tip|tipped|pour|poured} {the|all the} {wine|beer|vodka} down the {sink|toilet}. I hid mums {bottles|cans} so she couldnt.',
  ],
]);

itSees('substances', [
  [
    'drugs by the names that children have for them',
    '{I|We|Me and Hemi} {had|have|did|smoked} {two cones|a joint|a tinny} {and got high|and saw funny colours|and I was dizzy|and I couldnt feel my legs}.',
  ],
  [
    'somebody with a needle',
    'There was {a man|a lady|someone} {asleep|passed out|lying|sleeping} on our couch with a needle.',
  ],
]);

itLeavesAlone([
  [
    'nights in which everybody is ready',
    'We sleep in our clothes in case we go.',
    'We sleep in our clothes {at camp|in the hut|after the earthquake|before our fishing trip} in case we go. I slept in my jacket in case it snowed.',
    'My bag is packed {|by the door} in case mum wins the holiday trip.',
  ],
  [
    'helping for a while',
    'I look after my brother by myself every day.',
    'I look after my brother by myself {for ten minutes every day|while mum is in the shower every night|when dad is hanging the washing}. I feed the lambs by myself every morning. I fed the baby by myself.',
    'Mum left for work and I looked after my brother.',
  ],
  [
    'sick people, animals and first aid',
    'We roll him on his side.',
    'In first aid we roll him on his side. Dad rolled her on her side to shear the sheep. I cleaned up mums sick when she had {the flu|a tummy bug}. The {dog|cat} was choking on his sick.',
    'I poured the {milk|fizzy|shampoo} down the sink. We hid dads beer for a prank so he couldnt find it.',
  ],
]);

itLeavesAlone([
  [
    'ice creams, sore joints and hospitals',
    'We had two cones and got dizzy. A man was asleep with a needle.',
    'We had two {ice cream|chocolate|vanilla} cones and got dizzy. I had a sore joint and was dizzy. {In hospital a|The nurse said the} man was asleep with a needle.',
  ],
]);

itLeavesStoriesAlone(['I sleep with my shoes on in case he comes.']);
