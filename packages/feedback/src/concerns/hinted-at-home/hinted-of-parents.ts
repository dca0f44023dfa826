import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';
import { parents } from '../people.ts';

const kind = 'home';
const he = '(?:he|dad|step ?dad|papa|mums (?:new )?(?:boyfriend|partner))';
const whoever = `(?:${parents}|he|she|uncle)`;
const hurts = '(?:hurts?|hits?|beats?|slaps|punches|chokes|pushes|shoves|kicks|throws things at)';
const school = '(?:teacher|coach|principal|nurse|doctor|school)';

const harmless =
  /\b(?:games?|play\w*|tag|netball|rugby|league|soccer|football|boxing|book|novel|chapter|author|character|movie|film|jok\w+|tickl\w*|pick(?:s|ed)? (?:me|us|him|her)? ?up|feelings|ears?|snor\w+|work|race|goal|ball|tackl\w*|accident\w*)\b/u;

/** What children tell of a parent who is hurt, or who hurts another child. */
export const hintedOfParents: readonly Sign[] = [
  hint(
    kind,
    `${he}${upTo(2)}${hurts} (?:her|mum|my mum)${upTo(1)}(?:when|if|because|every|whenever|again|lots|heaps)`,
    harmless,
  ),
  hint(
    kind,
    `${he}${upTo(2)}(?:threw|throws?|smash(?:es|ed)|rip(?:s|ped)|pull(?:s|ed)|took|takes|grab(?:s|bed)|broke|breaks) (?:her|mums|my mums|the) phone${upTo(1)}(?:at|against|out|off|so (?:she|mum|we|i)|when (?:she|mum|we|i))`,
    /\b(?:games?|dropped|accident\w*|cracked|pocket|bag|night|bed ?time|bed|homework|my ipad|photos?|pictures?|selfie|charger)\b/u,
  ),
  hint(
    kind,
    `(?:try|tried|trying|tries|want(?:ed)?|going) (?:to )?(?:ring|call|phone|ringing|calling|phoning) (?:111|the police)${upTo(1)}(?:but|and) (?:he|dad|mum|she|step ?dad|uncle)${upTo(1)}(?:pull(?:s|ed)|took|takes|grab(?:s|bed)|smash(?:es|ed)|threw|throws|hid|hides|broke|breaks|hung|ripped|wouldnt let|wont let|stop(?:s|ped)|said he)`,
    /\b(?:crash\w*|fire|smoke|accident|fell|earthquake|flood|lost|burglars?|robbers?|snake|boat)\b/u,
  ),
  hint(
    kind,
    `${whoever}${upTo(2)}(?:hits?|gets?|got|belts?|belted|whacks?|smack(?:s|ed)|bash(?:es|ed)|beats?|hurts?|yells at) (?:me|him|her|us|my (?:\\w+ )?(?:brother|sister)|mum) instead of (?:me|him|her|us|my|mum|hitting)`,
    harmless,
  ),
  hint(
    kind,
    `(?:black eye|bruises?|marks?|burns?|lump)${upTo(4)}(?:told|tells?|said to) (?:his|her|my|the|our)? ?(?:\\w+ )?${school}${upTo(3)}(?:from|fell|tripped|walked|bumped|training|accident)`,
    /\b(?:(?:bus|bike|scooter) crash|netball|rugby|league|soccer|football|hockey|cricket|ball|trampoline)\b/u,
  ),
  hint(
    kind,
    `make (?:my )?(?:mum|dad|step ?dad|step ?mum|mums boyfriend|uncle(?: \\w+)?) (?:go away|leave(?! (?:work|early|(?:me|us) alone|the|it|his|her|my|a))|move out|not come (?:back|home|near))`,
    /\b(?:snor\w+|spell|wizard|burp\w*|fart\w*|singing|surprise|for a (?:day|holiday))\b/u,
  ),
  hint(
    kind,
    `(?:mum|she|nana|aunty)${upTo(5)}(?:(?:sunnies|sunglasses|dark glasses)${upTo(6)}(?:inside|at night|to (?:take|drop) (?:me|us) (?:off |to )?(?:at )?school)|(?:sunnies|sunglasses|dark glasses|make ?up|scarf|long sleeves)${upTo(6)}(?:so (?:no ?one|nobody|people|they|the)|on (?:her|the) (?:black eye|bruises?|marks?)))`,
    /\b(?:sun|sunny|bright|hay ?fever|migraine|party|wedding|cold|snow\w*|glare|summer|beach|driving|operation|sensitive|eye drops|sore eyes|specialist)\b/u,
  ),
  hint(
    kind,
    `(?:${whoever}|brother)${upTo(2)}(?:kick(?:s|ed)|punch(?:es|ed)|put|puts|smash(?:es|ed)|ma(?:kes|de)) (?:\\w+ ){0,2}(?:holes?|fist|foot) (?:in|through|into) (?:my|the|our|mums|her) (?:\\w+ )?(?:door|wall|gib)`,
    /\b(?:drill\w*|cat ?flap|cat door|shelf|builder|building|renovat\w*|nail|screw|ball|accident\w*|jok\w+|picture|tv|couch|moving|ladder|drawers)\b/u,
  ),
  hint(
    kind,
    '(?:shot|shoots?|shooting|fired|fires) at (?:our|my|nanas|dads|mums) (?:\\w+ )?(?:house|fence|windows?|car|door|flat)',
    /\b(?:games?|nerf|paint ?balls?|water|fortnite|minecraft|goal|arrows?|play\w*|slug gun|bb gun|sling ?shots?|cans|tins|targets?)\b/u,
  ),
  hint(
    kind,
    `note${upTo(8)}(?:back|home) (?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|in (?:two|three|four|\\d) days)`,
    /\b(?:teacher|school|library|trip|camp|teams?|late|bring|postie|courier|door|shop|vet)\b/u,
  ),
  hint(
    kind,
    `(?:mum|dad|she|he|nana?|koro) (?:\\w+ )?(?:says?|said|saying|tells? (?:me|us)|told (?:me|us))${upTo(6)}(?:better (?:off )?without (?:her|him)|(?:she|he)(?:s| is)? no (?:good|use) to (?:us|me|anyone|any ?body)|(?:she|he) (?:doesnt|didnt) want to (?:be here|live|wake up|be alive)(?! (?:in|at|with|on|early|for))|(?:she|he) (?:cant|couldnt) go on(?! (?:the|a|any|my|our|holiday|camp)))`,
    /\b(?:games?|team|coach|netball|rugby|soccer|cricket|movie|book|quiz|band|kitchen|cooking|baking|maths|jok\w+|dance|morning person)\b/u,
  ),
];
