import type { Demand } from './demand.ts';

/** Any word that may find fault. */
const less =
  /n['’]t\b|\b(?:not|cant|dont|didnt|wasnt|isnt|wont|never|but|however|although|though|except|dislik\p{L}*|hate[ds]?|bor(?:ed|ing)|worst|bad|slow\p{L}*|wish\p{L}*|only|confus\p{L}*|too (?!because|and|when|but)\p{L}+|could (?:have|be)|should (?:have|be)|better|weird|annoy\p{L}*|disappoint\p{L}*|nothing)\b/iu;

/** What tasks ask of a review, or of somebody who compares. */
export const ofViews: readonly Demand[] = [
  {
    asked: 'who would like it',
    by: /\bwho (?:else )?(?:would|might|will|should|could) (?:like|enjoy|love|read|watch|see|play|visit) (?:it|this|the)\b/iu,
    told: /\b(?:rec+om+\p{L}*|should|must|suit\p{L}*|worth|perfect|(?:good|great|fun|best) for|(?:if|for) you|you (?:will|would|['’]ll)|(?:people|kids|anyone|everyone|children|readers?|fans?|students) (?:who|that|would|will|might|aged|of)|aged|all ages|\d+ (?:to|and|-) \d+|buy|read it|try it)\b/iu,
    skill: 'conclusion',
  },
  {
    asked: 'what you didn’t like, and why',
    by: /\bwhat you (?:\p{L}+ (?:and|or) )?(?:(?:did|do)(?: not|n['’]t) (?:like|enjoy)|disliked?)\b|\blikes? and dislikes?\b/iu,
    told: less,
    skill: 'reasons',
  },
  {
    asked: 'what is not so good about it',
    by: /\b(?:bad|weak|negative) points?\b|\bwhat (?:could|should|can) be (?:improved|better|changed)\b|\bweakness(?:es)?\b|\bcons\b|\bdisadvantages?\b/iu,
    told: less,
    skill: 'reasons',
  },
  {
    asked: 'which you think is better, and why',
    by: /\bwhich (?:\p{L}+ )?(?:you (?:think|thought|feel|believe) )?(?:is|was|are|were) (?:the )?(?:better|best)\b/iu,
    told: /\b(?:better|best|prefer\p{L}*|worse|worst|fav\p{L}*|rather|more (?:fun|exciting|interesting)|i (?:\p{L}+ )?(?:think|thought|like|liked|love|loved|enjoyed|choose|pick)|opinion)\b/iu,
    skill: 'conclusion',
  },
  {
    asked: 'why you admire this person',
    by: /\bwhy you (?:admire|look up to|are proud of)\b/iu,
    told: /\b(?:i|my|me|admir\p{L}*|inspir\p{L}*|hero\p{L}*|proud|role model)\b/iu,
    skill: 'explaining',
  },
  {
    asked: 'which you would prefer, and why',
    by: /\bwhich (?:\p{L}+ )?(?:you(?: would|['’]d)|would you) (?:rather|prefer|like|choose|pick)\b|\bwhich (?:\p{L}+ )?you prefer\b/iu,
    told: /\b(?:prefer\p{L}*|rather|would(?:n['’]t| not)? (?:choose|like|love|hate|pick|want)|['’]d (?:choose|like|love|hate)|better|best|fav\p{L}*|i (?:think|like|love|choose|pick|wish|would|am)|i['’]m|lucky|glad)\b/iu,
    skill: 'conclusion',
  },
];
