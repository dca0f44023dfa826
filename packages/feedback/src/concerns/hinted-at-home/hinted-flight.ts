import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';

const kind = 'home';
const asleep =
  '(?:is|are|re|s|was|were|fall|falls|goes to|went to|has gone to)(?: \\w+)? (?:asleep|sleep|bed)';
const they = '(?:they|everyone|everybody|mum|dad|he|she|step ?dad|my parents)';
const here = '(?:here|at home|in (?:this|that|our|my) house|at (?:mums|dads|my house|our house))';
const gone =
  '(?:catch|get on|take|hitch|walk|bike|run|get) (?:the |a |on )?(?:\\w+ )?(?:bus|train|ride|to (?:my )?(?:nan|nana|dad|mum|koro|aunt\\w*|cousin)s?\\b)';

const outings =
  /\b(?:camp\w*|santa|easter|midnight feast|spotlight|prank|surprise|torch tag|stars|hedgehogs?|possums?|cat|cats|dog|puppy|kitten|burglar|robber|book|chapter|novel|movie|fire (?:drill|alarm)|locked out|keys?|to school|with (?:nana?|mum|dad))\b/u;
const weather =
  /\b(?:shak\w+|earthquakes?|aftershocks?|rain\w*|hail\w*|storm\w*|thunder\w*|lightning|wind\w*|snow\w*|seek(?:ers?|ing)?|sardines|spotlight|tag|game|games|camp\w*|tramp\w*|hut|tent|ducks?|deer|birds?|possums?|surprise|teacher|bell|movie|fireworks?|nightmares?|bad dreams?|laugh\w*|giggl\w*|jump\w* out|cats?|dogs?|kittens?|pupp(?:y|ies))\b/u;

/** What children plan when they want to get away, and where they wait for shouting to end. */
export const hintedOfFlight: readonly Sign[] = [
  hint(
    kind,
    `(?:i|we) (?:\\w+ ){0,4}(?:go|climb|get|sneak|jump|hop|crawl) out${upTo(1)}(?:the|my|our) (?:\\w+ )?(?:window|back door)${upTo(3)}(?:when|after|while|once|as soon as) ${they} (?:\\w+ )?(?:${asleep}|starts?|yells?|drunk|drinking|fight\\w*)`,
    outings,
  ),
  hint(
    kind,
    `(?:when|after|once) ${they} ${asleep}${upTo(3)}i (?:am|m|im|will|ll|going)?${upTo(4)}(?:out (?:the|my) (?:\\w+ )?window|run away|sneak out|${gone})`,
    outings,
  ),
  hint(
    kind,
    `i (?:\\w+ )?(?:cant|can not|cannot|dont want to|wont) (?:stay|live|be|sleep) ${here} any ?more (?:with (?:him|her|them|dad|mum)|because (?:of )?(?:he|him|she|her|they|dad|mum|it)|when (?:he|she|they|dad|mum)|if (?:he|she|they|dad|mum))`,
    /\b(?:moving|moved|new house|kiwi|tree|trees|forest|nest|rats?|stoats?|river|plastic|rubbish|netball|club)\b/u,
  ),
  hint(
    kind,
    `(?:me|i|we|us)(?: \\w+){0,6} (?:go|went|get|got|crawl(?:ed)?|climb(?:ed)?|squeeze[ds]?|sat|sit|lie|lay) (?:under|behind|in|into|inside) (?:the|my|our|her|his)${upTo(8)}(?:till|until) (?:\\w+ ){0,3}(?:quiet|(?:stop(?:s|ped)?|finish(?:es|ed)?) (?:yelling|shouting|fighting|screaming|smashing|throwing)|(?:yelling|shouting|fighting|screaming|smashing) (?:stop(?:s|ped)?|finish(?:es|ed)?|is over|was over)|(?:he|dad|mum|she|step ?dad) (?:\\w+ )?(?:calm(?:s|ed)? down|passe[sd] out))`,
    weather,
  ),
  hint(
    kind,
    `i(?:m| am| will| wont|ll)? (?:\\w+ ){0,3}(?:leave|leaving) a note${upTo(1)}(?:because|so|for|and|saying) (?:\\w+ ){0,2}(?:they|she|he|mum|dad|nobody|no ?one|people|anyone)${upTo(1)}(?:wont|will not|will know|cant|doesnt|dont|can find|will try)|(?:going to|plan(?:ning)? to|i will|ill|i might) (?:walk|hitch\\w*|bike|bus|get the bus|catch the bus|run) (?:all the way )?to (?:\\w+ ){1,3}(?:where|because|cause|so)${upTo(1)}(?:my real (?:dad|mum|family)|i can live|nobody (?:can|will)|no ?one (?:can|will)|they (?:cant|wont))`,
    /\b(?:teacher|sticky|library|fridge|santa|tooth|fairy|milkman|neighbours?|sold|parcels?|holidays?|with (?:mum|dad|nana?)|race|marathon|school|trip|training)\b/u,
  ),
];
