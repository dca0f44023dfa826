/** Nobody wants to find these words picked out. */
export const grim =
  /\b(?:kill\p{L}*|die[ds]?|dying|dead|death|hate[ds]?|stupid|dumb|blood\p{L}*|murder\p{L}*)\b/iu;
