const telling =
  '(?:say|said|tell(?: (?:us|me|them|the reader|your readers?))?|told(?: (?:us|me|them|the reader|your readers?))?|mention(?:ed)?|explain(?:ed)?|show(?:ed|n)?(?: us)?|give|gave|given|include(?:d)?)';
/** That the text doesn't tell something. */
export const untold = String.raw`(?:${[
  String.raw`\byou (?:do|did|have)(?:n['’]t| not)(?: (?:yet|really|actually|quite|even))* ${telling}`,
  String.raw`\byou(?:['’]ve)? (?:have )?(?:never|forgot(?:ten)? to|nowhere|left out|forgot) ?(?:${telling})?`,
  String.raw`\b(?:your|the) \p{L}+ (?:does(?:n['’]t| not)|never) (?:yet |really |quite )?(?:say|tells?(?: (?:us|me|the reader|your readers?))?|mentions?|explains?|shows?)`,
  String.raw`\bwithout (?:saying|telling (?:us|me|them|the \p{L}+)|mentioning|giving)`,
  String.raw`\b(?:say|says|said|hear|there is|there['’]s) nothing (?:at all )?(?:about|from|of)`,
  String.raw`\b(?:we|i|readers?) (?:do(?:n['’]t| not)|can(?:['’]t|not)|never) (?:yet |really |actually )?(?:know|learn|find out|hear|see|tell)`,
  String.raw`\bwe know [^.!?,]{0,30}\bbut not`,
  String.raw`\b(?:(?:a|the|your) )?(?:readers?|we|i) (?:has|have|had|is left|are left) to guess`,
].join('|')})(?: (?:about|the|any|of|us))*`;
