const onHer =
  /(?:^|[.!?;:,] |\b(?:and|so|but) )(?:you(?:['’]re| are)|this is|that(?:['’]s| is)|it(?:['’]s| is)|i(?:['’]d)? (?:call|say)(?: (?:this|it|you))?)(?: +(?:\p{L}+ly|the|an?|at|now|so|just))*\s*$/iu;

/** Whether what follows `before` is said of the student or the writing in so many words. */
export const isSaidOfHer = (before: string): boolean => onHer.test(before);
