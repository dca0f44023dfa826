import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { rules } from '../all-rules.ts';
import type { RuleName } from '../all-rules.ts';

const found = (rule: RuleName, text: string) =>
  rules[rule]
    .find(readStudentText(text))
    .map(({ kind, quotations }) => [kind, ...quotations.flat()]);

describe('an argument', () => {
  const argument = (ending: string) =>
    `I think dogs help. They must play. They run. They are kind. They are quick. ${ending}`;

  it.each([
    'Write to the boss about it.',
    'They are big. Now help us with it.',
    'They are big.  So sign it for me.',
    'Don’t wait for it.',
    "Don't wait for it.",
    'Dont wait for it.',
    'It’s time for dogs.',
    "It's about time for dogs.",
    'Its time to have them.',
    'It is time that we have them.',
    'For these reasons they win.',
    'For all these reasons they win.',
    'Let’s have one.',
    "Let's have one.",
    'Lets have one.',
    'That’s why they win.',
    "That's why they win.",
    'Thats why they win.',
    'I’m asking for one.',
    "I'm begging for one.",
    'I am calling for one.',
    'I really ask for one.',
    'I beg for one.',
    'I call for one.',
    'It should be. Some are brown.',
    'Why not have one?',
    'Some are brown. Would you wait?',
  ])('has an ending in “%s”', (ending) => {
    expect(
      found('closingArgument', argument(ending)).filter(([kind]) => kind === 'nextStep'),
    ).toEqual([]);
  });

  it.each(['Some tell it', 'Their dogs write a bit', 'They are not just', 'It was time'])(
    'has none in “%s”',
    (ending) => {
      expect(found('closingArgument', argument(`${ending}.`))).toEqual([['nextStep', ending]]);
    },
  );

  it.each([
    'Also some are brown',
    'Another is brown',
    'My last one is brown',
    'Thirdly some are brown',
  ])('that makes one claim has none where it goes on with a reason: “%s”', (ending) => {
    const text = `We should have dogs. They play. They run. They are kind. ${ending}.`;
    expect(found('closingArgument', text)).toEqual([
      ['nextStep', expect.stringContaining('brown')],
    ]);
    expect(found('closingArgument', text.replace(ending, 'Some are brown'))).toEqual([]);
  });

  it('that makes one claim needs an ending if it has ten sentences', () => {
    const text = (more: string) =>
      `We should have dogs. Dogs are allowed. They run. ${more} They are kind. Cats are not. Eels are long. Some are brown.`;
    expect(found('closingArgument', text('They dig. They nap. They sit.'))).toEqual([
      ['nextStep', 'Some are brown'],
    ]);
    expect(found('closingArgument', text('They dig. They nap.'))).toEqual([]);
  });

  it('needs no ending if it has four sentences', () => {
    expect(
      found('closingArgument', 'I think dogs help. They must play. They run. Some are brown.'),
    ).toEqual([]);
  });

  it('that ends as a letter does has its ending before that', () => {
    expect(
      found('closingArgument', argument('That is why a dog helps.\nFrom Ana\nRoom 5')),
    ).toEqual([['strength', 'That is why a dog helps']]);
  });

  it.each([
    'You are an idiot. That is why dogs win with idiots',
    'That is why a dog sucks',
    'That is why dogs suck',
  ])('is not praised for a rude ending: “%s”', (ending) => {
    expect(
      found('closingArgument', argument(`${ending}.`)).filter(([kind]) => kind === 'strength'),
    ).toEqual([]);
  });

  it.each([
    'Therefore the dogs can stay',
    'So lets have a dog there',
    'So let’s have a dog there',
    "So let's have a dog there",
    'That’s why one dog is here',
  ])('is praised where the ending comes back to what it is about: “%s”', (ending) => {
    expect(found('closingArgument', argument(`${ending}.`))).toEqual([
      ['strength', expect.stringMatching(/dogs?\b/u)],
    ]);
  });

  it.each(['That is why you can and are', 'That is why yes not all has', 'That’s why that’s one'])(
    'but not where it does not: “%s”',
    (ending) => {
      expect(
        found('closingArgument', argument(`${ending}.`)).filter(([kind]) => kind === 'strength'),
      ).toEqual([]);
    },
  );
});

