import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('selfHarm', [
  [
    'food that comes up again',
    'I put {my fingers|my finger|a toothbrush} {|right} down my throat.',
    'I {make|made|am making|get|am getting|bring|am bringing} {it|dinner|lunch|everything|food|tea} {come|right} back up.',
    'When I {get|feel|am} {angry|really sad|stressed} I {bite|scratch|punch} my {arm|legs|head}. If I {slip up|eat} I have to do {two hundred|100} {star jumps|sit ups}.',
    'I can {feel|see} my {hip bones|ribs} now. She eats only {400|four hundred} {|calories} a day. Everything goes black when I stand up.',
    'I {make|made} {it come up|it come back up|it all come up|myself sick after|myself throw up|myself spew}.',
    'I {tell mum|say to dad|told nana|lie} that i {ate|had|already ate} my lunch but {I|really I} {put it in the bin|chucked it|hid it}.',
    'I {like|love} {the empty|being empty|feeling hungry|the hungry} feeling. Then I am on the next hole {in|on} my belt.',
  ],
  [
    'food that is hidden or given away',
    'I {spit|hide|flush|flushed|chuck|chucked|throw|threw|put|tip|tipped|give|gave} {|out|away} my {lunch|dinner|tea|breakfast|food|sandwich|sandwiches|meal} {in a tissue when mum goes|in the bin when no one sees|when they are out|and look when nobody is there|in there as mum looks away|while nan is not looking|and say I ate it|and told mum that I had it|so I get small|every day}.',
  ],
  [
    'meals that are left out to be thin',
    'I {dont eat|didnt eat|stopped eating|stop eating|skip lunch|skipped lunch|am skipping lunch|wont eat|have no more breakfasts|am not allowed to eat} {|at school} because I am {fat|disgusting|not thin}.',
    'I have stopped having dinner so I look {skinny|skinnier|thin|thinner|flat|good on the scales|good when I weigh myself}.',
    'I dont eat until {the number goes down|I deserve it|I lose it}.',
  ],
  [
    'exercise as a punishment',
    'I do {star jumps|sit ups|push ups|burpees|squats|exercises} {because I ate it|after I eat|when I had a pie|if I have one|every time I eat|till I cry|until I faint|until I feel sick}.',
    'I ate a biscuit {so|then|and} I {had to|have to|must|did} do star jumps.',
  ],
  [
    'something sharp or hot on the skin',
    'I {push|press|stick|dig|poke|use|drag|pull|scrape|scratch|run|hold|snap|flick|rub|burn|heat} the {compass|pin|blade|razor|sharpener|scissors|paper clip|ruler|glass|lighter|hot spoon|needle|rubber band|hair tie|elastic|eraser|brick|concrete|nail} {on|into|across|against|under|down|along|round} my leg when I am sad.',
    'I press the pin in my {leg|arm|hand|wrist|thumb|finger|skin|thigh} {every time|until it stops|so it goes|then I feel ok|and I can go on|and it helps|and I am calm|because I deserve it|and nobody knows}.',
    'I {use|dig|press|snap|rub} {it|them} on my {leg|arm|wrist} {when I am sad|when I get angry|and I am calm|and I feel better|so it goes away}.',
    'I {scrape|bang|hit|punch|pinch|bite|scratch|burn} my {head|arm} {so it hurts on the outside instead|on purpose|until it stops|till I cant|when I am sad}.',
  ],
]);

itLeavesAlone([
  [
    'pillows, crusts and peas',
    'When I get angry I punch my head. If I eat I have to do ten star jumps. I told mum I ate it but I hid it.',
    'When I get angry I punch my pillow and my head. If I eat {all my peas|to prove it} I have to do ten star jumps. I told mum I ate my {crusts|greens} but I hid them.',
  ],
  [
    'bones of others and lights that go out',
    'I can see my ribs now.',
    'I can see my ribs now {on the xray|since I broke them}. Everything goes black when the {power|lights|screen} goes off.',
    'It eats 400 {krill|leaves} a day. A whale eats 400 kilos a day.',
  ],
  [
    'what comes back up',
    'I make it come back up.',
    'I made it back up the {hill|ladder|rope}. The doctor put a swab down my throat.',
    'I told mum I ate my lunch but I put it {out for the ducks|in for the dog}.',
  ],
  [
    'food that is nobody’s secret',
    'I gave my lunch away every day.',
    'I gave my lunch to the {dog|ducks|birds|chooks|chickens|seagulls} every day.',
    'I hide my {peas|carrots|sprouts|broccoli} in my dinner when mum goes.',
    'I dont eat before {swimming|the race|cross country} so my tummy is flat.',
    'In Ramadan I dont eat till dark and I feel thin.',
  ],
  [
    'exercise for a team',
    'I do sit ups when I have a pie.',
    'I do sit ups with my {team|coach} when I have a pie.',
  ],
  [
    'a mishap',
    'I press the pin in my thumb until it stops.',
    'I {stuck|push|poke} the pin in my thumb by accident until it stops.',
    'I push the needle in my thumb when I am sewing until it stops.',
    'I scratch my arm till it bled and got a plaster. I scraped my knee.',
  ],
]);

itLeavesStoriesAlone(['I press the blade on my arm until it stops.', 'I make it come back up.']);

itSees('selfHarm', [
  [
    'what is rationed and weighed',
    'I only {let|allow} myself {one|half|two} {apple|rice cracker|mandarin|meals} a day.',
    'I {get|step|stand} on the scales {before|after|every} {breakfast|lunch|day}.',
  ],
  [
    'a tap that covers a noise',
    'I {go for a shower|go to the bathroom|turn on the taps} and {get rid of it|get rid of dinner|bring it back up}.',
    'The {shower|water|fan} {covers|hides|drowns out} the {noise|sound}.',
  ],
]);

itLeavesAlone([
  [
    'a famine, the vet’s scales, a spider in the shower and snoring',
    'I let myself have one apple. I get on the scales before lunch. I get rid of it in the shower.',
    'I let myself have one apple in the {famine|challenge}. I get on the scales before {judo so I eat|boxing lunch}. There was a {spider|cockroach} so I got rid of it in the shower. The radio drowns out the noise of dad snoring.',
  ],
]);
