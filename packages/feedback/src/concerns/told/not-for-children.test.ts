import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('sexual', [
  [
    'words that no child should need',
    'I saw {porn|porno|pornhub|pornography|onlyfans|nudes|sexting|a paedo|a paedophile|paedos|a pedo|pedos|a pedophile|pedophiles|a rapist|her masturbate|him masturbating|a wank|him wanking|wankers|a blow job|a blowjob|blow jobs|an orgasm|orgasms}.',
    'I was {horny|raped}.',
    'He {molests|molest|molested|is raping|is molesting} people.',
    'They want {dick pics|a dick pic}.',
    '“I saw porn,” said Tama.',
    '{My|His|Her|Their|Your|He showed|She shows|They show|I saw|I see|He touched|He touches|I touch|He looked at|I look at|He will send|He sent|A photo of|Photos of|A pic of|Pics of|A picture of|Pictures of} {|the big} {penis|dick|vagina|boob|boobs|boobies|tits|nude|sexy}.',
  ],
  [
    'talk of sex',
    'They {had|have|are having|has|talk about|watch|watched|were watching|want|wants|wanted|do|did|are doing|called it} {|some} sex.',
    'It was {sex video|sex videos|a sex scene|sex scenes|sex with him|a sex tape|sex stuff|a sex picture|sex pictures|a sex website}.',
    'They had the same sex {video|videos|scene|scenes|with|tape|stuff}.',
    'They sexed.',
    '“They had sex,” said Tama.',
  ],
  [
    'pictures without clothes',
    'She was {naked|no clothes|nothing on|without clothes|without any clothes|without my clothes|clothes off|undressed|in underwear|in underpants|in undies|in a bra} {|and he took out his big old} {photo|photos|pic|pics|picture|pictures|video|videos|camera|online|internet|snapchat|send|film|filmed|touch|touched|touches}.',
    '{A photo|Photos|A pic|Pics|A picture|Pictures|A video|Videos|He will send|He sent|I saw|I watched|He will show|He shows|He showed|He will film|He filmed|I look at|He looks at|He looked at} {|of a few of the girls} {naked|no clothes on|without clothes|without any clothes|a private part|private parts|privates|rude bits}.',
    '“He sent pics without clothes,” said Tama.',
  ],
  [
    'a touch where none belongs',
    'They {touched|touches|touch|were touching|grab|grabs|grabbed|feel|feels|were feeling|felt|rub|rubs|rubbed|show|shows|showed|pull down|pulls down|pulled down} {|me there on} my {|big} {private|privates|private part|private parts|bum|bottom|chest|breast|breasts|boob|boobs|pants|undies|underwear}.',
  ],
]);

itLeavesAlone([
  [
    'art, plants and birds',
    'I saw the nude. I saw my boobies.',
    'I saw the nude {art|painting|statue|colour|lipstick}.',
    'I saw blue footed {boobies|boob|boobs}.',
    'They live in te rape {|and I saw the nude}.',
    'I saw the nude fish that is {sexual|sexually} {mature|reproducing}.',
  ],
  [
    'male and female',
    'They do have sex.',
    'They have {same|opposite|the|each|either|what|which|one|male|female} sex.',
  ],
  [
    'what is seen without clothes elsewhere',
    'I saw the naked one. They had underpants online.',
    'I saw the {naked eye|naked mole|naked lady|naked chef}.',
    'I saw the naked {one by the washing|one on the line|baby|babies|one in the bath|statue|statues|ones at the museum|one at the shop|one at the mall|one in the sale|cat|dog|puppy|sheep|shorn one|rat|rats}.',
  ],
  [
    'a fall and a fright',
    'He felt my bottom. It grabs my pants.',
    'I felt my bottom when I {fell|landed|slipped|hit the sand|hit the water|got wet|went down the slide|got cold|hit a wave|hit the waves|sat in mud|sat on ice|sat in snow|got a wedgie|ripped it|sat on my bum|sat on my bottom|sat on a bee|got stung|got a pain|got hurt}.',
    'I felt my chest {beating|and my heart|and breath|so tight|pounding}.',
  ],
]);

itSees('substances', [
  [
    'drugs',
    '{I|We|Me and Tama|My mum|My dad|My brother|My sister|My uncle|My step dad|My stepdad|My cousin|My friend|My parents|He|She|Mum|Dad|Uncle} {|really just sometimes} {smoke|smokes|smoked|is smoking|take|takes|is taking|took|sell|sells|is selling|sold|use|uses|used|is using|do|does|is doing|did|is on|had|have|tried|buy|buys|bought|hide|hides} {|lots of} {weed|marijuana|cannabis|meth|cocaine|heroin|drugs|bong|bongs|dope|crack|ecstasy|mdma|ketamine}.',
    'A wizard met a dragon. Dad smokes weed.',
  ],
  [
    'what children should not drink or smoke',
    '{I|We|Me and Tama|My brother|My sister|My cousin|My friend|My mate|My mates} {|and the others} {vaped|vape|vapes|are vaping|got drunk|get drunk|was drunk|were drunk}.',
    'We drank {|some} {beer|beers|vodka|wine|rum|whiskey|alcohol|bourbon|a cruiser|cruisers}.',
    'We drink {|some} {beer|beers|vodka|wine|alcohol|bourbon}.',
    'We {smoked|smoke|smokes|were smoking} {|some of} {cigarettes|a cigarette|smokes|a smoke|ciggies|durries|a cig|cigs}.',
    'Here is {my|a} vape.',
  ],
  [
    'a grown-up who is drunk',
    '{They|Dad|Mum|Stepdad|Step dad|Uncle|He|She|My boyfriend|My partner|My parents} {|and the others} {gets|get|got|is|was|were|are|come home|comes home|came home|always} {|so very} {drunk|wasted|stoned|high on it|on drugs}.',
  ],
]);

itLeavesAlone([
  [
    'good advice about drugs',
    'Dad had drugs.',
    'Dad {never|did not|dont|doesnt|didnt|wont|should|shouldnt} have drugs.',
    'Dad had drugs {from the doctor|in hospital|as medicine|that were prescribed|for the police|if sick|for people who hurt|and why}.',
    '{If|Why} dad had drugs.',
    'We had {|a day and} {pulled weed|pulled weeds|pulled out weeds|pulled the weeds|pulled out the weed}.',
  ],
  [
    'what is only like beer',
    'We drank beer. We get drunk.',
    'We drank beer {to pretend|pretending|ginger beer|root beer}. We drank {ginger|root} beer.',
    'We {never|dont|doesnt|didnt|wont|should|shouldnt|did not} get drunk.',
    '{If|People say|Teenagers say|They ban us when|It is banned when|By law|Why do} we get drunk.',
  ],
  [
    'drunk people in jest',
    'He was drunk.',
    'He was drunk {and only pretend|pretending|like a pirate|like pirates|like the king|like a giant|like a sailor|like sailors|at the wedding|and funny|and we laugh|and we laughed|laughing}.',
  ],
]);

itLeavesStoriesAlone(['We got drunk.', 'Dad was drunk.']);
