import type { Sign } from '../concern.ts';

export const sexual: readonly Sign[] = [
  {
    kind: 'sexual',
    inSpeech: true,
    says: /\b(?:porn|porno|pornhub|pornography|onlyfans|masturbat\w*|wank\w*|blow ?jobs?|horny|nudes|dick pics?|orgasm\w*|sexting|raped|rapist|raping|molest(?:ed|s|ing)?|paedo(?:phile)?s?|pedo(?:phile)?s?|(?:my|his|her|their|your|show|showed|shows|saw|see|touch(?:ed|es)?|look(?:ed)? at|send|sent|photos? of|pics? of|pictures? of) (?:\w+ ){0,2}(?:penis|dick|vagina|boobs?|boobies|tits|nude|sexy))\b/u,
    unless:
      /\b(?:nude (?:art|painting|statue|colour|lipstick)|te rape|blue footed (?:boobies|boobs?)|sexual(?:ly)? (?:reproduc\w*|mature))\b/u,
  },
  {
    kind: 'sexual',
    inSpeech: true,
    says: /\b(?:had|have|having|has|about|watch(?:ed|ing)?|want(?:s|ed)?|do|did|doing|called) (?:\w+ )?sex\b|\bsex (?:video|videos|scene|scenes|with|tape|stuff|pictures?|website)\b|\bsexed\b/u,
    unless:
      /\b(?:same|opposite|the|each|either|what|which|one|male|female) sex\b(?! (?:video|videos|scene|scenes|with|tape|stuff))/u,
  },
  {
    kind: 'sexual',
    inSpeech: true,
    says: /\b(?:naked|no clothes|nothing on|without (?:any |my )?clothes|clothes off|undressed|under(?:wear|pants)|undies|bra)(?: \w+){0,8} (?:photos?|pics?|pictures?|videos?|camera|online|internet|snapchat|send|film(?:ed)?|touch(?:ed|es)?)\b|\b(?:photos?|pics?|pictures?|videos?|send|sent|saw|watched|show(?:ed|s)?|film(?:ed)?|look(?:ed|s)? at)(?: \w+){0,6} (?:naked|no clothes on|without (?:any )?clothes|private parts?|privates|rude bits)\b/u,
    unless:
      /\b(?:naked (?:eye|mole|lady|chef)|washing|line|baby|babies|bath|statues?|museum|shop|mall|sale|cat|dog|puppy|sheep|shorn|rats?)\b/u,
  },
  {
    kind: 'sexual',
    says: /\b(?:touch(?:ed|es|ing)?|grab(?:bed|s)?|feel(?:s|ing)?|felt|rub(?:bed|s)?|show(?:ed|s)?|pull(?:ed|s)? down)(?: \w+){0,3} my (?:\w+ )?(?:privates?|private parts?|bum|bottom|chest|breasts?|pants|undies|underwear)\b/u,
    unless:
      /\b(?:fell|landed|slipped|sand|water|wet|slide|cold|wave|waves|mud|ice|snow|wedgie|ripped|on my bum|on my bottom|bee|stung|pain|hurt|beating|heart|breath|tight|pounding)\b/u,
  },
];

const drug =
  'weed|marijuana|cannabis|meth|cocaine|heroin|drugs|bongs?|dope|crack|ecstasy|mdma|ketamine';

export const substances: readonly Sign[] = [
  {
    kind: 'substances',
    says: new RegExp(
      `\\b(?:i|we|me and \\w+|my (?:mum|dad|brother|sister|uncle|step ?dad|cousin|friend|parents)|he|she|mum|dad|uncle)(?: \\w+){0,3} (?:smok(?:e|es|ed|ing)|tak(?:e|es|ing)|took|sell(?:s|ing)?|sold|us(?:e|es|ed|ing)|do(?:es|ing)?|did|on|had|have|tried|buys?|bought|hides?)(?: \\w+){0,2} (?:${drug})\\b`,
      'u',
    ),
    unless:
      /\b(?:never|dont|doesnt|didnt|wont|not|should|shouldnt|doctor|hospital|medicine|prescribed|police|if|people who|why|pulled (?:out )?(?:the )?weeds?)\b/u,
  },
  {
    kind: 'substances',
    says: /\b(?:i|we|me and \w+|my (?:brother|sister|cousin|friend|mates?))(?: \w+){0,3} (?:vap(?:e|es|ed|ing)|got drunk|get drunk|was drunk|were drunk|drank (?:\w+ )?(?:beers?|vodka|wine|rum|whiskey|alcohol|bourbon|cruisers?)|drink (?:\w+ )?(?:beers?|vodka|wine|alcohol|bourbon)|smok(?:e|es|ed|ing)(?: \w+){0,2} (?:cigarettes?|smokes?|ciggies|durries|cigs?))\b|\b(?:my|a) vape\b/u,
    unless:
      /\b(?:pretend\w*|ginger beer|root beer|never|dont|doesnt|didnt|wont|should|shouldnt|not|if|people|teenagers|ban(?:ned)?|law|why)\b/u,
    notInStories: true,
  },
  {
    kind: 'substances',
    says: /\b(?:dad|mum|step ?dad|uncle|he|she|boyfriend|partner|parents|they)(?: \w+){0,3} (?:gets?|got|is|was|were|are|comes? home|came home|always)(?: \w+){0,2} (?:drunk|wasted|stoned|high on|on drugs)\b/u,
    unless:
      /\b(?:pretend\w*|pirates?|king|giant|sailors?|wedding|21st|50th|stag|funny|laugh(?:ed|ing)?)\b/u,
    notInStories: true,
  },
];
