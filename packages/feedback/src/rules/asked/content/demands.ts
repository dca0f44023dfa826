import { it, type Demand } from './demand.ts';
import { ofFacts } from './demands-of-facts.ts';
import { ofGames } from './demands-of-games.ts';
import { ofLives } from './demands-of-lives.ts';
import { ofViews } from './demands-of-views.ts';
import { ofStories } from '../story/demands-of-stories.ts';

/** What tasks ask for most often, with every word by which a child may have told it. */
export const demands: readonly Demand[] = [
  ...ofViews,
  ...ofFacts,
  ...ofGames,
  ...ofLives,
  ...ofStories,
  {
    asked: 'what you learned',
    by: /\b(?:what|something|(?:one|two|three) things?) (?:that )?(?:you|we|i|your (?:group|class)) (?:\p{L}+ )?(?:learn(?:ed|t)?|found out|discovered)\b|\bwhat (?:have|did) you (?:learn(?:ed|t)?|found out|find out|discover(?:ed)?)\b|\bwhat (?:it|that|this) (?:has )?taught you\b/iu,
    told: /\b(?:l(?:ea|e|u)rn\p{L}*|f(?:ou|i)nd out|discover\p{L}*|t(?:augh|or|aw)t|teach\p{L}*|kn[eo]w\p{L}*|realis\p{L}*|underst\p{L}*|turn(?:s|ed) out|(?:told|showed|shown) (?:us|me)|explain\p{L}*|facts?|interesting|remember\p{L}*|next time|lesson|important)\b/iu,
    skill: 'explaining',
  },
  {
    asked: 'which part you liked best',
    by: /\byour (?:favou?rite|best) (?:part|bit|thing|moment|memory)\b|\b(?:what|(?:parts?|bits?|things?)(?: that)?) you (?:liked|enjoyed|loved)(?: the)? (?:most|best)\b/iu,
    told: /\b(?:fav\p{L}*|best|most|lik\p{L}*|lov\p{L}*|enjoy\p{L}*|highlights?|\p{L}+est (?:part|bit|thing))\b/iu,
    skill: 'feelings',
  },
  {
    asked: 'whether you would recommend it',
    by: /\b(?:whether|if|who) you(?: would|['’]d) recommend\b|\byour recommendation\b|\bwould you recommend\b/iu,
    told: /\b(?:rec+om+\p{L}*|should|must|suit\p{L}*|worth|(?:if|for) you|you (?:will|would|['’]ll)|(?:people|kids|anyone|everyone|children|readers?|fans?) (?:who|that|would|will|might)|aged|all ages|buy|read it|try it)\b/iu,
    skill: 'conclusion',
  },
  {
    asked: 'what it eats',
    by: new RegExp(String.raw`\bwhat ${it} eats?\b`, 'iu'),
    told: /\b(?:eat\p{L}*|ate|fe(?:e|d)\p{L}*|foods?|diets?|prey\p{L}*|hunt\p{L}*|catch\p{L}*|munch\p{L}*|nibbl\p{L}*|graz\p{L}*|chew\p{L}*|drink\p{L}*|suck\p{L}*|gobbl\p{L}*|swallow\p{L}*|carnivor\p{L}*|herbivor\p{L}*|omnivor\p{L}*|predators?|insects|meals?|hungry)\b/iu,
    skill: 'details',
  },
  {
    asked: 'where it lives',
    by: new RegExp(String.raw`\bwhere ${it} lives?\b`, 'iu'),
    told: /\b(?:liv\p{L}*|habitats?|homes?|nest\p{L}*|burrow\p{L}*|holes?|found|finds?|(?:in|on|under|near|from|around|at) (?:\p{L}+ ){0,2}(?:new zealand|aotearoa|islands?|forests?|bush|sea|oceans?|rivers?|lakes?|trees?|mountains?|caves?|beach\p{L}*|farms?|country|world|africa|australia|antarctica|ground|water|wild)|native|endemic)\b/iu,
    skill: 'details',
  },
  {
    asked: 'why it matters',
    by: new RegExp(
      String.raw`\bwhy ${it} (?:is|are|was|were) (?:so )?(?:important|special|needed)\b|\bwhy ${it} matter(?:s|ed)?\b`,
      'iu',
    ),
    told: /\b(?:important\p{L}*|matter\p{L}*|special|need\p{L}*|without|help\p{L}*|protect\p{L}*|treasure\p{L}*|taonga|lov\p{L}*|remember\p{L}*|remind\p{L}*|endangered|extinct|rare|only|danger\p{L}*|kill\p{L}*|di(?:e|es|ed)|destroy\p{L}*|damag\p{L}*|harm\p{L}*|hurt\p{L}*|affect\p{L}*|sav(?:e|es|ed|ing)|people|humans?|everyone|us|we|our|my|i|new zealand\p{L}*|aotearoa|m[āa]ori|farm\p{L}*|houses?|homes?|town\p{L}*|money|jobs?|future|useful|depend\p{L}*|the first|famous|proud)\b/iu,
    skill: 'explaining',
  },
  {
    asked: 'what you will do next',
    by: /\bwhat (?:you(?: will|['’]ll| are going to| plan to| hope to| want to| would like to)|will you) do (?:tomorrow|next)\b|\b(?:your )?plans? for tomorrow\b/iu,
    told: /\b(?:tom+or+ow|tmrw|next (?:day|time|week|year)|(?:i|we)(?: will|['’]?ll| wont| won['’]t| want| hope| plan| am going| are going|['’]m going|['’]re going| might| can['’]?t wait)|look\p{L}* forward|(?:is|are) taking|gonna)\b/iu,
    skill: 'details',
  },
  {
    asked: 'what you would advise',
    by: /\badvice\b/iu,
    told: /\b(?:advi[cs]e\p{L}*|should\p{L}*|must|ought|don['’]?t|do not|never|always|remember|make sure|tr(?:y|ied)|keep|be \p{L}+|have to|has to|need to|please|believe|listen|stop|let|if|tips?)\b/iu,
    skill: 'details',
  },
];
