import { expect, it } from 'vitest';
import { findConcern } from '../find-concern.ts';
import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('contactDetails', [
  [
    'a phone number',
    '{My|Our|Moms|Mums|Dads} {|new home} {phone|cell|mobile|cellphone|home phone|phone number|number} {|for you all} {is|its|=} {09 555 0143|0211|64 21 555 143|6421 555 143|+64 21 555 143}.',
    'My number {|if you all ask} 09 555 0143.',
    '{My phone|My number|Our home phone number|Text me|Ring us} {|on|is|at} {5551434|555 1434|555-1434|55 51 434|5 5 5 1 4 3 4|4555 1434}.',
    '{Text|Call|Ring|Message|Phone|Txt|Contact} {me|us|my mum|my dad} {|about the kittens} {on|at|is} 09 555 0143.',
    'Text me {09 555 0143|0211|64 21 555|6421 555 143|after school today on 09 555 0143}.',
    'Here: {021 555 0143|0215550143|021 5550143|021555 0143|027 5550 1434|022 555 014}.',
    '“My number is 09 555 0143,” said Tama.',
  ],
  [
    'an address',
    '{I|We} {|now|still|all} live {|in the big house} {at|on|in} {|number|no} {27|27a|27 b|27d} {Kea|Big Old Kea|Old Kea} {Street|St|Road|Rd|Avenue|Ave|Place|Pl|Crescent|Cres|Drive|Drv|Dr|Lane|Terrace|Tce|Close|Way|Grove|Parade|Highway|Court}.',
    'My {|home} address is {|at the red} 27 Kea Rise.',
    '{Come|Meet me} {|after school today} {to|at} {|my house at|my house on|my house is} {27|27a|27 c} {Kea|Big Old Kea} {Street|St|Road|Rd|Avenue|Ave|Place|Crescent|Drive|Lane|Terrace|Close}.',
    'Find me at 27 Kea Street.',
    '“We live at 27 Kea Street,” said Tama.',
  ],
  [
    'a name or a password for the internet',
    'My {|old} {snapchat|snap|insta|instagram|tiktok|tik tok|discord|roblox|fortnite|minecraft|whatsapp|whats app|messenger|kik|facebook|omegle|yubo|xbox|online|chat|vr chat} {name|user|username|account|id|tag|handle|is|name is} Kea.',
    'My {username|user name} {on|for|is} it. My {|xbox} {gamertag|gamer tag} {|there} is it.',
    'My {|own} {gamertag|gamer tag} {|there} is Kea.',
    'My {|own} {email|e mail} {|address} is it.',
    'My {|own} password {|for this game} is kea.',
    'Add me on {snapchat|discord|roblox}.',
    '{My user|My account|The login|The password|My pin} is {kea_boy|the_kea|kea__b}.',
    '{Add|Find|Message|Dm|Snap|Text} me on {kea_boy|kea42|my kea_boy}.',
    'Add me on {kea 42|42}.',
    '{Follow|Message|Dm|Snap} me {on discord|at kea}.',
    '“Add me on discord,” said Tama.',
  ],
]);

itLeavesAlone([
  [
    'a game that is fun',
    'My Roblox is Kea.',
    'My Roblox is {the best|called the one|really good|so good|fun|good|broken|a secret|banned|strong|long}.',
    'My password is {really long|so long|a secret|strong|long}.',
  ],
  [
    'a number that is not for a phone',
    'My number is 5551434.',
    'My number is {7|42|1000000|555143}. My {favourite|lucky} number is 5551434.',
    '{Call|Text|Find} me {at 7|at 10 30|on 5 December|on 12 May|at room 7|on the 5th}.',
  ],
  [
    'a name with no underscore, and an underscore that joins no name',
    'My user is kea_boy.',
    'My user is kea. My user is _kea_. The file is a_story.',
  ],
]);

