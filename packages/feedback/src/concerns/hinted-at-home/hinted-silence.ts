import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';

const tells =
  '(?:talk|tell|say anything|nark|dob|snitch|(?:dont|do not|wont)(?= (?:(?:send|do|give|come|meet|reply|pay|keep|be)\\b|\\.))|stop|block|say no)';
const shares = '(?:post|posts|share|shares|send|sends|show|shows|put|puts|leak|leaks)';
const said = '(?:said|says|say|told me|will|ll|theyll|hell|shell|going to|gonna|threatened to)';

const games =
  /\b(?:games?|jok\w+|surprise|party|present|birthday|crush|likes|prank|crash\w*|homework|newsletter|assembly|teacher|book|movie|aliens?|king|queen|captain|police officer|nana?|letter|mail|stamps?|envelope|coach|goal|cake)\b/u;

/** What keeps children silent: what happens if they tell, and who would take them away. */
export const hintedOfSilence: readonly Sign[] = [
  hint(
    'strangers',
    `${said}${upTo(3)}${shares}${upTo(4)}(?:it|them|that|photos?|pics?|pictures?|videos?|screenshots?)${upTo(4)}(?:if i|unless i)${upTo(2)}${tells}`,
    games,
  ),
  hint(
    'strangers',
    `(?:meet|met|meeting) (?:up with )?(?:\\w+ ){1,3}from (?:(?:my|the|a|that) )?(?:game|roblox|discord|app|server|chat|internet|snapchat|instagram|group chat)`,
    /\b(?:cousins?|school|class|tournament|convention|team|dad|mum|nan|character|villager|boss|shopkeeper|level|expo|armageddon|mario|sonic|pokemon|universal|cosplay|costumes?)\b/u,
  ),
  hint(
    'threat',
    `(?:said|says|told me)${upTo(3)}if i (?:ever )?${tells}${upTo(5)}(?:end up|dead|hurt|bash\\w*|get me|kill\\w*|sorry|regret|smash\\w*|break my|come for)`,
    games,
  ),
  hint(
    'home',
    `(?:they|theyd|theyll|would|will|ll|d|might|could|going to) (?:put|take|send|split|move) (?:me|us|my (?:\\w+ )?(?:brother|sister|brothers|sisters)) (?:with strangers|in(?:to)? (?:foster )?care|to a (?:foster )?home(?! (?:stay|game|run|for|with|near|by|in))|in a (?:foster )?home(?! (?:stay|game|run|for|with|near|by|in))|away from (?:mum|dad|her|him|nan))`,
    /\b(?:holiday|camp|aliens?|space|war|evacuat\w*|england|london|titanic|wolf|goblin)\b/u,
  ),
  hint(
    'home',
    '(?:mum|dad|she|he|step ?mum|step ?dad) (?:\\w+ )?(?:hears|is hearing|heard) voices|(?:mum|dad) (?:\\w+ )?(?:wont|doesnt|stopped|refuses to) tak(?:e|ing) (?:her|his|the) (?:tablets|pills|medicine|meds|medication)',
    /\b(?:downstairs|outside|next door|radio|tv|phone|kids|singing|cave|bush|forest|neighbours?|ceiling|roof|walls?|talkie|monitor|speakers?)\b/u,
  ),
  hint(
    'home',
    `(?:shook|shakes|shaken|shaking) (?:him|her|the baby|my (?:baby )?(?:brother|sister)|\\w+) (?:till|until|so hard|really hard|because (?:he|she) (?:was|is|wont|wouldnt) (?:cry\\w*|stop))`,
    /\b(?:hands?|awake|wake|woke|tree|bottle|hugged?|dog|puppy|cat|kitten|rat|possum|won|laugh\w*|excited|rugby|money ?box|present)\b/u,
  ),
  hint(
    'home',
    `(?:put|puts|take|took|takes|get|got|hide|hid)(?: \\w+){0,1} (?:the (?:little ones|babies|kids|twins)|my (?:little |baby )?(?:brothers?|sisters?))${upTo(14)}(?:only (?:door|room) that locks|lock(?:s|ed)? (?:it|the door|us in)|door that locks|(?:he|they|dad) cant get (?:in|us))`,
    /\b(?:games?|seek|tag|prank|dog|spider|wasps?|goose|rooster|storm|cyclone)\b/u,
  ),
  hint(
    'home',
    'rub(?:s|bed) (?:my|our) (?:nose|face) in (?:it|my wee|the wee|wee|the pee|pee|my spew|the spew)',
    /\b(?:cake|snow|cream|grass|tackl\w*|laugh\w*)\b/u,
  ),
  hint(
    'home',
    '(?:cant|not allowed to|mustnt) (?:say|tell)(?: \\w+){0,3} where (?:it|this|the (?:house|place)) is|(?:hed|(?:he|dad|step ?dad) would) (?:find|come for|come after) us|he (?:said|told us) what he (?:would|will) do',
    /\b(?:seek|games?|fort|hut|base|treasure|geocach\w*|surprise|party|tag|spotlight|lost|mall|search|dinner|fishing spot|birds?|nest|kiwi)\b/u,
  ),
  hint(
    'strangers',
    `(?:he|she|man|guy) (?:\\w+ )?(?:says|said)${upTo(3)}when i (?:turn|am|m|im)${upTo(1)}\\w+${upTo(1)}i (?:can|could|should|will|ll|get to) (?:come )?(?:and )?(?:live|stay|be) with (?:him|her)|(?:wants?|asked|asks?)${upTo(2)}(?:see|to see) me (?:in|wearing)${upTo(1)}(?:only|just|nothing|undies|underwear|togs|pyjamas)`,
    /\b(?:dad|mum|nana?|koro|cousins?|aunt\w*|costume|concert)\b/u,
  ),
  hint(
    'bullying',
    '(?:kick|kicks|kicked|push|pushes|bash|bashes|climb|climbs|look|looks)(?: \\w+){0,3} (?:door|over|under|in) and (?:film|video|record|take (?:photos|pictures) of) (?:you|me|us|people|kids)',
    /\b(?:play|drama|movie|news|concert|class film|project)\b/u,
  ),
];
