/** Things and deeds whose names sound the same, where the words beside them tell which was meant. */
export const thingsSoundingAlike: readonly { pattern: RegExp; pair: string }[] = [
  {
    pattern:
      /\b(?:cups?|grams?|kilos?|tablespoons?|teaspoons?|spoons?|kg|\d ?g|sift(?:ed)?|sieve|plain|self[- ]raising|self[- ]rising|corn) (?:of )?(?:the )?flower\b(?! (?:seeds?|petals?|heads?|bulbs?))|\bflower and (?:suger|sugar|butter|buter|salt|baking|water|milk|eggs?)\b|\b(?:sugar|suger|butter|yeast|eggs?) and (?:the )?flower\b/giu,
    pair: '‘flower’ or ‘flour’',
  },
  {
    pattern:
      /(?<!\b(?:the|those|these|her|his|my|our|their|this|that|so|very|too|is|are|was|were|be|being|of|for|a|feel|felt) )\bpoor (?:it|over|into|half|some|your|the (?:mix\p{L}*|batter|milk|water|cream|oil|sauce|sause|juice|eggs?|rest|dough|hot))\b/giu,
    pair: '‘poor’ or ‘pour’',
  },
  {
    pattern:
      /(?<!\b(?:you|we|i|they|will|would|may|might|['’]ll|to|don['’]?t|not) )\bneed (?:the|your) (?:dough|bread)\b/giu,
    pair: '‘need’ or ‘knead’',
  },
  {
    pattern:
      /\b(?:lunch|morning|summer|winter|tea) brake\b|\bbrake (?:my|your|his|her|an?) (?:arm|leg|neck|ankle|wrist|bones?|promise|window|record)\b/giu,
    pair: '‘brake’ or ‘break’',
  },
  {
    pattern:
      /\bwag\p{L}* (?:its|it['’]s|his|her|their) tales?\b|\b(?:bushy|fluffy|furry|curly|stripy|striped) tales?\b/giu,
    pair: '‘tale’ or ‘tail’',
  },
  {
    pattern:
      /\bmails? (?:and (?:the )?(?:femails?|females?)|birds?|lions?|kiwis?|penguins?|spiders?|seals?|lays?|sits?|guards?|feeds?)\b|\b(?:femail|female)s? and (?:the )?mails?\b/giu,
    pair: '‘mail’ or ‘male’',
  },
  {
    pattern:
      /\b(?:last|once a|twice a|times a|every|two|three|four|six) weaks?\b(?! (?:spot|point|link|one|leg|arm)s?\b)/giu,
    pair: '‘weak’ or ‘week’',
  },
  {
    pattern:
      /\b(?:the wind|it|he|she|they|we|i|and) blue (?:out|down|up|away|off|over|the|it|my)\b/giu,
    pair: '‘blue’ or ‘blew’',
  },
  {
    pattern:
      /\b(?:the|main|gravel|dirt|busy|our) rode\b(?! (?:in|on|up|down|off|to|his|her|their|my|a)\b)/giu,
    pair: '‘rode’ or ‘road’',
  },
  {
    pattern:
      /\b(?:to|can|will|could|would|they|and) steel (?:food|money|things|chips|lunch|eggs?|(?:my|your|his|her|our|their|some) (?!self|nerves?|wool)\p{L}+)\b/giu,
    pair: '‘steel’ or ‘steal’',
  },
  { pattern: /\b(?:up|down) the stares?\b/giu, pair: '‘stare’ or ‘stair’' },
  {
    pattern:
      /\ba pear of (?:shoes|togs|socks|gloves|scissors|jeans|pants|shorts|boots|glasses|goggles|trousers|gumboots|jandals|eyes|hands|wings)\b/giu,
    pair: '‘pear’ or ‘pair’',
  },
  {
    pattern:
      /\b(?:a|was|is|so|really|it['’]?s|had|did|feel|felt) grate (?:time|day|idea|place|way|fun|friends?|game|trip|story|at|for|and)\b/giu,
    pair: '‘grate’ or ‘great’',
  },
  {
    pattern:
      /\b(?:[Tt]he|[Aa]|[Oo]ur|[Mm]y) plain (?:landed|took off|flew|ride|trip|crashed|ticket)\b|\b(?:on|off) (?:the|a) plain to (?:\p{Lu}\p{L}+)/gu,
    pair: '‘plain’ or ‘plane’',
  },
  {
    pattern:
      /\b(?:at|all) knight\b(?=\s*[.,!?]|\s+(?:we|i|it|they|he|she|and|the|because|when)\b)/giu,
    pair: '‘knight’ or ‘night’',
  },
  {
    pattern: /\b(?:eat|eats|ate|eating) (?:\p{L}+ and )?meet\b(?=\s*[.,!?]|\s+and\b)/giu,
    pair: '‘meet’ or ‘meat’',
  },
];
