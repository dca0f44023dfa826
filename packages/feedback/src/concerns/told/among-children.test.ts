import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('bullying', [
  [
    'that a child is bullied',
    '{I|We} {am|was|have been|get|got|keep getting|still get|always get|been|used to get|used to be} {|always} {bullied|picked on|cyberbullied|cyber bullied}.',
    '{Im|Ive been|I am being|Im being} {|always} {bullied|picked on|cyberbullied|cyber bullied}.',
    'They {bully|bullies|bullied|are bullying|pick on|picks on|picked on} me.',
    'Tama is picking on me.',
    '{Im being|I am being} badly bullied.',
  ],
  [
    'what others do again and again',
    '{They|Tama said he|She|Kids|People|Boys|Girls|Everyone|Older kids|Big kids|Some kids|Some people} {|in my school} {trip|hit|punch|kick|push|call|tease|laugh at|spit on|hurt|hold} {me|my legs} {|and say that I am not good at any of it and run off} {every day|everyday|all the time|always|every lunch|every lunchtime|every break|every playtime|every morning|every week|each day|again and again|for weeks|for months|for years|at lunch|at playtime|at break}.',
    'The leader is so mean and she {hits|punches|kicks|pushes|calls|teases|spits on|hurts} my legs all the time.',
  ],
  [
    'that a child is alone or afraid of school',
    '{Everyone|Everybody|The whole class|All the kids|All the girls|All the boys} {|at school|in my class|here} {hates|hate} me.',
    'I {cry|am crying} {|myself|my self} {to sleep|every night|every day}.',
    'I am scared {to go to|to come to|of going to|of coming to} school.',
    '{I have|Ive got|Ive|Got} no friends {|and in my big new room} {cry|alone|lonely|hate it|nobody|every day}.',
  ],
]);

itLeavesAlone([
  [
    'a made-up bully',
    'I was bullied. They bully me.',
    '{If|Imagine|When the main one said|The character said} they bully me.',
  ],
  [
    'a first day',
    'I am crying every day. I have no friends and nobody.',
    'On my {first day|new school day} I have no friends and nobody.',
    'I {started school and|was a baby and|had a puppy and} cry every day.',
    'I cry every day when I was {four|five|4|5|six|6}.',
  ],
]);

itSees('threat', [
  [
    'a wish to hurt others',
    '{I am|Im|I will|Ill|Id|I} {|just|so really} {going to|want to|wont to|wish I could|feel like|plan to|planning to|gonna|could|will|going to just|going to really} {kill|stab|shoot|murder|bash|strangle|punch|smash|hurt|burn|poison} {|all} {them|mr|mrs|ms|miss|matua|whaea|the teacher|my teacher|teacher|teachers|the principal|everyone|everybody|my class|this class|the class|the whole class|the whole school|the school|this school|them all|all of them|those boys|those girls|those kids|the boys|the girls|the kids|my mum|my big mum|my dad|my brother|my sister|my stepdad|my step dad|my parents|my family|my cousin|him|her}.',
    'I feel like killing everyone.',
  ],
  [
    'a weapon on its way to school',
    'I will {bring|take|have|hide|put} {|a very big} {knife|gun|weapon|bomb|bullets|lighter|machete|hammer} {|in there for all} {to|at|in|into} {|my|the} {school|class}.',
    'I {brought|took|hid|got|was bringing|am taking} a bomb in {my bag|my schoolbag|my school bag}.',
    'They {shoot|shot|are shooting|bomb|bombed|will shoot up|shot up} {the|our|my|this} {|old} {school|class|classroom} {|on Monday|and ran}.',
    '{They|Tama|The bullies} {burned|burnt|burn|burns|are burning|blew|blow|blows|are blowing} {down the school|up the school|the school down|our school up|the classroom to the ground}.',
    '{He|They} {set|sets|are setting} {fire to the school|the school on fire}.',
    'They {will|would|could|might|should|are going to|want to|are planning to} burn the school.',
    'We {will|want to} {shoot|stab|kill|murder|bomb} {everyone|the kids|all of them} {at|in} {the school|our class}.',
    'They {shoot|blow|burn} {|it right} {up|down} {|and then} {the|my|this} {school|class|classroom|house}.',
  ],
  [
    'a wish that someone dies',
    'I {hope|wish} {he|she|they|you|mr|mrs|miss|ms|my stepdad|my step dad|my dad|my mum|my brother|my teacher} {|Smith} {dies|die|was dead|were dead|is dead|gets killed|get killed|gets run over|gets hurt}.',
  ],
]);

