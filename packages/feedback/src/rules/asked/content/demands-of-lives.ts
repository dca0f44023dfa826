import { it, type Demand } from './demand.ts';

/** What tasks ask about people, and about what they made or found out. */
export const ofLives: readonly Demand[] = [
  {
    asked: 'what was hard for this person',
    by: /\b(?:challenges?|obstacles?|difficult(?:y|ies)|struggles?)\b[^.!?\n]{0,20}\b(?:faced|overc[oa]me)\b|\bwhat was hard\b/iu,
    told: /n['’]t\b|\b(?:cant|taken|stole\p{L}*|old|hard\p{L}*|difficult\p{L}*|challeng\p{L}*|despite|although|but|however|struggl\p{L}*|problem\p{L}*|gave up|refus\p{L}*|fail\p{L}*|injur\p{L}*|poor|sick|ill|war|died when|(?:father|mother|parents|brother|sister|husband|wife|son|daughter|baby) died|against|not|never|unfair|lost|overc[oa]me|faced?|fought|fight|brave\p{L}*|danger\p{L}*|cold|accident|broke\p{L}*|cancer)\b/iu,
    skill: 'details',
  },
  {
    asked: 'who invented it',
    by: /\bwho (?:first )?(?:invented|discovered|created|designed) (?:it|them|the|this)\b/iu,
    told: /\b(?:invent\p{L}*|creat\p{L}*|discover\p{L}*|made by|built by|design\p{L}*|found(?:ed|er)|came up with|first (?:made|built|used)|engineers?|1[0-9]\d\d|20\d\d)\b/iu,
    skill: 'details',
  },
  {
    asked: 'what you would do differently',
    by: /\b(?:what|how|things?) (?:you|they|he|she)(?: would| could| might|['’]d) (?:do|change|improve|try|fix)\b[^.!?\n]{0,30}\b(?:different(?:ly)?|next time|again|better|if|tomorrow|it)\b|\bwhat would you (?:do|change|improve|try|fix)\b[^.!?\n]{0,20}\b(?:different(?:ly)?|next time|again)\b|\bd(?:o|one) (?:\p{L}+ ){0,2}differently\b|\b(?:what|how|one thing|something|anything) (?:that )?(?:you|they|we)(?: would|['’]d| should| could)? (?:try|do|change|improve)\b[^.!?\n]{0,25}\b(?:differently|next time|again)\b|\b(?:what|how) you(?: would|['’]d) (?:do|change|improve)\b[^.!?\n]{0,20}\bit\b|\bwhat (?:would|could) you (?:do|change|improve)\b[^.!?\n]{0,20}\b(?:differently|next time|again)\b/iu,
    told: /\b(?:next (?:time|year)|would|differently|different way|instead|wish|should have|(?:i|we)(?:['’]d| could| might| will| shall|['’]ll) (?:\p{L}+ )?chang\p{L}*|improv\p{L}*|better|again|if (?:i|we)|(?:i|we)['’]d|tomorrow|shall|another (?:time|go))\b|\b(?:next time|would|wouldn['’]?t|differently|improv\p{L}*|better|again|if i|if we|should\p{L}*|could have|instead|(?:i|we|i['’]d|will|to) change|wish\p{L}*|(?:i|we) (?:shall|will)|(?:i|we)['’]ll)\b/iu,
    skill: 'explaining',
  },
  {
    asked: 'what will happen next',
    by: /\bwhat (?:will|is going to) happen next\b/iu,
    told: /\b(?:will|next|going to|plan\p{L}*|hop(?:e|es|ed|ing)|soon|future|later|now|until|tomorrow|['’]ll)\b/iu,
    skill: 'conclusion',
  },
  {
    asked: 'how to book',
    by: /\bhow to book\b/iu,
    told: /\b(?:book\p{L}*|call|phone|ring|www|web ?site|e-?mail|visit|online|0800|tickets?|contact)\b/iu,
    skill: 'conclusion',
  },
  {
    asked: 'when to call for help',
    by: /\bwhen to (?:call|ring|phone|get help)\b/iu,
    told: /\b(?:111|call|ring|phone|ambulance|doctor|help|hospital|nurse)\b/iu,
    skill: 'details',
  },
  {
    asked: 'what it would cost',
    by: /\b(?:what|how much) (?:it|this|that|they|(?:your|the) \p{L}+) (?:would |will |might )?costs?\b/iu,
    told: /\$|\b(?:for|is|are|be|about|around|only|just|at|to|of|pay|costs?|price) (?:\p{L}+ )?\d|\d ?(?:c|cents?|dollars?|bucks)\b|\b(?:costs?|free|dollars?|pric\p{L}*|cheap\p{L}*|expensive|afford\p{L}*|pay|money|budget)\b/iu,
    skill: 'details',
  },
  {
    asked: 'what could go wrong',
    by: /\b(?:what|(?:some|any|one )things?|problems?) (?:that )?(?:could|might|can|may) go wrong\b/iu,
    told: /n['’]t\b|\b(?:wrong|break\p{L}*|broke\p{L}*|problem\p{L}*|trouble|unless|careful|danger\p{L}*|stuck|fail\p{L}*|but|if|might|could|crash\p{L}*|explod\p{L}*|too|however|not|never|cant|wont|doesnt|dont|mistakes?|by accident|runs? out)\b/iu,
    skill: 'details',
  },
  {
    asked: 'what it is made of',
    by: new RegExp(
      String.raw`\bwhat ${it} (?:is|are|was|were) made (?:out )?(?:of|from|with)\b`,
      'iu',
    ),
    told: /\b(?:made?|make|built|build|materials?|plastic|wood\p{L}*|metal\p{L}*|tin|steel|iron|paper|cardboard|glass|rubber|stone|clay|cloth|fabric|leather|wool|cotton|silk|parts?|using|out of)\b/iu,
    skill: 'details',
  },
];