describe('a report', () => {
  const report = (ending: string, title = '') =>
    `${title}Weka are birds of the forest. They are brown. They have strong legs. They lay four eggs. ${ending}`;

  it.each([
    'That’s why it runs.',
    "That's why it runs.",
    'They are beautiful.',
    'They are really clever.',
    'Our nan loved them so.',
    'My nan had one and I love them.',
    'My nan had one and I liked it.',
    'I had one and I like them.',
    'Our nan had the best one there.',
    'Our nan had a favourite there.',
    'Our nan had a favorite there.',
    'I had one and wonder.',
    'I had one and wondered.',
    'Overall they run.',
    'In summary they run. It was fed.',
    '\nConclusion\nIt ran off.',
    '\n~ To finish ~\nIt ran off.',
  ])('has an ending in “%s”', (ending) => {
    expect(found('closingStatement', report(ending))).toEqual([]);
  });

  it.each([
    'They are very quick',
    'My nan had one with us',
    'Our dog chased one',
    'In concluding they run',
    'Weka red our eyes',
  ])('has one more fact in “%s”', (ending) => {
    const asked = found('closingStatement', report(`${ending}.`));
    expect(asked.map(([kind]) => kind)).toEqual(ending === 'Weka red our eyes' ? [] : ['nextStep']);
  });

  it('that said what it says overall in a part before ends on one more fact', () => {
    const text =
      'Weka are birds of the forest. They are brown.\nOverall they run. They have strong legs.\nThey lay four eggs. They are very quick.';
    expect(found('closingStatement', text)).toEqual([['nextStep', 'They are very quick']]);
  });

  it.each([
    'Weka are a taonga to all of the people here',
    'Weka are treasure to all of the people here',
    'Our weka are treasures to all of the people here',
    'People protect the weka of all of our forests',
    'We are protecting the weka of all of our forests',
  ])('is praised for saying why it matters: “%s”', (ending) => {
    expect(found('closingStatement', report(`${ending}.`))).toEqual([['strength', ending]]);
  });

  it.each(['Weka are a taonga to all', 'Will weka survive in all of our big forests?'])(
    'is not praised for “%s”',
    (ending) => {
      expect(
        found('closingStatement', report(/\?$/u.test(ending) ? ending : `${ending}.`)),
      ).toEqual([]);
    },
  );

  it.each([
    ['The Tuatara\n', 'the Tuatara'],
    ['Weka’s legs\n', 'weka’s legs'],
    ['Over The Tuatara\n', 'Over The Tuatara'],
    ['Weka 101\n', 'your topic'],
    ['3 weka\n', 'your topic'],
    ['All about our weka\n', 'your topic'],
    ['', 'your topic'],
  ])('is asked what to remember of its topic, which its title names: “%s” – %s', (title, topic) => {
    expect(
      rules.closingStatement.find(readStudentText(report('They are very quick.', title))),
    ).toMatchObject([{ slots: { topic } }]);
  });

  it('of four sentences needs no ending', () => {
    expect(
      found(
        'closingStatement',
        'Weka are birds. They are brown. They have legs. They are very quick.',
      ),
    ).toEqual([]);
  });

  it('is praised for it, and a story is not', () => {
    const text =
      'We went out on Friday. I saw a weka. It ran off. Dad sat. Weka are a taonga to all of the people here.';
    expect(found('closingStatement', text)).toEqual([]);
  });
});

