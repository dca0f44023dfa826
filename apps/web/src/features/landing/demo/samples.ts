import type { MarkedPart } from './marked-text.ts';

export interface DemoFeedback {
  category: string;
  parts: readonly MarkedPart[];
}

export interface DemoSample {
  title: string;
  /** Year and kind of text, such as 'Year 5 recount'. */
  year: string;
  text: string;
  feedback: readonly DemoFeedback[];
}

export const samples: readonly DemoSample[] = [
  {
    title: 'Kayaking at camp',
    year: 'Year 5 recount',
    text: 'On Tuesday our class went kayaking at the lake. First we put on life jackets that smelled like old socks. My kayak wobbled like jelly and I squealed. Then Mr Tipene showed us how to paddle and we went round the island. The water was nice and the birds were nice. When we got back my arms felt like cooked spaghetti but I wanted to go again.',
    feedback: [
      {
        category: 'Vocabulary',
        parts: [
          { quotes: 'smelled like old socks' },
          ' made me hold my nose, and ',
          { quotes: 'wobbled like jelly' },
          ' lets me feel that kayak move. You choose comparisons from things we all know. Now look at ',
          { quotes: 'The water was nice and the birds were nice.' },
          ' What did you see or hear out there? Choose one more exact word for the water and one for the birds.',
        ],
      },
      {
        category: 'Recount structure',
        parts: [
          'You begin with when, who and where: ',
          { quotes: 'On Tuesday our class went kayaking at the lake.' },
          ' Your events come in the order they happened. The ending, ',
          { quotes: 'I wanted to go again' },
          ', tells me how you felt. The trip round the island goes past in a few words. Add one sentence about something that happened there.',
        ],
      },
    ],
  },
  {
    title: 'The door in the bush',
    year: 'Year 7 narrative',
    text: 'The door had not been there yesterday. It stood between two ponga, painted blue, with no wall around it. Ari knocked. Nothing. He turned the handle and it was warm like a hand. Inside it was dark and he went in and he saw a light and he walked to it and it was a candle. “You are late,” said a voice.',
    feedback: [
      {
        category: 'Narrative structure',
        parts: [
          'Your first sentence, ',
          { quotes: 'The door had not been there yesterday.' },
          ' sets up a mystery at once. You wait to explain it, and that keeps me reading. ',
          { quotes: '“You are late,” said a voice.' },
          ' is a strong place to bring in the problem. What does Ari want now: to leave, or to find out? Let the next paragraph show what is at stake for him.',
        ],
      },
      {
        category: 'Sentence structure',
        parts: [
          { quotes: 'Ari knocked. Nothing.' },
          ' Those two short sentences slow me down and make me listen. Then one long sentence has ',
          { quotes: 'and he went in and he saw a light and he walked to it' },
          ' in it. Read it aloud. Where do you breathe? Try ending a sentence there, and begin one of the new ones with a word like When or Slowly.',
        ],
      },
    ],
  },
  {
    title: 'Shade for our playground',
    year: 'Year 8 persuasive text',
    text: 'Our school must put up shade sails over the playground. On hot days the slide is too hot to touch and nobody uses it. New Zealand’s sun burns skin in minutes, so shade keeps us safe. Some people say that sails cost too much. It is a good idea and everybody wants it. Put up the sails before summer, because our skin has to last us a lifetime.',
    feedback: [
      {
        category: 'Persuasive structure',
        parts: [
          { quotes: 'Our school must put up shade sails' },
          ' leaves no doubt where you stand, and your last sentence comes back to it with a reason that stays with me. You name the other side: ',
          { quotes: 'Some people say that sails cost too much.' },
          ' Then you leave it standing. Answer it: what could the school do about the cost? Give that answer a paragraph of its own.',
        ],
      },
      {
        category: 'Ideas',
        parts: [
          'A slide that is ',
          { quotes: 'too hot to touch' },
          ' is something every reader has felt, so your reason convinces me. ',
          { quotes: 'It is a good idea and everybody wants it.' },
          ' is weaker, because I can’t check it. Who could you ask, and what could you count? One fact of your own would make this part as strong as the rest.',
        ],
      },
    ],
  },
];
