import { operatorWords } from '@second-draft/contract';

/** Made up, like the school; pages say so. */
export const sampleWords = operatorWords.parse({
  testimonials: [
    {
      quotation:
        'I used to write on six drafts a night. Now all of them have an answer before the lesson, and I still choose every word.',
      role: 'Year 6 teacher',
    },
    {
      quotation:
        'My students noticed at once that it quotes them. “It found my best sentence,” one of them said. She has written three more since.',
      role: 'Year 4 teacher',
    },
    {
      quotation:
        'What convinced me was reading what leaves the building: no names. That made the conversation with our board a short one.',
      role: 'Principal of a contributing school',
    },
    {
      quotation:
        'It never gives a level. It leaves that to me, and gets on with what the child could do next.',
      role: 'Literacy leader, intermediate',
    },
  ],
  tools: [
    {
      name: 'Word Wall',
      description: 'turns a list of words into a wall that can be printed, macrons and all',
    },
    {
      name: 'Fair Groups',
      description: 'shares a class out into groups, and remembers who has worked with whom',
    },
  ],
  claims: {
    schools: '100+ schools',
    saving: 'between 15 minutes and three hours a week',
    makers: 'two founders',
  },
});
