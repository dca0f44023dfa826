import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const family =
  '(?:mums?|mothers?|dads?|fathers?|parents?|family|wh[āa]nau|nana?|nans?|koro|grandparents?|caregivers?|home)';

/** What a writer can only guess at, of the student's home, health and life. */
export const aboutHome: readonly RegExp[] = [
  new SparingPattern(
    `\\b(?:you|your ${family}) (?:(?:probably|clearly|obviously|just) )?(?:can['’]?t|cannot|could(?:n['’]t| not)|may not|might not) (?:be able to )?afford\\b|\\byour ${family} (?:has|have|had) (?:no|little|not much) money\\b`,
    'iu',
  ),
  new SparingPattern(
    `\\byour ${family} (?:must|clearly|obviously|probably|seems?|might|may|sounds? (?:like|as (?:if|though)))(?: (?:to|they|he|she|not|always|often|never|really|be|be very|have|get))* (?:argu\\p{L}*|fight\\p{L}*|poor|strict|struggl\\p{L}*|unkind|mean|angry|violent|drink\\p{L}*|neglect\\p{L}*|ignor\\p{L}*|hurt\\p{L}*|shout\\p{L}*|yell\\p{L}*|divorc\\p{L}*|separat\\p{L}*|split|care|help|read|money|not)\\b`,
    'iu',
  ),
  new SparingPattern(
    `\\byour ${family} (?:should|needs? to|ought to|could do more|must) (?:help|read|make sure|check|get|talk|take|stop|buy|feed|send|put you)\\b`,
    'iu',
  ),
  new SparingPattern(
    /\b(?:it (?:sounds|seems|looks)|i (?:can tell|guess|think|suspect|imagine|bet|worry|wonder)|clearly|obviously|maybe|perhaps|probably)\b[^.!?“”]{0,30}\byou(?:['’]re)?\b[^.!?“”]{0,30}\b(?:help|support|practi[sc]e|books?|enough|trouble|problems?|hard|difficult|tough|unhappy|sad|lonely|alone|unsafe|hungry)\b[^.!?“”]{0,30}\bat home\b/iu,
  ),
  new SparingPattern(
    /\b(?:things|life|it) (?:are|is|must be|must have been|seems?|sounds?|looks?)(?: \p{L}+){0,3} (?:at home|for you at|in your (?:home|family|wh[āa]nau))\b|\b(?:hard|tough|difficult|sad|tricky|rough)(?: times?| life)?(?: for you)? at home\b|\b(?:no|not much|not enough|little|don['’]t (?:get|have) (?:much|any|enough)) (?:help|support|practice|books|reading) at home\b|\byou(?:r family)? (?:do not|don['’]t|can['’]t|cannot) (?:have|afford|read|speak)\b[^.!?“”]{0,30}\bat home\b/iu,
  ),
  new SparingPattern(
    /\bmust be (?:(?:very|so|really|pretty|quite) )*(?:hard|tough|difficult|upsetting|scary|lonely|sad|stressful) (?:for|on) you\b|\b(?:is|must be|must have been) (?:very |so |really )?(?:hard|tough|difficult|upsetting|scary) for (?:a|any) (?:child|kid|boy|girl)\b|\bi(?:['’]m| am) (?:worried|concerned) (?:about|for|that) you\b|\bare you (?:ok|okay|all right|alright|safe)(?: at home)?\?/iu,
  ),
  new SparingPattern(
    /\b(?:signs? of|might be|may be|could be|might have|may have|could have|tested for|you have|sounds like) (?:an? )?(?:dyslexi\p{L}+|autis\p{L}+|adhd|anxiety|depress\p{L}+)\b|\b(?:eyes|eyesight|hearing) (?:checked|tested)\b/iu,
  ),
];
