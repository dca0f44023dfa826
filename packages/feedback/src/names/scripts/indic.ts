/**
 * Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam have 128 places
 * each, with the same sounds at the same places.
 */
const PLACES = 0x80;
const FIRST_CONSONANT = 0x15;
const consonants =
  'k k g g n s s s s n t t d d n t t d d n n p p b b m y r r l l l v s s s h'.split(' ');
const OWN_VOWELS = 0x05;
const ownVowels = 'a a i i u u ri li e e e e o o o o'.split(' ');
const VOWEL_SIGNS = 0x3e;
const vowelSigns = 'a i i u u ri ri e e e e o o o o'.split(' ');
const WITHOUT_VOWEL = 0x4d;
/** Signs for a nasal sound. */
const nasal = new Set([0x01, 0x02, 0x70]);

export const ofIndia =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u;

/** प्रिया is ‘priya’, आरव is ‘arava’: a consonant without a sign has an a. */
export function lettersOfIndia(text: string): string {
  let letters = '';
  let isOpen = false;
  for (const sign of text.normalize('NFD')) {
    if (!ofIndia.test(sign)) continue;
    const place = sign.charCodeAt(0) % PLACES;
    const consonant = consonants[place - FIRST_CONSONANT];
    const vowel = vowelSigns[place - VOWEL_SIGNS];
    if (consonant !== undefined) {
      letters += (isOpen ? 'a' : '') + consonant;
      isOpen = true;
    } else if (vowel !== undefined || place === WITHOUT_VOWEL) {
      letters += vowel ?? '';
      isOpen = false;
    } else if (nasal.has(place)) {
      letters += isOpen ? 'an' : 'n';
      isOpen = false;
    } else letters += ownVowels[place - OWN_VOWELS] ?? '';
  }
  return letters;
}
