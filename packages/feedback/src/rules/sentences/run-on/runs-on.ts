/** A second clause begins without a mark: ‘it was my turn I dropped it’. */
const runningOn =
  /(?<!,|\b(?:and|but|so|or|then|when|while|because|until|before|after|if|that|which|who|where|what|how|why|as|since|though|although|once|than)) (?:[Ii]|we|he|she|they|its|it['’]s|it (?:was|is|has|had)|mine (?:was|is)) \p{L}/u;

export const runsOn = (phrase: string): boolean => runningOn.test(phrase);
