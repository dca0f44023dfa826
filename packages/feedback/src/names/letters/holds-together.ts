const spaces = /^(?=.{1,4}$)[^\S\n]*\n?[^\S\n]*$/su;
/** Emoji, stars and other marks that children put between the letters of a name. */
const decoration = '\\p{S}\\p{M}\\p{Default_Ignorable_Code_Point}*_~.#%&';
/** What may stand between the pieces of one word. */
export const joint = new RegExp(`^(?:|['’‘\`´′]\\s?|[-‐-―]\\s{0,3}|[${decoration}]{1,8})$`, 'u');

/** Whether what is between two words may be between those of one name. */
export const holdsTogether = (gap: string): boolean =>
  spaces.test(gap) || joint.test(gap) || gap === ', ';