itSees('strangers', [
  [
    'talk with a stranger online',
    'I {meet|am meeting|met|talk to|talks to|talked to|am talking to|chat to|chats to|chatted to|am chatting with|message|messaged|messages|am messaging|text|texts|texted|am texting} {|with all} {a man|a guy|a boy|a girl|a lady|a person|a stranger|a teenager|a dude|this guy|this kid|some guy|somebody|some body|someone|my friend|my online friend|my boyfriend|my online girlfriend|people|him|her|strangers} {|each night when I am in bed} on {roblox|snap|tik tok|discord|the internet}.',
    '{A man|This guy|Someone} {|who I like} {on|from|off|over|through} {discord|roblox} {|said hi and then he just quickly} {asked|asks|wants|want|meet|met|sent|send|told|said he is|address|phone number|photo|pic|picture|where i live|how old|secret|gift card|gift cards|giftcards|robux|boyfriend|girlfriend} it.',
  ],
  [
    'what a stranger asks for',
    '{He|She|They|Someone|A man|The guy|The stranger|A person|This man|This guy|This person} {|came up and} {asked|asks|want|wants|wanted|told|tells|offered|kept asking|keeps asking} {|if I would just} {for a|me for a|to send some|send my|of me} {photo|photos|pic|pics|picture|pictures|selfie|selfies}.',
    'A man asked if I would just {send|to|of} photos.',
    'A man asked {where i live|where i go to school|what school i go to|my address|my phone number|my real name|my age|my password|to meet me|to meet him|to meet her|to meet them|to meet up}.',
    'A man asked me for a nude.',
    'A man told me to get {in|into|inside} {his|her|the|their} {car|van|truck|house|room|bedroom}.',
  ],
  [
    'a plan to meet a stranger, and a stranger near by',
    'I am {going to|planning to|about to|gonna} {|go there and} meet {|up as friends} {in real life|irl|at the mall|at the park|at the shops|at the station|at the beach|for real} {|and I will not say since he is} {online|secret|roblox|never met|dont tell|discord|snapchat}.',
    'I {will|want to} meet in real life and he is online.',
    'She {got|get|is getting} into {|a|the|his|their} {strangers|stranger|mans|man|guys|guy} {car|van|truck}.',
    'My cousin said a man in the road {kept|keeps} following me home.',
    'My cousin said a {man|guy|stranger|car|van} {|in the road} {followed|follows|following|kept following|keeps following} {me|us} {home|to school|from school|every day|down it|all the way|after school}.',
  ],
]);

itLeavesAlone([
  [
    'talk online with people one knows',
    'I talk to someone on roblox.',
    'I talk to someone on roblox {at school|in class|with my teacher|with nana|with nan|with koro|and my cousin|and cousins|and grandma|and granddad|and dad|and mum|with my aunt|with aunty|and uncle|but never|but dont|and we should|and I shouldnt|if|when I can|when I could|and might|and we learn|and we learnt|for keeping ourselves safe|and zoom|by video calling|who lives in town}.',
    'I talk to someone on messenger in a {video call}.',
    'I know {people can|people who} talk to someone on roblox.',
  ],
  [
    'photos for a good reason',
    'A man asked for photos.',
    'A man asked for photos {at the wedding|as a family photo|for the school photo|for a class photo|as photographer|as a reporter|for the newspaper|for the police|as an officer|as a nurse|as the doctor|as a teacher|as receptionist|with the lady at the desk|as principal|as our coach|in the taxi|as a bus driver|for a film crew|for a photo of the team|a picture of the team|a picture of a kea|to draw|as tour guide}.',
  ],
]);

itLeavesStoriesAlone([
  'I talk to someone on roblox.',
  'A man asked for photos.',
  'A man followed me home.',
]);

it.each([
  ['Hi. My number is 09 5 5 5 014 3. Bye.', 'My number is 09 5 5 5 014'],
  ['Hi. My number is 09 555 0143 or so.', 'My number is 09 555 0143'],
  ['Hi. Text me on 09 55 50 14 3 4 or so.', 'Text me on 09 55 50 14 3'],
  ['Hi. My user is kea_boy, so there.', 'user is kea_boy'],
  ['Hi. My address is 27 Kea Rise.', 'My address is 27 Kea'],
  [
    'Hi. I live with my whānau at 12 Tōtara Street, so come.',
    'I live with my whānau at 12 Tōtara Street',
  ],
])('in “%s”, marks “%s”', (text, marked) => {
  expect(findConcern(text)?.text).toBe(marked);
});
