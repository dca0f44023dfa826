import { apps } from '../../names/details/apps.ts';
import type { Sign } from '../concern.ts';

/** Without the 0 of its area, and not a round number. */
const localNumber = String.raw`(?!\d*000)[2-9](?: ?\d){6,8}`;

const app = `(?:${apps}|online|the internet|a game|a chat|chat|vr chat)`;

export const contact: readonly Sign[] = [
  {
    kind: 'contactDetails',
    inSpeech: true,
    says: /\b(?:my|our|moms|mums|dads) (?:\w+ ){0,3}?(?:phone|cell|mobile|cellphone|number)(?: \w+){0,4} (?:0|64 ?)\d+(?: \d+){0,4}\b|\b(?:text|call|ring|message|phone|contact) (?:me|us|my mum|my dad)(?: \w+){0,4} (?:0|64 ?)\d+(?: \d+){0,4}\b|\b02\d(?: ?\d){6,8}\b/u,
  },
  {
    kind: 'contactDetails',
    inSpeech: true,
    says: new RegExp(
      String.raw`\b(?:(?:my|our|moms|mums|dads) (?:\w+ ){0,3}?(?:phone|cell|mobile|cellphone|(?<!favourite |lucky )number)|(?:text|call|ring|message|phone|contact) (?:me|us|my mum|my dad))(?: \w+){0,4} ${localNumber}\b`,
      'u',
    ),
  },
  {
    kind: 'contactDetails',
    inSpeech: true,
    says: /\b(?:i|we) (?:now |still |all )?live (?:\w+ ){0,4}?(?:at|on|in) (?:number |no )?\d+ ?[a-d]? (?:\w+ ){1,3}(?:street|st|road|rd|avenue|ave|place|pl|crescent|cres|drive|drv|dr|lane|terrace|tce|close|way|grove|parade|highway|court)\b|\bmy (?:home )?address is (?:\w+ ){0,3}?\d+ \w+|\b(?:come|meet me|find me) (?:\w+ ){0,3}(?:at|to) (?:my house (?:on|is) )?\d+ ?[a-d]? (?:\w+ ){1,3}(?:street|st|road|rd|avenue|ave|place|crescent|drive|lane|terrace|close)\b/u,
  },
  {
    kind: 'contactDetails',
    inSpeech: true,
    says: new RegExp(
      `\\bmy (?:\\w+ )?(?:${app}(?: (?:name|user|username|account|id|tag|handle|is))+|user ?name (?:on|for|is)|gamer ?tag(?: \\w+)? is|e ?mail (?:address )?is|password (?:\\w+ ){0,3}?is)\\b|\\badd me on ${app}|\\b(?:follow|message|dm|snap) me (?:on ${app}|at)\\b`,
      'u',
    ),
    unless:
      /\b(?:is the|is called the|is really|is so|is fun|is good|is broken|is a secret|is banned|is strong|is long)\b/u,
  },
];

const stranger =
  '(?:a (?:man|guy|boy|girl|lady|person|stranger|adult|kid|teenager|dude|friend)|this (?:man|guy|boy|girl|person|kid|dude)|some ?(?:one|body|guy|man|kid)|someone|my (?:online )?(?:friend|boyfriend|girlfriend)|people|him|her|strangers)';

export const strangers: readonly Sign[] = [
  {
    kind: 'strangers',
    says: new RegExp(
      `\\b(?:meet(?:ing)?|met|talk(?:s|ed|ing)? to|chat(?:s|ted|ting)? (?:to|with)|message[sd]?|messaging|text(?:s|ed|ing)?)(?: \\w+){0,2} ${stranger}(?: \\w+){0,8} ${app}\\b|\\b${stranger}(?: \\w+){0,3} (?:on|from|off|over|through) ${app}\\b(?: \\w+){0,8} (?:meet|met|asked|asks|wants?|sent|send|told|said he is|address|phone number|photo|pic|picture|where i live|how old|secret|gift ?cards?|robux|boyfriend|girlfriend)`,
      'u',
    ),
    unless:
      /\b(?:school|class|teacher|nana|nan|koro|cousins?|grandma|granddad|dad|mum|aunt\w*|uncle|never|dont|should|shouldnt|if|can|could|might|we learn\w*|keeping ourselves safe|zoom|video call\w*|who lives in|people who)\b/u,
    notInStories: true,
  },
  {
    kind: 'strangers',
    says: /\b(?:he|she|they|someone|(?:a|the) (?:man|guy|stranger|person)|this (?:man|guy|person))(?: \w+){0,3} (?:asked|asks|wants?|wanted|told|tells|offered|kept asking|keeps asking)(?: \w+){0,4} (?:(?:a |my |for |me |to |send |of |some )+(?:photos?|pics?|pictures?|selfies?|nude)|where i (?:live|go to school)|what school i|my (?:address|phone number|real name|age|password)|meet (?:me|him|her|them|up)|get in(?:to|side)? (?:his|her|the|their) (?:car|van|truck|house|room|bedroom))\b/u,
    unless:
      /\b(?:wedding|family photo|school photo|class photo|photographer|reporter|newspaper|police|officer|nurse|doctor|teacher|receptionist|the lady at|principal|coach|taxi|bus driver|film crew|photo of the|picture of the|picture of a|draw|tour guide)\b/u,
    notInStories: true,
  },
  {
    kind: 'strangers',
    says: /\b(?:going to|will|planning to|want to|about to)(?: \w+){0,3} meet(?: \w+){0,3} (?:in real life|irl|at the (?:mall|park|shops|station|beach)|for real)(?: \w+){0,8}(?: (?:online|never met|dont tell|secret|roblox|discord|snapchat))\b|\b(?:got|get|getting) into (?:a |the |his |their )?(?:strangers?|mans?|guys?) (?:car|van|truck)\b|\b(?:man|guy|stranger|car|van)(?: \w+){0,3} (?:followed|follows|following|kept following|keeps following) (?:me|us) (?:home|to school|from school|every|down|all the way|after school)\b/u,
    notInStories: true,
  },
];
