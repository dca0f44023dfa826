import { it, type Demand } from './demand.ts';

/** What tasks ask of a report, an explanation or a comparison. */
export const ofFacts: readonly Demand[] = [
  {
    asked: 'how it protects itself',
    by: new RegExp(
      String.raw`\bhow ${it} (?:protects?|defends?) (?:itself|themselves)\b|\bhow ${it} (?:stays?|keeps?) safe\b`,
      'iu',
    ),
    told: /\b(?:protect\p{L}*|defen[cds]\p{L}*|safe\p{L}*|hid(?:e|es|ing|den)|camouflage\p{L}*|poison\p{L}*|venom\p{L}*|st[iu]ng\p{L}*|bit(?:e|es|ing)|kick\p{L}*|spik\p{L}*|spin(?:e|es|y)|shells?|armou?r|escap\p{L}*|(?:fly|flies|run|runs|swim|swims|jump|jumps) away|fast|predators?|enem(?:y|ies)|attack\p{L}*|fight\p{L}*|scar(?:e|es|ing)|spray\p{L}*|claws?|teeth|horns?|blend\p{L}*|dead|danger\p{L}*)\b/iu,
    skill: 'details',
  },
  {
    asked: 'what it needs',
    by: new RegExp(String.raw`\bwhat ${it} needs?\b`, 'iu'),
    told: /\b(?:need\p{L}*|water\p{L}*|sun\p{L}*|light|foods?|soil|warm\p{L}*|air|oxygen|rain\p{L}*|f(?:e)?ed\p{L}*|must|(?:has|have) to|without)\b/iu,
    skill: 'details',
  },
  {
    asked: 'how they are the same',
    by: /\bhow (?:they|both|these|the two|(?:the )?\p{L}+ and (?:the )?\p{L}+) (?:are|were) (?:both )?(?:the )?(?:same|similar|alike)\b|\bsimilarities\b|\bin common\b/iu,
    told: /\b(?:same|similar\p{L}*|both|alike|too|also|as well|neither|either|each|all|common|share|like (?!to\b)(?:an?|the|\p{L}+s)|as \p{L}+ as)\b/iu,
    skill: 'explaining',
  },
  {
    asked: 'why people still remember this life',
    by: /\bwhy (?:he|she|they|this person) (?:is|are) (?:still )?(?:remembered|famous)\b/iu,
    told: /\b(?:remember\p{L}*|famous|because|today|still|legacy|honou?r\p{L}*|statue|named after|first|inspir\p{L}*|changed|thanks to|museum|award\p{L}*|medal\p{L}*|note|hero\p{L}*)\b/iu,
    skill: 'explaining',
  },
  {
    asked: 'what is being done about it',
    by: /\bwhat is being done\b|\bwhat (?:people|we) (?:are doing|do|can do) (?:about|to (?:help|stop|fix|save|protect))\b/iu,
    told: /\b(?:trap\p{L}*|poison\p{L}*|1080|control\p{L}*|stop\p{L}*|protect\p{L}*|sav(?:e|es|ed|ing)|kill\p{L}*|spray\p{L}*|programmes?|doc|department|help\p{L}*|hunt\p{L}*|ban\p{L}*|plant\p{L}*|clean\p{L}*|recycl\p{L}*|should|can|could|people|we|laws?|rules?|sanctuar\p{L}*|fenc\p{L}*)\b/iu,
    skill: 'explaining',
  },
  {
    asked: 'how high it is',
    by: new RegExp(String.raw`\bhow (?:high|tall) ${it} (?:is|are)\b`, 'iu'),
    told: /\d|\b(?:metres?|kilometres?|hundreds?|thousands?|height|highest|tallest)\b/iu,
    skill: 'details',
  },
  {
    asked: 'when it last erupted',
    by: /\bwhen (?:it|the \p{L}+) (?:last )?erupted\b|\blast erupt(?:ed|ion)\b/iu,
    told: /\d|(?<!\blong )\bago\b|\b(?:erupted|last|never|dormant|extinct|century)\b/iu,
    skill: 'details',
  },
  {
    asked: 'how it looks after its young',
    by: /\bhow (?:it|they|(?:the|this|your) \p{L}+) (?:looks? after|raises?|cares? for|feeds?) (?:its|their|the) (?:young|bab(?:y|ies)|chicks?)\b/iu,
    told: /\b(?:bab(?:y|ies)|young|chicks?|eggs?|pups?|cubs?|kittens?|nests?|mothers?|mums?|dads?|fathers?|parents?|hatch\p{L}*|born)\b/iu,
    skill: 'details',
  },
  {
    asked: 'how that changed the world',
    by: /\bhow (?:it|they|this|that|he|she) (?:has |have )?changed (?:the world|our (?:lives|world)|people|history|new zealand)\b/iu,
    told: /\b(?:chang\p{L}*|world|today|now|nowadays|led|because of|thanks to|without|people|lives|let|allow\p{L}*|help\p{L}*|means?|meant|use[ds]?|possible)\b/iu,
    skill: 'explaining',
  },
  {
    asked: 'how often',
    by: /\bhow often\b/iu,
    told: /\b(?:every|each|daily|weekly|once|twice|days?|weeks?|mornings?|nights?|often|times?|always|hours?)\b/iu,
    skill: 'exactAmounts',
  },
];
