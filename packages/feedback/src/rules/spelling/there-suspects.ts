const THEIR = '‘there’ or ‘their’';
const THEY_ARE = '‘there’ or ‘they’re’';

/** Before these, who was just named is spoken of again. */
const joiner = 'because|cos|coz|if|that|think|and|but|so';

/** How things and animals are; nobody owns it, and nothing is there by it. */
const saidOfThem =
  '(?:fun|cute|cool|awesome|amazing|boring|scary|funny|smart|clever|lazy|unhealthy|healthy|useful|dangerous|endangered|interesting|expensive|cheap|fluffy|cuddly|friendly|yummy|tasty|delicious|nocturnal|extinct|shy|slow|strong|heavy|rare)';

/** What people and animals have of their own. */
const owned =
  'school|bikes?|chips|coffee|lunch(?:es)?|shoes|faces?|hair|skin|fins?|bod(?:y|ies)|tails?|rooms?|beds?|car|boat|coach|cat|toys|phones?|hats?|jackets?|uniforms?|mouths?|noses?|arms?|ears?|names?|teacher|class|parents|friends?|teeth|eggs|babies|young|food';

/** Where one of ‘there’, ‘their’ and ‘they’re’ probably stands for another, the likeliest first. */
export const thereSuspects: readonly { pattern: RegExp; pair: string }[] = [
  {
    pattern:
      /\b(?:there|they['’]re(?! (?:young|food|babies|prey|family|parents|eggs)\b)) (?:backs?|bell(?:y|ies)|fins?|tails?|noses?|bod(?:y|ies)|skin|fur|beaks?|feathers|wings?|eyes|legs|claws|paws|mouths?|heads?|teeth|eggs|babies|babys|young|food|prey|nests?|mum|dad|homes?|houses?|names?|parents|family|own)\b(?! (?:is|are|was|were)\b)/giu,
    pair: THEIR,
  },
  {
    pattern:
      /\b(?!(?:got|and|all) there (?:mum|dad|mother|father)\b)(?:in|on|at|of|with|to|for|from|all|got|have|had|know|lost|like|took|and) (?:there|they['’]re) (?:own |new |little |big )?(?:mum|dad|house|home|bags?|names?|baby|babies|babys|hands?|heads?|teeth|food|eyes|friends?|parents|stuff|way|team|toes|nest|eggs|young|legs|wings|family|children|dog|mother|father|teacher)\b/giu,
    pair: THEIR,
  },
  {
    pattern:
      /\b(?:got|get|went|go|over|was|is|be|live|lived|sat|stayed) their(?=[\s]*[.!,?]|\s+(?:was|is|were|and|in|at|on|i|we|he|she|they|it)\b)/giu,
    pair: THEIR,
  },
  { pattern: /\btheir (?:is|was|were|are)\b/giu, pair: THEIR },
  {
    // A sentence that begins with ‘there skin’ and the like tells of somebody's.
    pattern: new RegExp(
      String.raw`(?<=^|[.!?]["”’]?\s+)there (?:${owned}|backs?|bell(?:y|ies)|fur|beaks?|feathers|wings?|eyes|legs|claws|paws|heads?|hands|feet|prey|nests?|mum|dad)\b`,
      'gimu',
    ),
    pair: THEIR,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:behind|under|near|inside|beside|after|of|with|to|for|from|by|about|steal|stole|rode?|road|ride|riding|ate?|eat|eating|brush|carry|have|having|had|lost|use|using|take|took|grab|grabbed|wash|open|opened) there (?:own |new |old |little |big )?(?:${owned}|backs?|eyes|legs|heads?|hands|feet|mum|dad|parents)\b(?! (?:is|are|was|were|had|has)\b)`,
      'giu',
    ),
    pair: THEIR,
  },
  {
    pattern:
      /\b(?:up|down|out|back|around|from|belong(?:ed)?|play(?:ed)?|stand|stood|waited|put it) their(?=\s*[.!,?]|\s+(?:was|is|were|and (?:i|we|he|she|they|it)|i|we|he|she|they|it)\b)/giu,
    pair: THEIR,
  },
  { pattern: /\bthey['’]re (?:is|was|were|are)\b/giu, pair: THEY_ARE },
  {
    pattern: new RegExp(
      [
        String.raw`\b(?:${joiner}|when|while) there (?:(?:still|just|always|really|all) (?!being\b)\p{L}{2,}ing(?<!thing)\b|not (?:allowed|good|bad|fun|scared|big)\b|(?:really|so|very|too) (?:cute|funny|big|small|fast|scared|hungry|scary)(?=\s*(?:[.,!?]|$)|\s+(?:and|so|but|to)\b)|(?:part of|good for|bad for)\b)`,
        String.raw`\b(?:${joiner}) there (?:(?:really|so|very|too) )?${saidOfThem}(?=\s*(?:[.,!?]|$)|\s+(?:and(?! (?:games|\p{L}+ (?:is|are|was|were))\b)|so|but|to|because|when)\b)`,
        String.raw`\b(?:make|making|made|be) sure there (?:the same|not)\b`,
      ].join('|'),
      'giu',
    ),
    pair: THEY_ARE,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:${joiner}) their (?:(?:really|so|very|too|not) )?${saidOfThem}(?=\s*(?:[.!?]|$)|\s+(?:so|but|because|when)\b)`,
      'giu',
    ),
    pair: '‘their’ or ‘they’re’',
  },
];
