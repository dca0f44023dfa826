/** No phrase ends with these inside a sentence. */
const hanging = new Set(
  'a an the my his her our their your its of to in on at with from by and but so or as was were is are am be been had has have i we he she they who which because when if than into onto through upon under between during without against towards toward among beneath beyond including very really just some any this these those not no then where what while until since could would did do does can will that for like it’s i’m'.split(
    ' ',
  ),
);

/** @param word in lower case */
export const isHanging = (word: string): boolean => hanging.has(word);
