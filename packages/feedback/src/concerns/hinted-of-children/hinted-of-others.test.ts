import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('selfHarm', [
  [
    'somebody who took too many pills',
    'My sister {took|swallowed|ate} {all of|a whole packet of|a bottle of|twenty of|too many of|lots of|12 of} {nanas|the|her} {pills|tablets|panadols|sleeping pills}.',
  ],
  [
    'somebody who means to end it',
    'She said she {is going to|wants to|tried to|might|is thinking of} {just end it|end things tonight|end it soon|end everything because she is sad}.',
    'If you are going to end it {and they laugh|one day|for good} then who will know.',
  ],
  [
    'a friend’s cuts',
    'My friend {showed me|hides|saw} {the|her} {cuts|scars|scratches|lines} {|all} {on|up|down} her {arm|wrist|legs|left arm}.',
    '{She|My best friend|My sister Ana} {cuts|is cutting|scratches|burns} {herself|her arms|her legs} {and it is a secret|and I promised|and said not to tell|because it helps|when she is sad|under her sleeves|with a razor}.',
  ],
]);

itSees('bullying', [
  [
    'a child whom nobody will be near',
    '{Nobody|No one|None of them} {|has|ever} {talked to|spoken to|sat with|plays with|sits by} me {since camp|any more|for two weeks|all term|at all}.',
    'They {hold|held|block} their {nose|noses} {when I come|if I pass|whenever I talk|near me}.',
    '{They|Everyone|The girls} {move|shift} {away|their chairs|to other tables} {when|whenever|every time} I {sit down|come|walk past|touch it}.',
    '{They|Everyone|The girls} {act like|say|pretend that} {I have germs|I have got a disease|I am invisible|I dont exist|Im not there}.',
  ],
  [
    'a child who is filmed',
    '{They|Some boys|The older girls|Someone} {film|filmed|video|recorded|take photos of|took a video of} me {when I get changed|while I am showering|getting changed|in the toilets|in my underwear}.',
    'They filmed me and {put|posted|shared} {it|that} on {tiktok|snap|the class chat} with {a pig noise|mean words|fat jokes}.',
  ],
]);

itSees('sexual', [
  [
    'a grown-up who films children',
    '{He|The coach|Uncle Ron|The man} {films|takes photos of|took videos of|watches|spies on} {me|us|my sister} {when I get changed|when we are getting changed|in the shower|on the toilet}.',
  ],
]);

itSees('other', [
  [
    'a child who asks for help or for silence',
    'I dont know who {|else} {to tell|to talk to|I can tell}. Please dont {read this|show it} {out loud to the class|to my mum|to my parents}.',
  ],
]);

itSees('other', [
  [
    'a child who asks what would happen if it told',
    'If I tell you {|something|a thing} {do|will|would} you {|have to} {tell|ring|call} {anyone|my mum}.',
    'Its about {what|something that} happens at my {house|dads|mums|nanas}.',
  ],
]);

itSees('selfHarm', [
  [
    'a child who stands where it is dangerous',
    'I {stood|sat|lay} {on|in front of|at the edge of} the {train tracks|railway line|motorway|bridge|cliff} {and waited|and thought about it|and closed my eyes|hoping it comes|to see if it would}.',
  ],
]);

itSees('bullying', [
  [
    'what others make a child do, or tell it to do',
    '{They|The older boys|He} {make|made|force} me {bark|crawl|beg|kneel|eat grass} {before I go|or they hit|to get my bag|in front of them|every day}.',
    'Someone {wrote|texted|sent|commented} {go die|kys|go and die} on it.',
  ],
]);

itSees('sexual', [
  [
    'a hand where it should not be',
    '{He|My tutor|The coach|Uncle Ned|The driver} {puts|rests|keeps|slides} his {hand|hands} {on|up|between} my {thigh|thighs|leg|skirt|shorts|waist}.',
  ],
]);

itSees('threat', [
  [
    'a plan with a weapon',
    'We have a plan for {the year 8s|them|everyone|the girls} and it {needs|involves} {his dads|a} {crossbow|gun|knife|hammer|rifle}.',
  ],
]);

itLeavesAlone([
  [
    'pills as they are meant',
    'He took all of his pills.',
    'Koro took all of his {heart pills|pills with his breakfast}. Our dog ate all of mums pills. He took two pills.',
  ],
  [
    'other things that end',
    'We tried to end it.',
    'We tried to end {the game|the war|it in the match|it with a good paragraph}. They had a fight and he wants to end it.',
  ],
  [
    'cuts and scars that have a cause',
    'She showed me the scars on her leg.',
    'She showed me the {scars on her leg from the shark|scratches on her arm from the cat|cuts on her legs from the rocks}. Dad has scars on his arms. She cut her leg and I helped.',
  ],
  [
    'noses, new schools and animals',
    'They hold their noses when I come. Nobody talked to me at all.',
    'They hold their noses when I {fart|clean out the dog}. On my first day nobody talked to me at all. {The crabs ran|They ran} away when I touched {the|a} crab. Nobody looked at me at all. Mum says I have germs.',
  ],
  [
    'films that everybody likes',
    'They filmed us getting changed.',
    'They filmed us doing the haka and put it on facebook and everyone laughed. They filmed me when I changed the tyre.',
  ],
  [
    'surprises that nobody may be told',
    'I dont know who to tell.',
    'I dont know who to tell my {joke|story} to. Please dont show this to mum as it is for {mothers day|her birthday}.',
  ],
]);

itLeavesAlone([
  [
    'bridges, dares and physios',
    'I sat on the bridge and waited. They made me bark in front of everyone. He put his hand on my leg. He puts his hand on my leg. We have a plan for them with a hammer.',
    'I sat on the bridge and waited for the {bus|eels}. I stood on the bridge and thought about the view. They made me bark in front of everyone {for a dare|in the game|in the play}. The {doctor|physio|coach} puts his hand on my leg where it {hurts|is swollen}. We have a plan for them with a water gun. If I tell you a joke will you tell anyone.',
  ],
  [
    'names that brothers and sisters make up',
    'He called me a fat rat.',
    'He called me a fat {potato|sausage|egg|noodle|pickle|muffin|chicken|sock|hippo} and I called him a banana.',
  ],
  [
    'advice about photos',
    'I send photos to people that I have never met.',
    '{Do not|Dont|Never|You should not} send photos to people you have never met.',
  ],
]);

itLeavesStoriesAlone(['They hold their noses when I come.', 'I dont know who to tell.']);
