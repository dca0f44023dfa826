import { bareCause } from '../ideas/reasons/bare-cause.ts';
import { bareOpinion } from '../ideas/reasons/bare-opinion.ts';
import { askedAlong } from './literary/asked-along.ts';
import { askedBecause } from './manner/asked-because.ts';
import { askedCauses } from './asked-causes.ts';
import { askedContent } from './content/asked-content.ts';
import { askedCraft } from './story/asked-craft.ts';
import { askedDate } from './literary/asked-date.ts';
import { askedDescription } from './asked-description.ts';
import { askedEnd } from './story/asked-end.ts';
import { askedHeadings } from './content/asked-headings.ts';
import { askedCommands } from './form/asked-commands.ts';
import { countedParagraphs } from './form/counted-paragraphs.ts';
import { askedDiagram } from './form/asked-diagram.ts';
import { askedLetter } from './form/asked-letter.ts';
import { askedMeanings } from './form/asked-meanings.ts';
import { askedSelf } from './form/asked-self.ts';
import { askedNoSelf } from './form/asked-no-self.ts';
import { askedNumbers } from './asked-numbers.ts';
import { askedPart } from './content/asked-part.ts';
import { askedParagraphs } from './asked-paragraphs.ts';
import { askedPast } from './asked-past.ts';
import { askedPerson } from './asked-person.ts';
import { askedQuestions } from './asked-questions.ts';
import { askedSentences } from './asked-sentences.ts';
import { askedLines } from './literary/asked-lines.ts';
import { askedLength } from './content/asked-length.ts';
import { askedOutcome } from './literary/asked-outcome.ts';
import { askedPresent } from './literary/asked-present.ts';
import { askedWhy } from './literary/asked-why.ts';
import { fewestWords } from './literary/fewest-words.ts';
import { askedSimile } from './content/asked-simile.ts';
import { askedSpeechMarks } from './content/asked-speech-marks.ts';
import { askedSpeech } from './asked-speech.ts';
import { askedStart } from './story/asked-start.ts';
import { askedView } from './asked-view.ts';
import { askedVoice } from './asked-voice.ts';
import { askedWords } from './content/asked-words.ts';
import { informalWords } from './manner/informal-words.ts';
import { namedReasons } from './manner/named-reasons.ts';
import { softWords } from './manner/soft-words.ts';
import { forbidden } from './forbidden.ts';
import { forbiddenEdges } from './literary/forbidden-edges.ts';
import { unmarkedQuestions } from './manner/unmarked-questions.ts';

/** The rules that compare a text with its task: each is silent where the task names nothing of it. */
export const askedRules = {
  askedAlong,
  askedBecause,
  askedCauses,
  askedCommands,
  askedContent,
  askedCraft,
  askedDate,
  askedDescription,
  askedEnd,
  askedDiagram,
  askedHeadings,
  askedLength,
  askedLetter,
  askedLines,
  askedMeanings,
  askedNoSelf,
  askedNumbers,
  askedOutcome,
  askedParagraphs,
  askedPart,
  askedPast,
  askedPerson,
  askedPresent,
  askedQuestions,
  askedSelf,
  askedSentences,
  askedSimile,
  askedSpeech,
  askedSpeechMarks,
  askedStart,
  askedView,
  askedVoice,
  askedWhy,
  askedWords,
  bareCause,
  bareOpinion,
  countedParagraphs,
  fewestWords,
  forbidden,
  forbiddenEdges,
  informalWords,
  namedReasons,
  softWords,
  unmarkedQuestions,
};
