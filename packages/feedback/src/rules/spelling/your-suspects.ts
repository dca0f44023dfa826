const YOU_ARE = '‘your’ or ‘you’re’';

/** After these, somebody is or does something: ‘if your little and it is late’. */
const joiner = 'if|when|while|because|coz|cos|cause|that|think|like|as|until|unless|once|so';

/** How somebody is, at the end of what is said of them. */
const being =
  'little|small|young|old|older|sick|tired|hungry|thirsty|bored|scared|lost|late|ready|alone|lazy|sad|happy|angry|busy|stuck|mean|rich|poor|cold|hot|\\d+|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen';
const after = String.raw`(?=\s*[.!?,”"]|\s*$|\s+(?:and (?:you|it|the|your|i|we)|but|or|because|when|if|to|at|in the|on the|you|years?(?! (?:\p{L}+ )?(?:\p{L}+s|work|book)\b))\b)`;

/** Deeds that are also things of somebody's: ‘your feelings’, ‘your painting’. */
const things =
  'feeling|meeting|building|painting|drawing|spelling|reading|writing|training|clothing|swimming|ending|morning|evening|wedding|singing|dancing|hearing|something|anything|everything|nothing|ring|thing|string|king|wing|spring|being|cooking|running|learning|thinking|breathing|gaming|fishing|beginning|opening|talking|playing|parking|helping|filling|topping|icing|stuffing|landing|setting';

/** Where one of ‘your’ and ‘you’re’ probably stands for the other, the likeliest first. */
export const yourSuspects: readonly { pattern: RegExp; pair: string }[] = [
  {
    pattern:
      /(?<!\b(?:from|to|with|of|in|by|for|at) )\byour (?:going|not|the|a|so|welcome)\b(?!-| (?:pack|party|mat|sign|speech|day)\b)/giu,
    pair: YOU_ARE,
  },
  {
    pattern:
      /\b(?:in|on|with|for|keep|put|get|take|use|wash|brush|bring|hold|tell|ask|help|let|feed|clean) you['’]re (?:own |new |little |big )?(?:cat|dog|hands?|head|feet|legs?|arms?|mum|dad|friends?|house|home|bag|name|bike|hair|teeth|class|teacher|room|food|lunch|family|parents|kids|pet|eyes|fingers?|body|bowl|dough|mixture)\b/giu,
    pair: YOU_ARE,
  },
  {
    pattern:
      /\byour (?:allowed|gonna|about to|supposed to|(?:ready|done|out|it)(?=\s*(?:[.!?,\n]|$)| to\b| for\b))/giu,
    pair: YOU_ARE,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:${joiner}) your (?:so |too |very |really )?(?:${being})${after}`,
      'giu',
    ),
    pair: YOU_ARE,
  },
  {
    // “If your improving”, “your always taking it”, but not “your growing garden”.
    pattern: new RegExp(
      String.raw`\b(?:(?:${joiner}) your|(?<=(?:^|[,.;!?“"]|\b(?:and|but|marae|there))\s?)your(?= (?:always|never|still)\b)) (?:(?:always|never|still|just|really|already|not) )?(?!(?:${things})\b)\p{L}{2,}ing(?=\s*[.!?,]|\s*$|\s+(?:an?|the|to|at|in|on|it|up|out|off|for|with|them|him|her|me|us|down|over|into|away|through|something)\b)`,
      'giu',
    ),
    pair: YOU_ARE,
  },
  {
    // “Your late” she said.
    pattern:
      /(?<=["“]|[.!?]\s)your (?:late|right|wrong|mad|crazy|joking|kidding|early|safe|lucky|lying|dead|alive|fired)(?=[.!?,"”])/giu,
    pair: YOU_ARE,
  },
];
