import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep, strength } from '../../finding.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import { makesCase } from '../../kind-of-writing/makes-a-case.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './reader-question.wording.ts';

const reader = /\b(?:you|your|we|our|us|anyone|anybody|everyone|who|why)\b/iu;

/** What a reader would care about. */
const moving = /\b(?:my|our|kids|children|families|animals|people|you|your)\b/iu;

/** A question in the middle of a sentence, or in the title, without a mark. */
const inverted =
  /\b(?:can(?:['’]?t)?|could(?:n['’]?t)?|will|would(?:n['’]?t)?|should(?:n['’]?t)?|do|does|did|don['’]?t|have(?:n['’]?t)?|may) (?:i|we|you|they|he|she)\b|\b(?:is|are|aren['’]?t|isn['’]?t) (?:you|we|they|there|it)\b|\bwhy (?:not|can|do|does|should|is|are)|\b(?:what|how) (?:if|about)\b|\bhow (?:would|could|can|do|many|much)\b/iu;

/** A question, though its mark was forgotten. */
const asking =
  /(?:^|[.!?\n]\s*)(?:please )?(?:why|how|what|who|do|does|did|would|wouldn['’]?t|could|can|have|has|is|are|don['’]?t) (?:i|we|you|they|it|that|this|the|our|my|not)\b/iu;

/** ‘Or twenty, with flags?’ is the rest of a question. */
const isAsked = (phrase: string): boolean =>
  inverted.test(phrase) ||
  /\b(?:who|what|when|where|which|why|how|is|are|was|were|do|does|did|can|has|have)\b/iu.test(
    phrase,
  );

/** A question can stand after a whole sentence, and not within it. */
const endsWith = (sentence: Sentence, phrase: string): boolean =>
  sentence.text.replace(/[.!]+$/u, '').endsWith(phrase.replace(/!$/u, ''));

/** Makes a reader think, but asks nothing. */
const wondering =
  /\b(?:i wonder (?:who|what|why|how|if|whether|when)|ask yourself|imagine (?:if|you|that|your)|think about (?:how|what|who|if))\b/iu;

/** Asks for something, not for an answer. */
const request =
  /\b(?:can|could|will|would) (?:you|we|i)(?: all)?,? (?:please|pl(?:e|ee)se|pls)\b|\bplease\W*$/iu;

/** Put to somebody else, without marks: “I said Mum did you know about this?”; or what others ask. */
const told =
  /^(?:\p{L}+ ){1,3}(?:said|asked|told|yelled)\b|^(?:some|other|many|most) (?:\p{L}+ ){0,4}(?:say|ask|think|wonder)\b|\bdo you know what\W*$/iu;

/** “Ask an old person what was in their lunchbox.” */
const asksAnother = /\bask(?:ed|s|ing)? (?!(?:you|yourself|yourselves)\b)\p{L}+/iu;

/** What only its reader knows, in any letter: ‘Do you have the third book?’ */
const information =
  /^\W*(?:(?:do|have|has|did|are|will) (?:you|any(?:one|body)) (?:have|got|know|sell|find|found|handed|seen (?:my|our|his|her|the)|open|free|coming|going to be)|(?:what|which) (?:time|day|date)|when|how much (?:is|are|does|do|would)|where (?:is|are|do|can)|(?:can|could|may|will|would) (?:you|i|we))\b/iu;

/** A letter's questions want an answer, unless they are to win its reader over. */
const isForAnswer = (text: StudentText, sentence: Sentence): boolean =>
  isLetter(text) && (!makesCase(text) || information.test(meant(sentence)));

/** Put into somebody’s mouth, here or in the sentence before. */
const isForAnother = ({ sentences }: StudentText, sentence: Sentence): boolean => {
  const before = sentences[(sentence.words[0]?.sentence ?? 0) - 1]?.text ?? '';
  return asksAnother.test(before) || asksAnother.test(sentence.text);
};

