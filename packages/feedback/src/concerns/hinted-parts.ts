import { upTo } from './hint.ts';

/** Parts of the patterns of what children hint at, with what they must leave alone. */

const plans =
  'shopping|christmas|birthday|presents?|camp|fireplace|bbq|barbecue|fishing|bait|hunt|race|sports day|trip|treasure';

export const harmlessPlans = new RegExp(String.raw`\b(?:${plans})\b`, 'u');

export const harmlessLists = new RegExp(
  String.raw`\b(?:${plans}|flour|sugar|eggs|milk|ingredients?|recipe|bak(?:e|ed|ing)|cook(?:ed|ing)?|chores|groceries|supermarket|party|invit\w*|wedding|picnic|sleepover|holidays?|puppy|puppies|kittens?|names for (?:the|our|my|a) (?:\w+ )?(?:baby|pet|dog|cat|boat|band|fish|lamb|calf|bird|chickens?)|things (?:to|we) (?:do|take|bring|pack|buy|need))\b`,
  'u',
);

/** Not ‘the next day’, nor ‘first we got flour’. */
export const aListOfPeople = `(?:have|has|got|made|wrote) a list${upTo(4)}(?:(?<!\\b(?:other|one|every|each|that|next|first|same|whole|all) )day(?! (?:before|after))|who(?! (?:is|are|was|were) (?:coming|going|bringing|doing))|names|first(?! (?:i|we|he|she|they|you|the|of|get|got|go|went|put|mix\\w*|buy|bought))|kids|people|deserve)`;

const choosing =
  'mum|dad|parents|nana?|koro|family|teachers?|coach|school|principal|class|(?:mr|mrs|ms|miss|whaea|matua)(?: \\w+)?';
const theirDeed = String.raw`(?:i|we)(?: \w+){0,3} (?:do|doing|bring|get|hurt|kill|burn|shoot)|(?:it|its|it is|to) (?:will|going|happens?|happening|do|get|bring)`;

/** A day that a child keeps to herself, not one that her mum picked or on which something is. */
export const aDayChosen = String.raw`(?:(?:we|i) know (?:what|which|the) day(?= (?:\.|(?:and|but|so|now|already|too|${theirDeed})\b))|(?<!\b(?:${choosing}) )picked (?:what|which|the) day(?! (?:of|for (?:the|our|my|his|her)|it is|that we|we (?:go|went))\b))`;

/** What may well be high enough: the tide, a kite, a score. */
const risesOrCounts =
  'water|tide|sea|river|lake|creek|pool|waves?|snow|kites?|balls?|scores?|marks?|grades?|points|plane|rocket|balloon|heat|oven|temperature|prices?|swing|flag|sails?|volume|voice|notes?|numbers?|seat|chair|table|net|(?:threw|throw|kick|kicked|hit|bounced?|lift|lifted|raised?|held|hold|pulled) (?:it|them|the \\w+)';
export const highEnough = String.raw`(?<!\b(?:${risesOrCounts}) (?:(?:is|isnt|was|wasnt|were|werent|are|arent|will|wont|be|got|gets|goes|went|came|comes|flew|flies|bounced|not|never|still|always|very) ){0,3})high enough(?! (?:for (?:the (?!fall|drop|jump)|an? (?!fall|drop|jump)|our|us|his|her|their|everyone|everybody|boats?|people|kids)|to (?:see|touch|pass|float|hang|catch|score|look|grab|dunk|clear|win|dodge|swim|dive|bounce|slam|pick|keep (?:the|it|us)|get (?:over|past|across|into|on|the|a))))`;

const special = 'special (?:cuddles?|games?|hugs?|tickles?|secrets?|friend)';
const now = upTo(3) + '(?:when|night|bed|room|alone)';

/** Not a friend next door, nor a game for Mondays only. */
export const somethingSpecial = `${special}${upTo(6)}(?:secret|tell(?! (?:\\w+ )?(?:jokes?|stories|story))|dont like|(?<!\\b(?:next|front|back|school|class|classroom) )door|bed|between us)|special (?:cuddles?|hugs?|tickles?|secrets?)${upTo(6)}only|special (?:games?|friend)${upTo(6)}only(?! (?:on \\w+day|once|twice|every|after|has|have|likes?|eats?|lives|costs?|takes?|lasts?|needs?)s?\\b(?!${now}))`;

/** A game or a task may have no point any more. */
export const tasks =
  /\b(?:games?|gaming|playing|levels?|minecraft|roblox|fortnite|app|console|homework|tasks?|maths?|spelling|handwriting|projects?|tests?|assignments?|worksheets?|chores?|practi[cs]\w*|training|lessons?|piano|guitar|rugby|soccer|netball|league|cricket|hockey|chess|lego|club|rules?|uniforms?|recipe|movie|tv|plastic|tablets?)\b/u;

const noPointIn = String.raw`(?:(?:dont|didnt|do not|did not|cant|can not|cannot|couldnt) (?:\w+ )?(?:see|have|get|find) (?:the|any|a|much) (?:point|reason)|(?:is|theres|see|has|have|seems) no (?:point|reason)|isnt (?:any|a|much) (?:point|reason)|whats the point|what is the point)`;

export const noPoint = String.raw`${noPointIn} (?:(?:(?:of|in|to|for) (?:it all|it|this|all this|all of it|any of it|any of this|trying|being here) )?(?:any ?more|at all)|(?:of|in|to) (?:anything|everything|living|life|being alive|going on|it all))`;

/** What a class may hate, and games in which one is held down. */
export const harmlessDislikes =
  /\b(?:tickl\w*|wrestl\w*|hair ?cut|dentist|nurse|vet|photo|picture|drawing|brussels|peas|homework|mondays?|rain|broccoli|losing)\b/u;
