import { itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('selfHarm', [
  [
    'marks of a child’s own making',
    'I have {lines|cuts|marks|scars|scratches} {|all there} {on|down|up} my {arm|arms|leg|legs|wrist|wrists|tummy|skin} {|and I know that it is so odd} {too much|i do it|i did it|i made it|i put it|hide|sleeves|feel better|helps|nobody|no one}.',
    'Last night I {cut|scratch|scratched|burn|burnt|bite|hit|hurt|was cutting} my {arm|arms|leg|legs|wrist|skin|head|thigh|thighs} {|up} {to see|when|because|so|if|until|every|again|where} it.',
    'She knows I was cutting my {arm|arms|legs|wrists|skin|thighs}.',
  ],
  [
    'the thought that others would be happier',
    'It is {easier|better|happier} {for|I think for} {everyone|everybody|mum|them|my family|dad|all} {|here} if I go.',
    'They are better off dead.',
    '{Everyone|Everybody|They|My family|My dad|Nobody|No one|Mum} {|I know would be} {better|happier|easier|better off|miss me|care} {|and so calm} {if I|without me|i was not here|i was gone|i wasnt around|i am dead} go.',
    '{Everything|It|Life} {|here} {would|wood} be {better|easier|happier} {|for my family} if I {died|wasnt|was not|were|was gone|left|disappeared|am not|had never}.',
  ],
  [
    'the loss of all reason',
    'I {dont|didnt|do not} {see the|have any} {point|reason} {anymore|any more|of living|to life|in being|going on}.',
    'I {dont|didnt|do not|cant|cannot} {see|have|get|find} {the|any|a} {point|reason} {of it|of|in this|to it all|in trying} {any more|anymore|at all}.',
    '{I see|I have|There is|Theres|It has} no point {any more|of it any more|to anything|in everything|of living|of life}.',
    '{Whats|What is} the point {of anything|of it all|of any of this any more}.',
    'I love maths. We ate. I dont see the point of it any more.',
    'I {thought|think|was thinking} about {|all of those} {pills|jumping off|not waking|how to die|dying all|ending it}.',
    'I {worked out|counted|count|know|looked up|searched|asked the computer} how many {|of the small white ones} {pills|tablets}.',
    'I {wont|dont} {need|be needing} {them|it|anything|any of it} {next|anymore|any more|after|soon|where}.',
    'From the fence I will work out {if|whether} {it|the branch} {is|was} high enough.',
    'I will work out if it is deep enough.',
    'Is {it|the bridge|the roof|the river bridge} high enough.',
    'It is high enough {for me|for it|for the fall|to die|to do it|to kill me}.',
  ],
  [
    'a goodbye',
    'I {packed|am packing} {my|a} {|big red} bag {|with my togs and my hat and my book for later on} {no one knows|noone knows|nobody knows|dont tell|secret|not coming back|never coming back|run away|running away}.',
    'I have {|already} {written|wrote|been writing} {|the|my} {letter|letters|note|notes|goodbye|goodbyes} {|to say all of that} {who gets|my stuff|goodbye|for when|after i|when im gone}.',
    'I know who gets my {stuff|things|toys}.',
    'I want to {go to|be in} {heaven|hevin} {like|with|to be with} {|my poor old} {nan and|not|so|forever|back}.',
  ],
  [
    'a dangerous dare',
    'They {squeeze|squeezed|are squeezing} {|my neck really hard until} {black|pass out|faint}.',
    'It is the {pass|passing|black|blacking} out {game|challenge}.',
  ],
]);

itSees('bullying', [
  [
    'that a child is shut out',
    '{No one|Nobody|Everyone|Everybody|They|All the girls} {|in my class at my big school} {not allowed to|not to|told not to|wont|stopped|never|dont|arent allowed to} {talk to|talking to|play with|playing with|sit near|sitting by|be friends with|hang out with} me.',
    'I know that {kid|girl|boy|person|one} is me. {That is|Thats|Which is} me {|and so} {they|he|she|now|every} see.',
    'Look at {that|the} {girl|kid|boy|person|one} is me.',
    'We {|all} hate {Tama|tama|Hope|Mr Brown|Zelphie|her|him|you}.',
    'We hate {that boy|those girls|the new kid|our teacher|my sister}.',
    'We hate plastic but we hate Tama.',
    '{That is|Thats|Which is} me {|all day} {now|they|he|she|every day}.',
  ],
  [
    'that a child’s things are taken',
    '{They|He|She|The boys|The big kids|Some girls|Some year sevens} {|in my class} {took|take|takes|steal|stole|steals|hid|hide|hides|threw|throw|throws|ripped|break|broke|flush|flushed|tip|tipped} {|all of} my {|new} {bag|shoe|shoes|lunch|hat|book|books|glasses|money|phone|bottle|jumper|hearing aid|hearing aids} {|and then put it all in the other big} {toilet|toilets|bin|rubbish|roof|fence|laughed|laughing|again|every|always}.',
    'He {takes|take|took} my lunch {|to eat it} {again|every day|all}.',
    'I give {him|her|them|Tama} my {lunch|money|food|phone|snack} {|at the gate each day} or {he|she|they|else|I} hit.',
  ],
  [
    'that it happens every day',
    '{I|We} {get|got|keep getting|am|was|have been|always get|end up} {|always} {shoved|pushed|kicked|hit|tripped|called|teased|spat|punched|laughed at|left out|excluded} {|on the field by the big boys in year eight} {most days|every|all the time|always|each|again|names}.',
    '{They|He|She} {do|does|did|say|says} {it|this|that|stuff} {|to me} every {day|lunch|time|break|morning|night}.',
    'I {am scared|am sick|dont want|hate} {|to go to my} {school|bus|playground|lunchtime|toilet|toilets} {|each day mostly} {because of|because they|because he|because she} laugh.',
    '{Every day|Everyday|Every lunch|Every lunchtime|Every break|Every morning|Every week|Every time|Always} {|in the field the big kids} {push|pushes|hit|hits|kick|kicks|trip|trips|spit|spits|call|calls|tease|teases|shove|shoves} {|at|on} {me|my hat}.',
    'Always they {take|takes|hide|laugh at} my {lunch|money|shoes|bag|food}.',
  ],
  [
    'what is said or made about a child',
    'They {made|make|started} {a|an} {|new} {page|chat|group|account|poll|video|song|list} {|all of it} about me. There is a chat about me.',
    'There is a chat about me.',
    'The {chat|group chat|groupchat} {|said that I should} {leave the school|hates me|hate me|about me|without me|kick me|ugly|die}.',
    'They {called|call|calls|said im|said i am|says im} {|me} {|a|the} {fat|dirty|ugly|stupid|dumb|poor|retard|retarded|gay|smelly|rat|pig|monkey|terrorist}.',
  ],
  [
    'that a child is held or locked in',
    'They {held|hold|holds|shut|locked} {|up all} {the|our} door {|and I yelled but} {couldnt|cant} get out.',
    'They {hold|holds|held|pin|pins|pinned} me down.',
    'They shut me in the {toilet|toilets|cupboard|shed|changing room}.',
    'They locked me in the shed for a prank.',
  ],
]);

itSees('threat', [
  [
    'a threat that someone tells',
    'Tama {said|says|told me|told us|texted} {|that one day} {will|is|are|was|were|s|would|ll|he|she|they} {|going to|to} {burn|smash|blow|shoot|stab|kill|bash|wreck} {|up all the} {school|house|us|me|mum|dog|cat|everyone|him|her|down}.',
  ],
  [
    'a threat to a house',
    '{He|She|They|I|We} {will|are going to|want to|are planning to} burn {our|the|my|his|her|their|your} {|old} house {|down}.',
  ],
  [
    'a plan for revenge',
    'I {know|no} where {|the man and dad keep the} {gun|guns|rifle|bullets|pills|tablets|knives|knife|key to the gun|keys for the gun}.',
    'Here are {names|list} of {|all the} {kids|people|who} {|I really want to} {hurt|kill|get|pay|sorry}.',
    'I will {make|makes|made} {them|him|her|you|everyone} {|all} {pay|sorry|bleed}.',
    'They {are going to|will|ll} {|all} {be sorry|regret it|pay for it}.',
    'I have a list {and you are first|of the kids who will pay|of who it is}.',
    'We know {what|which|the} day {and how|it will happen|it is going to happen|I will do it|to do it}.',
    'Mum left and I picked the day.',
    'I {have|has|got|made|wrote} a list {|and all the kids} {who|day|names|first|deserve}.',
    'I have {petrol|lighter|matches|a knife|a gun|hammer} {|in my hut} {hidden|hid|hiding|ready}.',
    'I have a hammer in my bag.',
    'It will be a {real|actual} {house|school|person|people} {|that I want to go} {burn|kill|hurt|do it}.',
    '{We know|I know|I picked|He picked} {the|what|which} day.',
    'A wizard met a dragon. I {|have got the} {petrol|lighter|matches|knife|gun} {|and it is} {hidden|ready}.',
    'A wizard met a dragon. I will do it to {|all the} {real|actual} ones.',
  ],
]);

itLeavesStoriesAlone([
  'We hate Tama.',
  'Tama said he will burn the school.',
  'I have a list and names.',
]);
