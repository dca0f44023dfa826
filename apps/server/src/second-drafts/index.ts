export { createEarlierDraft } from './earlier-draft.ts';
export { secondDraftHandlers } from './handlers.ts';
export { createGivenFeedbacks, type GivenFeedbacks } from './give.ts';
export { createClassTexts } from './store/class-texts.ts';
export { createNamesKept } from './store/names-kept.ts';
export { createOutcomes } from './store/outcomes.ts';
export { createRounds } from './store/rounds.ts';
export { createSentFeedbacks } from './store/sent-feedbacks.ts';
export { createVerdictStore } from './store/verdicts.ts';
