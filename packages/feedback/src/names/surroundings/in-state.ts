import { neighbour, type Run } from '../letters/runs.ts';
import { relations } from '../words/word-classes.ts';
import { wordSet } from '../../text/word-set.ts';

const being = /^(?:is|was|felt|feels|looked|looks|seemed|got|gets)$/u;
/** What only somebody is: “Van was crying”, “Tip got shy”. */
const states = wordSet(`
crying laughing smiling giggling yelling screaming shouting whispering talking grinning walking sitting standing kneeling
hiding waiting reading writing singing dancing eating drinking swimming climbing jumping skipping sleeping snoring
scared sad angry upset sick late absent worried nervous shy tired sleepy hungry thirsty excited jealous grumpy surprised
proud sorry injured bored embarrassed puffed asleep lonely homesick unwell confused frightened terrified ready
`);
const howMuch = /^(?:so|very|really|too|super|a|still|not|all|pretty|quite)$/u;
const best = /^(?:best|new|old|good|little|big|older|younger)$/u;

/** Whether what is said of it is true only of somebody: “was crying”, “looked like he”, “is my friend”. */
export function isInState(runs: readonly Run[], at: number): boolean {
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  if (!being.test(after)) return false;
  const after3 = neighbour(runs, at + 1, 2);
  if (states.has(after2) || (howMuch.test(after2) && states.has(after3))) return true;
  if (after2 === 'my')
    return relations.has(best.test(after3) ? (runs[at + 4]?.letters ?? '') : after3);
  return after2 === 'like' && /^(?:he|she)$/u.test(after3);
}
