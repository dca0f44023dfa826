/** How a second feedback begins; `{q}` is words of the new draft. */
export const wording = {
  done: [
    'You took your next step: {q} is new, and it does the job.',
    'You went back and worked on it. It shows in {q}.',
    'Look at what you changed: {q}. You did what you were asked to do.',
    'Your next step is done, and {q} shows it.',
    'You used your feedback well. I can see it in {q}.',
    'Your revision makes a real difference at {q}, just where your last feedback asked for one.',
    'Because you went back to your feedback, your second draft has {q}.',
  ],
  partly: [
    'You have made a start on your next step with {q}.',
    'I can see you working on your next step in {q}.',
    'You have begun on it: {q} is new.',
    'Part of your next step is done already, as {q} shows.',
  ],
  changed: [
    'You went back to your writing, and {q} is new.',
    'I see what you changed since last time: {q}.',
    'You have been working on it: {q} was not like that before.',
    'Going back to a draft is what writers do, and you did it with {q}.',
  ],
  mended: [
    'You went back over your writing, as I can see at {q}.',
    'You read your draft again and mended something at {q}.',
    'Careful writers read their drafts again, and you did it at {q}.',
  ],
} as const;
