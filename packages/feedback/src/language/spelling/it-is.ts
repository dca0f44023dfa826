/** Words that nobody owns: before them ‘its’ stands for ‘it is’ or ‘it has’. */
const unowned =
  'an?|the|this|that|my|our|your|his|her|their|not|called|named|so|too|just|been|got|getting|going|because|if|when|where|why|how|what|like|about|made';

/** ‘Its called’, and not ‘its tail’. */
export const itIs = new RegExp(String.raw`\bits (?:${unowned})(?![\p{L}'’-])`, 'iu');
