/** The elements by which New Zealand teachers assess writing, in the order in which they read. */
export const elements = {
  ideas: 'Ideas',
  structure: 'Structure',
  language: 'Language features',
  vocabulary: 'Vocabulary',
  sentences: 'Sentences',
  punctuation: 'Punctuation',
  spelling: 'Spelling',
} as const;

export type ElementId = keyof typeof elements;

/** What a point of feedback can be about: each skill in teachers' words, under its element. */
const skillTitles = {
  ideas: {
    details: 'telling details',
    topic: 'keeping to the topic',
    reasons: 'saying why: a reason for each idea',
    evidence: 'facts and examples that prove it',
    explaining: 'explaining how and why it is so',
    feelings: 'telling thoughts and feelings',
  },
  structure: {
    clearGoal: 'a title that says what it is for',
    hook: 'an opening that draws the reader in',
    orientation: 'who, where and when at the start',
    position: 'a clear position at the start',
    definition: 'an opening that says what the topic is',
    problem: 'a problem that builds',
    resolution: 'a resolution that settles the problem',
    eventOrder: 'events in an order that makes sense',
    personalEnding: 'ending a recount with a comment',
    otherSide: 'answering the other side',
    conclusion: 'a conclusion that sums up',
    grouping: 'facts grouped under headings',
    paragraphs: 'a new paragraph for each new part',
    materials: 'a list of what is needed',
    stepsInOrder: 'complete steps in order',
  },
  language: {
    pastTense: 'keeping the past tense',
    presentTense: 'keeping the present tense',
    comparisons: 'comparisons that help the reader see it',
    senses: 'what could be seen, heard, felt or smelt',
    sounds: 'words that sound well together, such as rhymes',
    dialogue: 'letting characters speak',
    showingFeelings: 'showing a feeling instead of naming it',
    timeConnectives: 'time connectives',
    linkingWords: 'words that link reasons',
    modalVerbs: 'words that persuade, such as should and must',
    readerQuestions: 'questions to the reader',
    commandVerbs: 'steps that begin with a verb',
    exactAmounts: 'exact amounts, times and places',
    tone: 'a tone that suits the purpose',
  },
  vocabulary: {
    strongVerbs: 'strong action verbs',
    describingWords: 'words that describe',
    topicWords: 'technical words for the topic',
    wordChoice: 'an exact word for a tired one',
  },
  sentences: {
    sentenceBeginnings: 'different sentence beginnings',
    sentenceLengths: 'short and long sentences',
    joinedIdeas: 'joining ideas in one sentence',
    sentenceEnds: 'sentences that end before they run on',
    wholeSentences: 'whole sentences with no word missing',
    verbForms: 'each verb in the form that is written',
  },
  punctuation: {
    fullStopsAndCapitals: 'full stops and capitals',
    speechMarks: 'speech marks',
    apostrophes: 'apostrophes',
    commas: 'commas',
  },
  spelling: {
    checkingSpelling: 'checking the spelling',
    soundAlikes: 'words that sound alike',
    hardWords: 'spelling hard words',
  },
} as const satisfies Record<ElementId, Record<string, string>>;

type SkillOf<E extends ElementId> = E extends ElementId
  ? Extract<keyof (typeof skillTitles)[E], string>
  : never;

export type SkillId = SkillOf<ElementId>;

export interface Skill {
  id: SkillId;
  element: ElementId;
  title: string;
}

/** All skills, element by element. */
export const skills: readonly Skill[] = (Object.keys(elements) as ElementId[]).flatMap((element) =>
  Object.entries(skillTitles[element]).map(([id, title]) => ({
    id: id as SkillId,
    element,
    title,
  })),
);

export const skillIds = skills.map(({ id }) => id) as [SkillId, ...SkillId[]];

const byId = new Map(skills.map((skill) => [skill.id, skill]));

export function skillOf(id: SkillId): Skill {
  const skill = byId.get(id);
  if (skill === undefined) throw new Error(`No skill is called ${id}.`);
  return skill;
}

const plain = (said: string) => said.toLowerCase().replace(/[^a-z]/gu, '');
const byName = new Map(
  skills.flatMap((skill) => [
    [plain(skill.id), skill.id],
    [plain(skill.title), skill.id],
  ]),
);

/** The skill that a writer names by id or title, in any spelling of either; null for any other. */
export const skillNamed = (said: unknown): SkillId | null =>
  typeof said === 'string' ? (byName.get(plain(said)) ?? null) : null;
