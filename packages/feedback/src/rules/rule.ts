import type { SkillId } from '@second-draft/contract';
import type { StudentText } from '../text/student-text.ts';
import type { ScopeName } from './scopes.ts';

/** What a rule found in a text. */
export interface Finding {
  kind: 'strength' | 'nextStep';
  /**
   * The student's words that show it or the place it is about, best first; each entry is shown by
   * itself and holds one whole phrase or a few single words.
   */
  quotations: readonly (readonly string[])[];
  /** How much it matters over the whole text, from 0 to 1. */
  weight: number;
  /** What it is about, if that is a different skill from the rule's. */
  skill?: SkillId;
  /** All places where it applies, if the quotations are only some of them. */
  places?: readonly string[];
  /** Each place of a quotation is enough on its own, if there is no room for all. */
  isDivisible?: true;
  /** What else the wording mentions, by the name of its slot. */
  slots?: Readonly<Record<string, string>>;
}

/**
 * What is said of a finding, in files of their own so that a teacher can edit them. Each entry is a
 * whole comment; `{q}` is the quotation with its marks. Which one suits which reader is measured,
 * not labelled, so each list holds plain and richer ones, no two of the same build.
 */
export interface Wording {
  strength?: readonly string[];
  /** Asks for one thing, at a place in the text. */
  nextStep?: readonly string[];
}

/** A text, and the findings that the rule makes in it. */
export interface RuleCase {
  title: string;
  text: string;
  /** What the class was asked to do, where that matters. */
  purpose?: string;
  /** What the class was told, where that matters. */
  task?: string;
  /** All findings in order, each by the fields that matter here. */
  finds: readonly Partial<Finding>[];
}

/** A place that a next step was about, as it is in a second draft. */
export interface PlaceNow {
  /** What is where the quoted words were, and the sentences it is part of. */
  words: string;
  sentences: string;
  /** New words in these sentences, or right beside them. */
  fresh: string;
  /** Whether the last sentence of the text is new, apart from closing words such as ‘love Eli’. */
  hasNewEnd: boolean;
  /** Those of the new words that are in it, or in one addition with it. */
  freshEnd: string;
  /** Whether a line begins with the place, or with its sentence. */
  beginsLine: boolean;
  /** Whether a sentence begins with the place, apart from a joining word; or a new one within it. */
  beginsSentence: boolean | 'within';
  /** Whether it is among the first sentences of the text. */
  isEarly: boolean;
  /** Whether the new words have something to do with the earlier draft. */
  isOnTopic: boolean;
  /** Whether its sentence is made of two of the earlier draft. */
  isJoined: boolean;
  /** The slots of the finding. */
  slots: Readonly<Record<string, string>>;
  /** What the step says, in the words that were given. */
  comment: string;
}

/** What a step of a rule asks for, and so which changes of a second draft may answer it. */
const mendings = [
  /** Other letters in a word. */
  'spelling',
  /** Capitals and marks that were missing. */
  'marking',
  /** One sentence out of two. */
  'joining',
  /** New lines. */
  'breaking',
  /** Another order. */
  'ordering',
] as const;

/** How a second draft shows that a step of a rule was taken. */
export interface Taken {
  by:
    | (typeof mendings)[number]
    /** Other words, or numbers, where a sentence begins. */
    | 'opening'
    /** Other words in a place. */
    | 'swapping'
    /** Numbers and measures, in a place or beside it. */
    | 'measuring'
    /** Another form of a word. */
    | 'inflecting'
    /** Someone’s words, or marks around them. */
    | 'quoting'
    /** Several more words. */
    | 'adding'
    /** Fewer words, in a sentence that stays. */
    | 'takingOut'
    /** Fewer words, or a sentence fewer. */
    | 'leavingOut';
  /**
   * Where it may be taken: `here`, only at its place; `anywhere`, even if its place is gone. By
   * default, what fixes the text elsewhere counts as long as the place is still there.
   */
  where?: 'here' | 'anywhere';
  /** The step is about every such place, not only the one that it quotes. */
  isEverywhere?: true;
  /** Much else may be an answer: only what the rule recognises tells anything. */
  isOneOfMany?: true;
  /** Whether the place is as was asked for; undefined if the rule's own search decides. */
  isSo?(place: PlaceNow): boolean | 'half' | undefined;
}

/** Whether the place needs correcting rather than other words: what replaced it says nothing about that. */
export const isMending = ({ by }: Taken): boolean => mendings.some((one) => one === by);

/** One thing that can be seen in a text, what to say about it, and where that is said. */
export interface Rule {
  find(text: StudentText): Finding[];
  /** What its comments are about. */
  skill: SkillId;
  wording: Wording;
  /**
   * The scopes in which the rule speaks, with its place in each: 1 is the most telling. Rules that
   * share a place keep the order of `all-rules.ts`.
   */
  speaksOf: { [Kind in Finding['kind']]?: Partial<Record<ScopeName, number>> };
  /** Of next steps; where it is left out, only the changes tell whether the step was taken. */
  taken?: Taken;
  /** Without `taken`, or where it tells nothing: changes far from the words that the step quotes may answer it too. */
  isTakenAnywhere?: true;
  /** Said only where the task asks for it: as the rule reads it, or `writer/choosing/task-wishes.ts`. */
  ofTask?: true;
  /** Belongs in stories and recounts; it is no step for facts, arguments and instructions. */
  storiesOnly?: true;
  /** Texts that show what the rule sees and what it leaves alone; `all-rules.test.ts` tries each. */
  cases: readonly RuleCase[];
}
