/** SAMPLES: the operator replaces these, or links them. An `address` of null shows no link. */
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
