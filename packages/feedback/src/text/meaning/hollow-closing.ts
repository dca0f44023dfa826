/** ‘The end’, ‘I hope you liked it’, ‘Thank you for reading my speech’: closing words that end nothing. */
const hollow =
  /\b(?:the end|(?:(?:i|we) )?(?:really )?hope (?:that )?(?:you|u) (?:have |all )?(?:liked?|enjoy\w*|agree\w*|understand|learn\w*)(?: (?:it|this|(?:with )?(?:me|us)|(?:to )?(?:my|our|this) \p{L}+|reading (?:it|this|my \p{L}+)|something))?(?=\s*(?:[.!?\n]|$|and\b|thank))|(?:thanks?|thank (?:you|u)) (?:so much |very much )?for (?:reading|listening|your time)(?: (?:it|this|(?:to )?(?:me|(?:my|our|this) \p{L}+)))?|that is (?:all|it|my \w+)|that['’]?s (?:all|it|my \w+)|bye|good ?bye|see you)\b/giu;

/** An ending without the words that only close it. */
export const withoutHollowClosing = (ending: string): string => ending.replaceAll(hollow, ' ');