describe('a story', () => {
  const story = (more: string, last: string) =>
    `Once there was a girl who lived in a tower by the sea. One night the lamp went out and a ship was coming. She ran up all of the stairs to the top of it. ${more} ${last}`;

  it.each([
    'Then she got her lamp back and all was well',
    'Then she put the fire out and all was well',
    'Then they rescued him and all was well',
  ])('is asked how trouble was over: “%s”', (turn) => {
    expect(found('quickEnding', story(`${turn}.`, 'They lived happily ever after.'))).toEqual([
      ['nextStep', turn],
    ]);
    expect(found('quickEnding', story(`${turn}.`, 'The End!'))).toEqual([['nextStep', turn]]);
    expect(found('quickEnding', story(`${turn}.`, 'The end'))).toEqual([['nextStep', turn]]);
  });

  it.each([
    'They were friends',
    'They were best friends',
    'He gave her a medal',
    'She gave him a hug',
  ])('is asked what has changed: “%s”', (last) => {
    expect(found('quickEnding', story('She sat. The sea was flat.', `${last}.`))).toEqual([
      ['nextStep', last],
    ]);
  });

  it.each(
    "scream screamed yell yelled chase chased chasing couldn’t couldn't couldnt danger dangerous squeal squealed escape escaped don’t,go,to,sleep don't,go,to,sleep fog nearly".split(
      ' ',
    ),
  )('is asked how it was over all at once, where there was trouble before: “%s”', (trouble) => {
    const end = 'Then she was back in her bed by the sea';
    const at = (word: string) =>
      story(`It was ${word.replaceAll(',', ' ')}.`, `${end}.`).replace(
        'the lamp went out and a ship was coming',
        'she went up there to see it',
      );
    expect(found('quickEnding', at(trouble))).toEqual([['nextStep', end]]);
    expect(found('quickEnding', at('flat'))).toEqual([]);
  });

  it('in which nobody says that it is over is left alone', () => {
    expect(
      found(
        'quickEnding',
        story('Then she fixed it and all was well.', 'The sea was flat and she sat there.'),
      ),
    ).toEqual([]);
    expect(
      found(
        'quickEnding',
        story('Then she fixed it and all was well.', 'At the end of it she sat there.'),
      ),
    ).toEqual([]);
  });

  it('that was a dream is left alone', () => {
    expect(
      found(
        'quickEnding',
        story(
          'Then she fixed it and all was well.',
          'She woke up back in her own bed. They were friends.',
        ),
      ),
    ).toEqual([]);
  });

  it('that is short is quick throughout', () => {
    expect(
      found(
        'quickEnding',
        'Once there was a girl. The lamp went out. She ran up. Then she fixed the lamp. They were friends.',
      ),
    ).toEqual([]);
  });

  it('that is told of by the writer is asked if it is invented', () => {
    const own =
      'We ran up all of the stairs to the top of it. I saw a ship out there. The sea was very rough and it was late. Then we fixed the big lamp. We were safe. They were best friends and the ship went on and so did we.';
    expect(found('quickEnding', `One dark night the lamp was out. ${own}`)).toEqual([
      ['nextStep', 'Then we fixed the big lamp'],
    ]);
    expect(found('quickEnding', `One night the lamp was out. ${own}`)).toEqual([
      ['nextStep', 'Then we fixed the big lamp'],
    ]);
    expect(found('quickEnding', `On Friday the lamp was out. ${own}`)).toEqual([]);
  });
});

describe('a day of the writer’s own', () => {
  const day = (last: string) =>
    `On Friday we went to the beach with Nan. We dug a hole. We ate pies on the mat. The tide came in. ${last}`;

  it.each([
    'I’ll never forget the eel',
    "I'll never forget the eel",
    'I will always remember the eel',
    'I can’t wait for the next eel',
    "I can't wait for the next eel",
    'I cant wait for the next eel',
    'We felt proud of the eel',
    'We felt really proud of the eel',
    'It was the best eel ever',
    'My favourite part was the eel',
    'My favorite part was the eel',
  ])('is praised for what it says of the writer at its end: “%s”', (last) => {
    expect(found('personalEnding', day(`${last}.`))).toEqual([['strength', last]]);
  });

  it.each([
    'I love the way it was',
    'I loved the way it was',
    'We like what it was',
    'The best bit we loved',
    'My dog felt it',
    'Our dog feels it again',
    'I think I will learn it',
    'We want it there',
    'We still have that eel',
    'I haven’t been back since',
    "I haven't been back since",
    'I havent been back since',
  ])('is not asked where it says something of it: “%s”', (last) => {
    expect(
      found('personalEnding', day(`${last}.`)).filter(([kind]) => kind === 'nextStep'),
    ).toEqual([]);
  });

  it('is asked where it only stops', () => {
    expect(found('personalEnding', day('We drove home in the ute.'))).toEqual([
      ['nextStep', 'We drove home in the ute'],
    ]);
  });

  it('is not asked where three of its sentences tell of the inside', () => {
    const felt = day('The tide took the spade.').replace(
      'We dug a hole.',
      'I was scared. I was worried. I was nervous.',
    );
    expect(found('personalEnding', felt)).toEqual([]);
    expect(found('personalEnding', felt.replace('I was nervous', 'I sat'))).toHaveLength(1);
  });
});
