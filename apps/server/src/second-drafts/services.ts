import type { VerdictServices } from '../feedback/index.ts';
import type { ClassTexts } from './store/class-texts.ts';
import type { GivenFeedbacks } from './give.ts';
import type { OutcomeStore } from './store/outcomes.ts';
import type { Rounds } from './store/rounds.ts';
import type { VerdictStore } from './store/verdicts.ts';

export interface SecondDraftServices extends VerdictServices {
  rounds: Rounds;
  classTexts: ClassTexts;
  given: GivenFeedbacks;
  verdicts: VerdictStore;
  outcomes: OutcomeStore;
}
