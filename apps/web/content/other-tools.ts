/** SAMPLES: two free tools for teachers by the same maker, for the operator to replace or to link. */
export const otherTools: readonly { name: string; description: string; address: string | null }[] =
  [
    {
      name: 'Word Wall',
      description: 'turns a list of words into a wall that can be printed, macrons and all',
      address: null,
    },
    {
      name: 'Fair Groups',
      description: 'shares a class out into groups, and remembers who has worked with whom',
      address: null,
    },
  ];
