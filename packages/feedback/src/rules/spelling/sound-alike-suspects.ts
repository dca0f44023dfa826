import { thereSuspects } from './there-suspects.ts';
import { thingsSoundingAlike } from './things-sounding-alike.ts';
import { yourSuspects } from './your-suspects.ts';

/** Where a word that sounds the same was probably meant, the likeliest first. */
export const suspects: readonly { pattern: RegExp; pair: string }[] = [
  ...thereSuspects,
  {
    pattern:
      /\b(?:the|my|his|her|a|our|their) hole (?:way|time|day|class|school|thing|life|family|world|team|night|week|year|group|country|bus)\b/giu,
    pair: '‘hole’ or ‘whole’',
  },
  {
    pattern:
      /\b(?:could|would|should|must|might|shouldn['’]?t|couldn['’]?t|wouldn['’]?t|(?:could|would|should|must|might) not) of\b/giu,
    pair: '‘of’ or ‘have’',
  },
  {
    pattern: /\b(?:was|were|is|are|not|weren['’]t|aren['’]t) aloud to\b/giu,
    pair: '‘aloud’ or ‘allowed’',
  },
  {
    pattern:
      /(?<!\b(?:the|a|this|narrow|cook|foveaux) )\bstrait(?= (?:away|to|back|ahead|up|down|past|home|out|into|in|behind|line)\b)|\b(?:saw|cut|sit|stand|go|went|get|dead|keep|stay) strait(?=[\s]*[.!,?]|\s+and\b)/giu,
    pair: '‘strait’ or ‘straight’',
  },
  {
    pattern:
      /\bwent of (?:the|to|with)\b|\b(?:fell|jumped|took|turned|got|came|ran|blew|fall|jump|rolled|slid|slipped|climbed|bounced|hopped) of (?:the|my|his|her|it|a)\b/giu,
    pair: '‘of’ or ‘off’',
  },
  ...yourSuspects,
  {
    pattern:
      /\bto (?:much|many)\b|(?<!\b(?:from \p{L}+|used|close|next|compared?|added|go|goes|went|going|turns?|turned|changes?|changed|hot|cold|low|small|listen|listening|attention) )\bto (?:late|scared|big|hot|cold|small|tired|fast|far|loud|hard|heavy|high|slow|short|old|young|long|busy|noisy|steep|dangerous|scary|expensive|difficult|excited|ruff|rough)(?=\s*(?:[.,!?;)]|$)|\s+(?:to|for|and|so|that|but|because|away|i|it|we|he|she|they)\b|\s+(?:the|my|our) \p{L}+ (?:can|could|will|would|is|was|has|had|do|did)(?:n['’]?t)?\b)/giu,
    pair: '‘to’ or ‘too’',
  },
  {
    pattern:
      /\b(?:made|got|have|had|has|with|saw|ate) to (?:friends|dogs|cats|brothers|sisters|hours|days|weeks|minutes|goals|pies|eggs|cups)\b/giu,
    pair: '‘to’ or ‘two’',
  },
  {
    pattern:
      /\b(?:bigger|better|smaller|faster|more|less|older|taller|higher|longer|worse|heavier) then\b/giu,
    pair: '‘then’ or ‘than’',
  },
  {
    pattern: /\b(?:we|i|they|he|she|you) no (?:that|it|how|what|the|where|why|all|him|her)\b/giu,
    pair: '‘no’ or ‘know’',
  },
  {
    pattern: /\b(?:we|i|they|he|she|you) new (?:that|it|how|what|the|where|why|all|him|her)\b/giu,
    pair: '‘new’ or ‘knew’',
  },
  {
    pattern:
      /\b(?:i|we|you|they|he|she) (?:want|whent)\s(?:swimming|home|outside|inside|back|down|up|there|fishing|camping)\b/giu,
    pair: '‘want’ or ‘went’',
  },
  {
    pattern:
      /(?<!\b(?:shows?|showed|tells?|told|asks?|asked|reminds?|teach|gives?) )\b(?:we|they|you) where\b(?! (?:you|we|they|i)\b)/giu,
    pair: '‘where’ or ‘were’',
  },
  {
    pattern:
      /\b(?:know|knew|forgot|remember|that['’]?s) were (?:the|we|they|it|he|she|you|i|my)\b/giu,
    pair: '‘were’ or ‘where’',
  },
  {
    // “A place were people talk”
    pattern:
      /\b(?:an?|the|this|that|one|our|my) (?:\p{L}+ )?(?:place|spot|room|house|school|country|area|park|beach|shop|street|town|city|village|corner|day|time) were (?:you|we|i|he|she|it|people|everyone|everybody|nobody)\b/giu,
    pair: '‘were’ or ‘where’',
  },
  {
    pattern: /\b(?:want|wanted|had|have|going|able) to by (?:an?|the|some|me|my|it|lots|new)\b/giu,
    pair: '‘by’ or ‘buy’',
  },
  {
    pattern: /\b(?:to|can|will|could) right (?:an?|about|my|down|stories|this|letters)\b/giu,
    pair: '‘right’ or ‘write’',
  },
  {
    pattern: /\b(?:we|i|he|she|they) past (?:the|an?|by|him|her|them)\b/giu,
    pair: '‘past’ or ‘passed’',
  },
  {
    pattern: /\b(?:went|go|goes|going|walked|ran|climbed|drove|came|looked|swam) threw\b/giu,
    pair: '‘threw’ or ‘through’',
  },
  {
    pattern: /\b(?:be|very|really|so|too|stay|stayed|keep) quite(?=\s*[.!?,\n]|\s*$| and\b)/giu,
    pair: '‘quite’ or ‘quiet’',
  },
  {
    pattern: /(?<!\bdue )\b(?:to|will|could|would|might|can|don['’]?t|didn['’]?t|gonna) loose\b/giu,
    pair: '‘loose’ or ‘lose’',
  },
  {
    pattern:
      /\b(?:know|knows|knew|see|sees|decide|decided|wonder|wondered|ask|asked|sure|care|matter|matters) weather\b|\bweather or not\b/giu,
    pair: '‘weather’ or ‘whether’',
  },
  {
    pattern:
      /\bpeace of (?:cake|paper|wood|bread|toast|string|pie|fruit|chocolate|pizza|rope|cheese|meat|metal|grass)\b/giu,
    pair: '‘peace’ or ‘piece’',
  },
  {
    pattern:
      /\b(?:in|to|at|of|with|for|on|got|had|from|put|took) are (?:class|teacher|school|house|car|tents?|bus|dog|cat|family|team|mum|dad|room|bags?|lunch|boat|street|togs|shoes|van|cabin|town)\b/giu,
    pair: '‘are’ or ‘our’',
  },
  { pattern: /\b(?:i|you|we|they|he|she|it) wood\b/giu, pair: '‘wood’ or ‘would’' },
  {
    pattern:
      /(?<!\b(?:the|an?|old|evil|wicked|bad|that|this|mean|good|another|one) )\bwitch (?:is|are|was|were|means|has|had|can)\b/giu,
    pair: '‘witch’ or ‘which’',
  },
  {
    pattern: /\b(?:we|i|they|he|she|team) one (?:the|first|second|third|again)\b/giu,
    pair: '‘one’ or ‘won’',
  },
  {
    pattern:
      /\b(?:i|we|he|she|they|dad|mum) eight (?:the|my|our|it|an?|lunch|dinner|some|all)\b/giu,
    pair: '‘eight’ or ‘ate’',
  },
  {
    pattern:
      /\b(?:can|could|i|we) here (?:the|an?|it|him|her|them|my|you|something|birds|noises?)\b/giu,
    pair: '‘here’ or ‘hear’',
  },
  { pattern: /\b(?:have|has|had|['’]ve) bin\b(?! bags?\b)/giu, pair: '‘bin’ or ‘been’' },
  {
    pattern: /\bto meat (?:him|her|them|us|me|my|our|the|you|at|up|new)\b/giu,
    pair: '‘meat’ or ‘meet’',
  },
  {
    pattern:
      /\bi herd (?:an?|something|that|someone|about)\b|\b(?!to\b)\p{L}+ herd an? (?:\p{L}+ )?(?:noise|sound|voice|bang|scream|crash|knock|bark|growl|splash)\b/giu,
    pair: '‘herd’ or ‘heard’',
  },
  {
    pattern:
      /\b(?:can|could|you|i|we) sea (?:the|an?)\b|\b(?:can|could|to|you|i|we) sea (?:it|him|her|them|my|you|what|how)\b/giu,
    pair: '‘sea’ or ‘see’',
  },
  ...thingsSoundingAlike,
];
