import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';

const he = '(?:he|his|him|hes|uncle|step ?dad|the boarder|the man|cousin|my cousin|mums boyfriend)';
const still =
  '(?:i (?:\\w+ )?pretend(?: \\w+){0,3} (?:asleep|sleeping|sleep|snore)|i hold my breath|i keep my eyes (?:shut|closed)|i look at the (?:wall|ceiling)|i lie (?:really |very |so )?still)';
const fun =
  /\b(?:santa|tooth fairy|easter|birthday|presents?|surprise|prank|jok\w+|hide and seek|game|play\w*|fort|hut|tickl\w*|laugh\w*|giggl\w*|torch|read\w*|book|story|stories|dog|cat|puppy|kitten|hamster|spider|possum|weta|nan|nana|mum checks?|dad checks?|sneak\w*|wrap\w*|zombies?|cold|thunder\w*|storm|nightmares?|bad dreams?)\b/u;

/** Who comes at night, and what a child does about it. */
export const hintedOfNights: readonly Sign[] = [
  hint(
    'sexual',
    `${he}${upTo(9)}${still}|${still}${upTo(9)}${he}|door opens?${upTo(8)}i (?:\\w+ )?pretend`,
    fun,
  ),
  hint(
    'sexual',
    `(?:chairs?|drawers|desk|box(?:es)?|bed|toys)${upTo(3)}(?:against|in front of|under|behind) (?:the |my )(?:\\w+ )?(?:door|handle)${upTo(9)}(?:${he} (?:comes?|cant|wont|tries|gets|stays)|in case ${he})|so (?:he|uncle|step ?dad|they) cant (?:get|come|put|reach|touch)${upTo(4)}(?:in|into|me|bed|room|blankets?|hand)`,
    fun,
  ),
  hint(
    'sexual',
    `(?:${he}|someone|somebody)${upTo(3)}(?:lifts?|lifted|pulls?|pulled|gets? under|got under|(?:is|was) (?:in|under))${upTo(1)}my (?:blankets?|duvet|covers|sheets?|sleeping bag)|(?:tie|sleep in|wear)${upTo(5)}(?:knots|pairs of|layers)${upTo(6)}when (?:he|we) (?:stays?|sleep|babysits)`,
    fun,
  ),
  hint(
    'sexual',
    `(?:jam|jammed|wedge|wedged|stick|stuck|put|push)${upTo(2)}(?:chair|stool|drawers|broom) under (?:the|my) (?:door )?handle|(?:uncle|step ?dad|the boarder|cousin|mums boyfriend|he)${upTo(6)}(?:sat|sits|lay|lies|got) on my bed and (?:strok\\w+|rub\\w*|touch\\w*|kiss\\w*|put his hand)`,
    new RegExp(`${fun.source}|\\b(?:good ?night|forehead|cheek|good ?bye)\\b`, 'u'),
  ),
  hint(
    'home',
    `(?:listen for|hear|wait for)${upTo(3)}(?:car|ute|truck|footsteps|feet|key)${upTo(8)}(?:which (?:kind|sort) of|what mood|if (?:he|she|dad|mum) (?:is|has been) (?:drunk|mad|angry|drinking))|(?:drawers|chair|bed|dresser|couch|sofa)${upTo(3)}(?:in front of|against) the door${upTo(3)}when (?:they|mum|dad|he) (?:start|starts|fight|fights|yells?)`,
    fun,
  ),
  hint(
    'sexual',
    `(?:who(?:s| is)|hes|he is) (?:\\d\\d|older|a (?:teenager|grown ?up|man|big kid)|(?:in|at) (?:year \\d\\d|college|high school))${upTo(2)}(?:got|gets|climbs?|climbed|came|comes|hop(?:s|ped)|slid) (?:in|into) (?:my|the same)${upTo(1)}(?:bed|sleeping bag|bunk|blankets?|mattress)|(?:made|makes|making|gets?|got|wants|wanted|tells|told|asks?|asked) me (?:to )?(?:do|doing) (?:stuff|things|it|something|yuck \\w+|rude \\w+)${upTo(2)}(?:with (?:my|his) (?:hands?|mouth)|down there|under the (?:blankets?|covers|duvet)|in the (?:dark|sleeping bag))`,
    new RegExp(
      `${fun.source}|\\b(?:puppets?|clay|slime|dough|juggl\\w*|cards?|trick|coach|drum\\w*|piano|guitar|whistl\\w*|tent|sunburn)\\b`,
      'u',
    ),
  ),
];
