import { wordSet } from '../../text/word-set.ts';
import { parents, titles } from '../words/people-and-places.ts';
import { hasCapital, type Run } from '../letters/runs.ts';

/** What a name is told to be: tōku māmā, taku hoa, te ingoa. */
const roles = wordSet(`
ingoa mama papa matua whaea koka koro koroua kuia tuakana teina taina tuahine tungane whanaunga iramutu pepi tama tamahine
tamaiti tane wahine mokopuna moko tupuna tipuna hoa kaiako tumuaki rangatira tangata whanau kuri ngeru hoiho nana nani
`);
const owners = wordSet('te toku taku tona tana tou tau to ta oku aku ona ana');
const myself = wordSet('ahau au');
/** Between two names: Kahu rāua ko Manu. */
const joining = wordSet('raua ratou');

/** What stands after ‘ko’ and names nobody. */
const others = wordSet(`
wai ia koe tatou matou maua taua raua ratou koutou korua tenei tena tera enei ena era he nga te e i o a ki kei maori pakeha
kiwi ngati ngai
`);

const MOST_WORDS = 3;
const MOST_NAMES = 6;

/** Runs that name a person in a pepeha: “Ko Kahu rāua ko Manu ōku mātua”, “Ko Mihi ahau”. */
export function peopleInPepeha(runs: readonly Run[]): ReadonlySet<number> {
  const people = new Set<number>();
  runs.forEach(({ letters }, at) => {
    if (letters !== 'ko') return;
    for (const one of isAfterRole(runs, at) ? nameAfter(runs, at) : namesBeforeRole(runs, at))
      people.add(one);
  });
  return people;
}

/** “Tōku ingoa ko Rata”, “te ingoa o tōku māmā ko Rata”. */
function isAfterRole(runs: readonly Run[], ko: number): boolean {
  const isSameSentence = runs[ko]?.afterStop === false && runs[ko - 1]?.afterStop === false;
  return isSameSentence && isRole(runs, ko - 2);
}

const isRole = (runs: readonly Run[], at: number): boolean =>
  owners.has(runs[at]?.letters ?? '') && roles.has(runs[at + 1]?.letters ?? '');

/** The names from ‘ko’ on, if who they are is told right after them. */
function namesBeforeRole(runs: readonly Run[], ko: number): readonly number[] {
  const names: number[] = [];
  let at = ko;
  for (let i = 0; i < MOST_NAMES && runs[at]?.letters === 'ko'; i++) {
    const name = nameAfter(runs, at);
    if (name.length === 0) return [];
    names.push(...name);
    at += name.length + 1;
    if (joining.has(runs[at]?.letters ?? '')) at += 1;
    if (runs[at]?.afterStop !== false) return [];
  }
  return myself.has(runs[at]?.letters ?? '') || isRole(runs, at) ? names : [];
}

/** A word, or several with capitals: Te Rangi, Amaru Kereama. */
function nameAfter(runs: readonly Run[], ko: number): readonly number[] {
  const name: number[] = [];
  for (let at = ko + 1; at <= ko + MOST_WORDS && runs[at]?.afterStop === false; at++) {
    if (!isPartOfName(runs, at, name.length === 0)) break;
    name.push(at);
  }
  return name;
}

function isPartOfName(runs: readonly Run[], at: number, isFirst: boolean): boolean {
  const { letters = '' } = runs[at] ?? {};
  const isTe = letters === 'te' && hasCapital(runs, at) && hasCapital(runs, at + 1);
  if (isTe) return true;
  if (others.has(letters) || owners.has(letters) || myself.has(letters)) return false;
  if (titles.has(letters) || parents.has(letters)) return false;
  return isFirst || hasCapital(runs, at);
}

const landscape = wordSet(
  'maunga awa moana roto motu iwi hapu marae waka whare wharenui wharekai kura kainga urupa',
);

/** Whether a word after ‘ko’ is told to be a place or a people: “Ko Tararua te maunga”. */
export function isPlaceInPepeha(runs: readonly Run[], at: number): boolean {
  let from = at;
  while (at - from < MOST_WORDS && runs[from - 1]?.letters !== 'ko' && !runs[from]?.afterStop)
    from -= 1;
  if (runs[from - 1]?.letters !== 'ko') return false;
  const name = nameAfter(runs, from - 1);
  const owner = from + name.length;
  const isSame = runs[owner]?.afterStop === false && runs[owner + 1]?.afterStop === false;
  return (
    isSame &&
    owners.has(runs[owner]?.letters ?? '') &&
    landscape.has(runs[owner + 1]?.letters ?? '')
  );
}
