import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('substances', [
  [
    'a drive home on the wrong side',
    '{Dad|Uncle Rob|Mums new boyfriend|She} {drove us home|was driving} {on the wrong side|in the middle of the road|all over the road|over the white line} and nana was crying.',
  ],
  [
    'a child that steers for a driver who can’t',
    'I {held|had to hold|grabbed} {the wheel|the steering wheel|his wheel} {because his eyes were shut|when he fell asleep|and mum was asleep|because he was to drunk}.',
  ],
  [
    'a wait outside a pub',
    'We {waited|sat|have to stay|slept} in {the|mums|his} {ute|van|car} {outside the pub|while he had his drinks|till mum came out of the pokies}.',
    'Dad went to the {rsa|tavern|pokies} and we waited in the van.',
  ],
  [
    'a driver who had drinks first',
    '{After|When|Even when} {dad|my mum|uncle Sione} {had a few beers|has had too many drinks|is drunk} {and he|he still|and then he} drove us home.',
  ],
  [
    'a parent who doesn’t wake',
    '{I couldnt wake her|I couldnt wake mum up|I cant wake dad} {on the lawn|in the bath|on the hallway floor|so i fed the baby|so I put my brother to bed|so I rang nana}.',
    'She was on the {floor|grass|steps} and I couldnt wake her.',
  ],
]);

itLeavesAlone([
  [
    'karts, other countries and a slip on the road',
    'Dad drove us on the wrong side.',
    'Dad drove us on the wrong side {in America|because of the road works|in the game|in Hawaii|because there was a slip}.',
    'Dad drove {around the cones|to the other side of town|us home}.',
  ],
  [
    'a turn at the wheel on the farm',
    'I held the wheel because he fell asleep.',
    'I held the wheel in the paddock {because he was feeding out and my sister fell asleep}. I held the wheel on his lap and my brother fell asleep. I steered the boat and dad fell asleep.',
  ],
  [
    'a wait for burgers or the ferry',
    'We sat in the car with his drinks.',
    'We sat in the car at {McDonalds|KFC} with our drinks. We waited in the car {for the ferry|for ages|at the vet|while dad got beers for the barbecue}. We waited in the car for some fizzy drinks.',
  ],
  [
    'who drives because somebody else had a beer',
    'When dad had a few beers he drove us home.',
    'When dad had a few beers {mum drove us home|nana drove us home|we walked home}.',
  ],
  [
    'parents asleep on Christmas morning, and a tired dog',
    'I couldnt wake mum so I put the baby down.',
    'On Christmas morning I couldnt wake mum so I got my present. I couldnt wake dad up. Dad was on the couch and we couldnt wake him.',
    'The dog was on the floor and I couldnt wake her. On Fathers Day I couldnt wake dad so I made him toast.',
  ],
]);

itLeavesStoriesAlone(['Dad drove us home on the wrong side.']);