/** Questions that the text asks its reader. */
export const readerQuestion: Rule = {
  find(text) {
    // Whoever tells an invented story may ask herself, or somebody in it.
    const asked = (text.purpose === 'narrate' ? [] : text.sentences)
      .filter((sentence) => sentence.text.endsWith('?') && sentence.words.length >= 4)
      .filter((sentence) => !request.test(meant(sentence)) && !isForAnother(text, sentence))
      .filter((sentence) => reader.test(meant(sentence)) && !isSpoken(text, sentence))
      .filter((sentence) => !isForAnswer(text, sentence) && !told.test(meant(sentence)))
      .flatMap((sentence) => openingPhrase(text, sentence))
      .filter((phrase) => phrase.endsWith('?') && isAsked(phrase));
    if (
      asked.length > 0 ||
      text.text.includes('?') ||
      asking.test(meant(text)) ||
      inverted.test(meant(text)) ||
      !makesCase(text)
    )
      return strength(asked, 0.8);
    const later = text.sentences.slice(2, -2).filter((one) => moving.test(meant(one)));
    const whole = later.flatMap((one) =>
      openingPhrase(text, one).filter((phrase) => endsWith(one, phrase)),
    );
    return nextStep(whole, 0.5);
  },
  skill: 'readerQuestions',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ fresh }) =>
      fresh.includes('?') || ((asking.test(fresh) || wondering.test(fresh)) && 'half'),
  },
  speaksOf: {
    strength: { 'persuasive features': 2, questions: 1, punctuation: 3, 'persuasive structure': 6 },
    nextStep: { 'persuasive features': 5, questions: 1 },
  },
  cases: [
    {
      title: 'takes a question that somebody was asked for none to the reader',
      text: 'We should have shade. I said Mum did you know about this? They rolled me up the bank and do you know what? It was hot.',
      finds: [],
    },
    {
      title: 'takes what those who disagree may ask for no question to the reader',
      text: 'Teachers should run. Some teachers might say who will look after the kids? The parents could do it.',
      finds: [],
    },
    {
      title: 'takes a request for no question',
      text: 'The shed needs a roof. It must be dry. Can you please come and look at it?',
      finds: [],
    },
    {
      title: 'praises no question in a letter that wants an answer',
      text: 'Hi Kate,\nThank you for the visit to your library. Do you have the third book in the series? We all loved the treasure hunt.\nKind regards\nTui',
      finds: [],
    },
    {
      title:
        'praises a question in a letter that wins its reader over, and not what it asks to know',
      text: 'Dear Mr Hall,\nI think we should have a second bike rack at our school. Have you ever had to leave your bike in the mud? Do you have the money for one?',
      finds: [
        {
          kind: 'strength',
          quotations: [['Have you ever had to leave your bike in the mud?']],
        },
      ],
    },
    {
      title: 'asks for one in an argument without any',
      text: 'We must save the creek. It is brown. My brother got sick there. Fish die. Ducks left. It is sad.',
      finds: [{ kind: 'nextStep', quotations: [['My brother got sick there']] }],
    },
    {
      title: 'praises a question to the reader',
      text: 'Have you ever seen a sad penguin? They must be saved.',
      finds: [{ kind: 'strength', quotations: [['Have you ever seen a sad penguin?']] }],
    },
    {
      title: 'asks for none within a sentence, and praises no rest of a question',
      text: 'We must save the creek. It is brown. When my brother and all of his friends from the marae swam there in the summer holidays they got sick and had to stay home. It is sad. We left.',
      finds: [],
    },
    {
      title: 'asks for none where one has lost its mark, or stands in the title',
      text: 'Plese can we have a fish\nWe should have a fish. It is not loud. My nan has got one. Fish swim. We can feed it. It is cheap. So plese plese can we get a fish Miss',
      finds: [],
    },
    {
      title: 'leaves what somebody asks in the story alone',
      text: '“Where are you going now?” asked Mum. “Out,” I said.',
      finds: [],
    },
  ],
};
