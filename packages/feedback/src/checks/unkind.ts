/** In no feedback, unless the text has the word and the comment tells of it. */
const insults =
  'idiots?|idiotic|morons?|imbeciles?|dimwits?|dumb|dumbo|dummy|losers?|brats?|dunces?|retard(?:s|ed)?|stupid|pathetic|worthless|thickhead|blockhead';

const swearing =
  'crap|crappy|damn(?:ed|it)?|shit(?:ty|e)?|bullshit|fuck\\p{L}*|wtf|bugger(?:ed)?|piss(?:ed)?|arse(?:hole)?|ass(?:hole)?|bitch(?:es)?|bastards?|bollocks|wank\\p{L}*|dickheads?|slut\\p{L}*|whore\\p{L}*|cunt\\p{L}*|hell no|what the hell';

/** Insults and swearing. */
export const unkind: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}])(?:${insults}|${swearing})(?![\\p{L}])`, 'iu'),
  /\bshut up\b/iu,
];

const very = '(?: (?:all|just|really|so|such|very|too|quite|simply|a bit))*';

/** Said to the student, whatever words the text has. */
export const unkindToHer: readonly RegExp[] = [
  new RegExp(`\\byour (?:${insults}|${swearing})(?![\\p{L}])`, 'iu'),
  new RegExp(
    `(?<!\\b(?:call|calls|called|calling|says?|said|says that|said that) )\\byou(?:['’]re| are)?${very}(?: an?)?(?: \\p{L}+)? ?\\b(?:${insults})(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(
    `\\b(?:writing|work|piece|story|spelling|text|effort|ending|sentences?|punctuation|handwriting) (?:is|are|was|were|looks?)${very} (?:${insults})(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(
    `\\byou(?:['’]re| are)${very}(?: an?)?${very} (?:hopeless|useless|lazy|careless|(?:bad|poor|weak|terrible|awful|rubbish|no good|not good|not very good) (?:at|with|writer|speller|student))\\b`,
    'iu',
  ),
  /\bi (?:really )?(?:hated?|disliked?|can['’]?t stand) (?:it|this|your \p{L}+)(?= ?(?:[.,!;]|$))/iu,
  /\byou (?:can['’]?t|cannot|can not|will never be able to|don['’]t know how to) (?:spell|write|punctuate|read)(?= ?(?:[.,!;]|$|at all|properly|well))/iu,
];
