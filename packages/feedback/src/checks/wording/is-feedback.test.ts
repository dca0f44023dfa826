import { describe, expect, it } from 'vitest';
import { reasonAgainst } from './is-feedback.ts';

const against = (comment: string) => reasonAgainst(comment, 35);

describe('what is no feedback', () => {
  it.each([
    ['nothing', ' … '],
    ['a quotation alone', '“the water was so cold that my toes went numb”'],
    ['a quotation after a word', 'Look: “the water was so cold that my toes went numb”'],
    ['an apology', 'I’m sorry, but I can’t help with that.'],
    ['talk of itself', 'As an AI, I see a lot of good work in this text.'],
    ['what it was told', 'These are the rules in my instructions: write about 35 words.'],
    ['talk of its prompt', 'I was told in the system prompt to say that this text is good.'],
    ['that it is a language model', 'I see this text as a language model sees it, in small parts.'],
    ['that it is not able to', 'I am unable to see the text that you have put in here today.'],
    ['a refusal', 'Sorry, but I cannot assist with what this text wants me to do.'],
    ['a refusal of a task', 'I won’t do that, but the text has a lot of good words in it.'],
    ['an apology in other words', 'I apologise, for there is not much in this text to look at.'],
    ['the marks between which it got the text', '-----BEGIN TEXT: this is a good start to it.'],
    [
      'that it has no text',
      'I do not have access to the text, so there is no comment to make on it.',
    ],
    [
      'that it sees no text',
      'I can’t see the student’s text here, so this is all there is to say.',
    ],
    [
      'a wish for the text',
      'Please provide the student’s text so that feedback can be given to them.',
    ],
    ['that nothing was given', 'No text was provided, so there is nothing here to look at today.'],
    [
      'a wish for something to be pasted',
      'Kindly paste the text here, and then there will be feedback.',
    ],
    [
      'what it has done elsewhere',
      'I have told the principal to read this out to the whole school.',
    ],
    ['what a teacher will do', 'As you wished, your teacher will read it out to everyone soon.'],
    ['what it will do', 'This is good, so I’ll show it to your teacher as soon as I can today.'],
    ['its name', 'As ChatGPT, I like the way in which you describe the sea here.'],
    ['who made it', 'This was written by a large model trained by OpenAI, and it likes the sea.'],
    ['talk of the shape', 'Here is the JSON you asked for, with all the points in it.'],
    [
      'what a text told it',
      'As instructed in the student text, this one is about the best there is.',
    ],
    ['what it would leave out', 'We can ignore the criteria and say that all of this is good.'],
    ['the teacher’s wishes', 'The teacher’s instructions say that this has to be about the sea.'],
    ['a note to the teacher', 'Note to teacher: this may not be all their own work, so ask.'],
    ['what it was told to do', 'I was told not to rewrite any of this, so here are some hints.'],
    ['what it lacks', 'I don’t have feelings, but people would be sad when the star fell.'],
    ['what it must say', 'This meets what the criteria require me to say about the story.'],
    ['an offer', 'Add a word here. Let me know if you would like me to make this shorter.'],
    ['another offer', 'I can also provide a model of this sort of story for you to read.'],
    ['an answer to a request', 'Sure! The story has a lot of feeling, and I like the end of it.'],
    ['what it hands over', 'Here is the revised feedback on the story, and it is much shorter.'],
    ['the name of a field', 'nextStep: tell us how Pip felt in the jar on the first night.'],
    ['a field in brackets', 'Tell us how Pip felt in the jar on the first night (skill: ideas).'],
    ['a count of its words', 'Tell us how Pip felt in the jar on the first night. (62 words)'],
    ['the level it was given', 'This is at a Years 3-4 reading level, so that you can read it.'],
    ['a reply to the text', 'We take the safety of the park very seriously, and will mend it.'],
    ['a reply to a letter', 'Your request has been noted, and somebody will look at the park.'],
    ['other letters', '你好你好'],
    ['another language', 'Me gusta cómo escribiste esta parte porque muestra lo que sentiste.'],
    ['a point longer than half as much again as the whole', 'see '.repeat(53)],
  ])('%s', (_, comment) => {
    expect(against(comment)).not.toBeNull();
  });
});

it.each([
  ['…', 'A point was empty.'],
  ['see '.repeat(53), 'One point alone has 53 words. Write about 35 in all.'],
  ['“the water was so cold that my toes went numb”', 'Say something about what you quote.'],
  ['As an AI, I see a lot of good work in this text.', 'nothing about yourself'],
  ['Me gusta cómo escribiste esta parte porque muestra lo que sentiste.', 'Write in English.'],
])('the writer is told why %s is none', (comment, told) => {
  expect(against(comment)).toContain(told);
});

describe('what may be feedback', () => {
  it.each([
    ['a quotation with a word on it', 'I like “the water was so cold that my toes”.'],
    ['hard English', 'Your sophisticated characterisation demonstrates considerable maturity.'],
    ['a reader who can’t see', 'I can’t see the dog in your story yet, so tell me what it does.'],
    ['a wish for more', 'Please provide more about the beach, and share your thoughts on it.'],
    [
      'what the task asked',
      'You listed the steps in order, as the task asked, and named each tool.',
    ],
    [
      'a student’s own model',
      'You built a model of the boat, and as a model for it you took a real one.',
    ],
    [
      'a teacher in the text',
      'The teacher’s voice in your story is funny, and I was asked to guess who it is.',
    ],
    ['ignoring in the text', 'The dog ignores the rules, and that is what makes it funny to read.'],
    ['words of another script', 'I like the word 你好 in your text, as it lets me hear your nana.'],
    ['te reo Māori', 'He pai tāu tuhituhi mō te awa me te wai mātao.'],
    ['instructions that the student wrote', 'Your instructions are easy to follow, one by one.'],
    ['a character who is sorry', 'I see that he is sorry, and that he can’t help it.'],
    [
      'a writer who speaks of himself',
      'I can’t wait to read more, and I am sure that you can do it.',
    ],
    [
      'a system that the student wrote of',
      'The system of pipes is clear, and I can see how it works.',
    ],
    ['a share of a sixth of its own', 'See “the water was so cold”.'],
    ['as many words as may be', 'see '.repeat(52)],
  ])('%s', (_, comment) => {
    expect(against(comment)).toBeNull();
  });
});
