/** In the order of the block: the first sign of a syllable, its vowel, and its last sign. */
const firsts = 'k kk n d tt l m b pp s ss  j jj ch k t p h'.split(' ');
const vowels = 'a e ya e o e yo e o wa we we yo u wo we wi yu u i i'.split(' ');
const lasts = ' k k k n n n t l k m l l l p l m p p t t n t t k t p '.split(' ');

const FIRST_SYLLABLE = 0xac00;
const AFTER_FIRST = vowels.length * lasts.length;

/** Whole, or taken apart. */
const syllables = /[가-힣]|[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?/gu;

/** What Korean goes on with after a name: ‘is’, ‘and’, ‘to’; before that, ‘Mr’ or ‘Miss’. */
const particle =
  /(?:이?(?:가|는|은|를|을|와|과|랑|의|도|야|네|예요|에요|라고)|에게|한테|아|이|입니다)$/u;
const title = /(?:씨|님|군|양)$/u;
const FEWEST_SYLLABLES = 2;
/** 김민준: a family name of one syllable stands first. */
const SYLLABLES_OF_A_WHOLE = 3;

export const isHangul = (word: string): boolean => /\p{Script=Hangul}/u.test(word);

function lettersOf(syllable: string): string {
  const at = syllable.charCodeAt(0) - FIRST_SYLLABLE;
  const first = firsts[Math.floor(at / AFTER_FIRST)] ?? '';
  const vowel = vowels[Math.floor((at % AFTER_FIRST) / lasts.length)] ?? '';
  return first + vowel + (lasts[at % lasts.length] ?? '');
}

/**
 * The stretches of a word that may be a name, the longest first, with its letters in Latin; with a
 * family name, those of the given name, too.
 */
export function namesWithinKorean(word: string): { from: number; to: number; letters: string }[] {
  const all = Array.from(word.matchAll(syllables), ({ 0: syllable, index }) => ({
    syllable: syllable.normalize('NFC'),
    from: index,
    to: index + syllable.length,
  }));
  const whole = all.map(({ syllable }) => syllable).join('');
  const bare = whole.replace(particle, '');
  const ends = new Set([whole, bare, bare.replace(title, '')].map(({ length }) => length));
  return [...ends].flatMap((end) => {
    const [from, to] = [all[0]?.from, all[end - 1]?.to];
    if (end < FEWEST_SYLLABLES || from === undefined || to === undefined) return [];
    const named = all.slice(0, end).map(({ syllable }) => lettersOf(syllable));
    const given = end === SYLLABLES_OF_A_WHOLE ? [named.slice(1)] : [];
    return [named, ...given].map((one) => ({ from, to, letters: one.join('') }));
  });
}