itLeavesAlone([
  [
    'what is not meant',
    'I want to kill him. I could hurt her.',
    'I {dont|didnt|never|not} want to kill him. I {not|never} {wish|mean|going} I could kill him.',
    'I know I could hurt her, so I try {not|never} to {hurt|kill|harm} her.',
    'I could hurt her {feelings|in a joke|joking|in a game|in chess|in a race|in this level|boss|in tag|lol|haha|hahaha|at paintball|with a laser|with a nerf|in minecraft|in fortnite|in roblox|with spiders|spider|with flies|fly|with mosquitos|mosquito|with wasps|wasp|with rats|rat|and the mouse|and mice|possum|with possums|in weeds|with a hug|with hugs|with love|love you}.',
  ],
  [
    'a tool, a toy or a visit',
    'I brought a knife in to class.',
    'I brought a knife in to class {for whittling|it was a butter knife|of plastic|as a toy|with water|and nerf|for the bath|and a glue gun|for carving|for cake|for lunch|for fruit|for camp|with police|with a policeman|in the army|on a visit|but dont|but never|and should not|and it is not allowed|but shouldnt|for them to confiscate|for the volcano|for a balloon|for the balloons|with two fire fighters|with our firefighters|like our firefighter|and one fireman|and some fire men|at fire drill|and two fire engine|for fire safety|by the fire|at a fire|for fires|for show and tell}.',
  ],
  [
    'what becomes of a school without anybody’s malice',
    'They burned the school down.',
    'They shot the school {photo|movie|bus}. They will burn the school {rubbish|papers}. They burned the school toast.',
    'They burned the school down {in the war|in 1863|in the film|in the story|in a game|with their evil robot}.',
    '{The fire|Lightning|The sun|The storm|The dragon|A candle} burned the school down. They shot the class a look.',
  ],
  [
    'the end of a film',
    'I hope he dies.',
    'I hope he dies {in the end|at the end of the movie|as a character}. I {dont|doesnt} hope he dies.',
  ],
]);

itLeavesStoriesAlone([
  'I was bullied.',
  'They hit me every day.',
  'Everyone hates me.',
  'I want to kill him.',
  'I brought a knife in to class.',
  'They {burned the school down|will shoot the school}.',
  'I hope he dies.',
]);

itSees('threat', [
  [
    'what those who laugh will wish',
    '{Some people|Everyone|You all|Those year 8 boys} {are going to|will} {wish they didnt laugh|wish they never teased me|regret laughing at me|pay for what they did}.',
  ],
]);

itLeavesAlone([
  [
    'what an argument says will be regretted, and who pays',
    'They will pay for it. You will regret it. She will be sorry.',
    '{People|We|The whole world} will regret it. You will be sorry if you {miss our fair|dont read it}. You will regret it if we cut {down trees|all of them}. {Dad is going to|Our council will|The school will} pay for {it|a new slide}. He will pay for my glasses.',
  ],
  [
    'a runner who will win',
    'They will wish they didnt laugh.',
    'They will wish they didnt laugh {when I win the race|when I am famous|if I am an All Black}. They will wish they brought a jacket. People will regret it when the reef is gone. She said they will pay for the tickets.',
  ],
]);
