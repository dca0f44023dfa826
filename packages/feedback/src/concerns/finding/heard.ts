import { isKnownWord } from '../../names/words/known-words.ts';
import { Slips } from '../../names/sounds/slips.ts';
import { soundOf } from '../../names/sounds/sound.ts';

/** The words in signs that children misspell. */
const words = `
abuse afraid alcohol alone always angry anymore anyone arms asked asleep babysits bashed because bedroom beers belt bottles boyfriend
brother bruise bruises bullied bully bullying called calls camera clothes coach cousin cried crying cuddles cutting daddy died
does drinking drugs drunk everyone every everything fighting followed friday friends frightened grabbed grabs happier hated hates
hiding hits hitting home horrible house hungry hurting hurts invisible jumper kicked kicks killed knife laughed laughing leave lives
locked locks lonely lunch making medicine message monkey mother naked needles neighbour never nights nobody online outside password
people phone photo photos picture pics pictures police private privates promise punched punches pushed pushes really scared school scratch
screaming screams secret secrets serious shouting shoved shoves shower sister slapped slaps sleep smacked smacks smoke smokes smoking
someone sometimes special spits squeeze stabbed stepdad stopped stranger stupid teacher teased teases their threatened threatens threw
throws tired toilet toilets told tomorrow touched touches touching trouble ugly uncle upset vaping videos wardrobe whenever without
wouldnt yelled yelling yells here like with when would could should world other bring brings kill bleeding rude agree again better wake
`
  .trim()
  .split(/\s+/u);

const LETTERS_FOR_A_SLIP = 4;
const slips = new Slips(LETTERS_FOR_A_SLIP);
const sounds = new Map<string, string>();
for (const word of words) {
  slips.add(word, word);
  const sound = soundOf(word);
  if (!sounds.has(sound)) sounds.set(sound, word);
}

/** The sign's word that a misspelling may stand for: kiks for kicks, hapier for happier. */
export function heardAs(letters: string): string | undefined {
  if (letters.length < 3 || isKnownWord(letters)) return undefined;
  // Smakt for smacked.
  for (const spelt of [letters, letters.replace(/t$/u, 'ed')]) {
    const heard = sounds.get(soundOf(spelt));
    if (heard !== undefined && heard.charAt(0) === letters.charAt(0)) return heard;
  }
  return slips.find(letters);
}
