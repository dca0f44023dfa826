/** What the tour of an assignment says. */
export const tourMessages = {
  welcome: {
    title: (product: string) => `Welcome to ${product}`,
    text: 'Read the whole class on one page, and write back to each student. Here is where everything is.',
  },
  writing: {
    title: 'Everyone’s writing, in one place',
    text: 'The text of each student’s Google document is here. You can change it here; the document itself stays as it is.',
  },
  category: {
    title: 'Choose what the feedback is about',
    text: 'Set a category, length and reading level for all students, or choose for one student beside the text. Then press Get feedback.',
  },
  feedback: {
    title: 'Make it yours',
    text: 'The feedback appears here. Change any word, copy it, simplify it, or post it as a comment: Get Write Access lets you choose the documents for that. Nothing is posted until you press Post. Once students have revised their writing, this shows which steps they took.',
  },
  dontShowAgain: 'Don’t show this again',
} as const;
