import type { Category } from './entities/category.ts';

const feedbackType = (id: string, title: string, properties: string): Category => ({
  id,
  title,
  properties,
  active: true,
});

/**
 * The 15 categories that every teacher starts with, in the terms by which New Zealand teachers
 * assess writing.
 */
export const feedbackTypes: readonly Category[] = [
  feedbackType(
    'ideas',
    'Ideas',
    'Ideas that suit the purpose and the reader, are developed with detail and reasons, and show what the writer thinks or knows.',
  ),
  feedbackType(
    'narrstruc',
    'Narrative structure',
    'An orientation that introduces characters and setting, a problem that builds, events in an order that makes sense, and a resolution that settles the problem.',
  ),
  feedbackType(
    'narrfeat',
    'Narrative features',
    'Past tense kept throughout, dialogue, description that uses the senses, strong action verbs, time connectives, and a tone that suits the story.',
  ),
  feedbackType(
    'persstruc',
    'Persuasive structure',
    'An opening that states a clear position, reasons in separate paragraphs with evidence for each, and a conclusion that returns to the position.',
  ),
  feedbackType(
    'persfeat',
    'Persuasive features',
    'Present tense, connectives of cause and contrast, modal verbs such as should and must, questions to the reader, and a confident tone.',
  ),
  feedbackType(
    'procstruc',
    'Procedural structure',
    'A goal, a list of what is needed, and complete steps in the order in which they are done, ending with a result or a check.',
  ),
  feedbackType(
    'procfeat',
    'Procedural features',
    'Command verbs at the start of steps, present tense, exact amounts and details, time connectives, and a direct, impersonal tone.',
  ),
  feedbackType(
    'repstruc',
    'Report structure',
    'An opening that classifies or defines the topic, facts grouped under headings or in paragraphs, and a closing statement about the topic.',
  ),
  feedbackType(
    'repfeat',
    'Report features',
    'Timeless present tense, technical words for the topic, linking verbs and precise description, and a factual, impersonal tone.',
  ),
  feedbackType(
    'recstruc',
    'Recount structure',
    'An orientation that tells who, when, where and why, events in the order they happened, and a personal comment that closes the recount.',
  ),
  feedbackType(
    'recfeat',
    'Recount features',
    'Past tense kept throughout, time connectives, specific nouns and action verbs, feelings and thoughts, and a personal tone.',
  ),
  feedbackType(
    'vocab',
    'Vocabulary',
    'The range, precision and effect of word choices, and places where a more exact word would say more, with examples of better words.',
  ),
  feedbackType(
    'sentstruc',
    'Sentence structure',
    'Correct, varied forms within sentences: simple, compound and complex sentences, different beginnings and lengths. Punctuation errors are left aside.',
  ),
  feedbackType(
    'spelling',
    'Spelling',
    'How difficult the attempted words are and how accurately they are spelled: common words, patterns, and words worth another look.',
  ),
  feedbackType(
    'general',
    'General writing',
    'What matters most in this piece, be it ideas, structure, vocabulary or spelling.',
  ),
];
