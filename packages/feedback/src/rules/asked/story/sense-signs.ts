import {
  tellsOfSenses,
  tellsOfSmells,
  tellsOfSounds,
  tellsOfTastes,
} from '../../../language/kinds-of-words/sense-words.ts';

/** More words by which a child may have told what could be heard, smelt, tasted or felt. */
const alsoHeard =
  /["“”]|\b(?:said|sa(?:y|id|ys)|ask\p{L}*|told|talk\p{L}*|call\p{L}*|yell\p{L}*|shout\p{L}*|cr(?:y|ied|ying|ies)|laugh\p{L}*|giggl\p{L}*|snor\p{L}*|whistl\p{L}*|slam\p{L}*|thunder\p{L}*|patter\p{L}*|chatter\p{L}*|murmur\p{L}*|blar\p{L}*|honk\p{L}*|toot\p{L}*|purr\p{L}*|m(?:i|e)?a?ow\p{L}*|woof\p{L}*|quack\p{L}*|moo\p{L}*|baa\p{L}*|ne?igh\p{L}*|oink\p{L}*|hoot\p{L}*|cheep\p{L}*|peep\p{L}*|knock\p{L}*|clapp?\p{L}*|tapp?\p{L}*|sing\p{L}*|songs?|tunes?|voices?|bells?|sirens?|drums?|alarms?|listen\p{L}*|herd|lisen\p{L}*|bleat\p{L}*|sobb?\p{L}*|gasp\p{L}*|groan\p{L}*|grunt\p{L}*|lapp\p{L}*|breath\p{L}*|beat\p{L}*|bubbl\p{L}*|bleep\p{L}*|squ\p{L}+)\b/iu;
const alsoSmelt =
  /\b(?:smel\p{L}*|sniff\p{L}*|arom\p{L}*|fragran\p{L}*|odou?rs?|stench|pong\p{L}*|fumes?|whiffs?|reek\p{L}*|perfum\p{L}*|scent\p{L}*|stin\p{L}*|smok\p{L}*|fresh air|(?:up|in|into|to|at|hits?|fill\p{L}*|wrinkl\p{L}*|hold\p{L}*|held|block\p{L}*|pinch\p{L}*|tickl\p{L}*) (?:\p{L}+ )?nos(?:es?|trils?)|nos(?:es?|trils?) (?:\p{L}+ )?(?:twitch|wrinkl|tickl|fill)\p{L}*)\b/iu;
const alsoTasted =
  /\b(?:tast\p{L}*|flavou?r\p{L}*|yum\p{L}*|lick\p{L}*|tongues?|juicy|tangy|sugary|salt\p{L}*|eat\p{L}*|ate|drink\p{L}*|drank|drunk|chew\p{L}*|swallow\p{L}*|sip\p{L}*|bit|bite\p{L}*|gulp\p{L}*|mouthful|munch\p{L}*|lunch|dinner|breakfast|tea)\b/iu;
const alsoTouched =
  /\b(?:feel\p{L}*|felt|touch\p{L}*|cold\p{L}*|cool\p{L}*|warm\p{L}*|hot\p{L}*|heat|freez\p{L}*|froze\p{L}*|ic(?:e|y)|chill(?:s|y|ed|ing)?|burn\p{L}*|wet\p{L}*|damp|soak\p{L}*|dr(?:y|ied)|sogg?y|soft\p{L}*|hard|rough\p{L}*|smooth\p{L}*|stick(?:y|s)|slim\p{L}*|prick\p{L}*|fur\p{L}*|hairy|bump\p{L}*|sharp\p{L}*|squish\p{L}*|squash\p{L}*|slip\p{L}*|slick|dust\p{L}*|grit\p{L}*|itch\p{L}*|ach\p{L}*|st(?:i|u)ng\p{L}*|shiver\p{L}*|goose\p{L}*|tickl\p{L}*|tingl\p{L}*|rubb(?:ed|ing)|hold\p{L}*|held|grab\p{L}*|grip\p{L}*|press\p{L}*|squeez\p{L}*|hug\p{L}*|skin|fingers?|toes?|cheeks?|breeze|sweat\p{L}*|pain\p{L}*|hurt\p{L}*|sore|heavy|nip\p{L}*|pinch\p{L}*|strok\p{L}*|patt\p{L}*|knees?|nees?|shak\p{L}*|shook|splash\p{L}*)\b/iu;

/** Whether any word may tell what could be heard. */
export const mayHear = (written: string): boolean =>
  tellsOfSounds.test(written) || alsoHeard.test(written);

/** Whether any word may tell what could be smelt. */
export const maySmell = (written: string): boolean =>
  tellsOfSmells.test(written) || alsoSmelt.test(written);

/** Whether any word may tell what could be tasted. */
export const mayTaste = (written: string): boolean =>
  tellsOfTastes.test(written) || alsoTasted.test(written);

/** Whether any word may tell what could be felt with the skin. */
export const mayTouch = (written: string): boolean => alsoTouched.test(written);

/** Whether any word may tell of a sense other than sight. */
export const maySense = (written: string): boolean =>
  tellsOfSenses.test(written) || alsoHeard.test(written) || alsoSmelt.test(written);
