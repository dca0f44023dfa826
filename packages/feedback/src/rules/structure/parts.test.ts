import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { rules } from '../all-rules.ts';
import type { RuleName } from '../all-rules.ts';

const found = (rule: RuleName, text: string) =>
  rules[rule]
    .find(readStudentText(text))
    .map(({ kind, quotations }) => [kind, ...quotations.flat()]);

const sentences = (count: number, one = 'The boat was old and it was green.') =>
  Array.from({ length: count }, () => one).join(' ');

describe('an argument in one block', () => {
  const argument = (
    reason: string,
    more = 'My friend Max has a dog called Tank and Tank knows when he is sad and when he is not.',
  ) =>
    `I think we should have a dog at school. Dogs are fun and they make people happy. If you are sad you can pat the dog in our room. ${more} ${reason} We could take turns walking it every day after lunch. Please think about it.`;

  it.each([
    'Also dogs eat scraps.',
    'And dogs eat scraps.',
    'Plus dogs eat scraps.',
    'Another thing is scraps.',
    'My next point is scraps.',
    'Our dogs can also eat it.',
    'It is also very clean.',
  ])('is asked to begin another reason on a new line: “%s”', (reason) => {
    expect(found('paragraphs', argument(reason))[0]?.[0]).toBe('nextStep');
  });

  it.each([
    'And then it eats scraps.',
    'And it eats scraps.',
    'Dogs eat scraps.',
    '“Also dogs eat scraps,” said Nan.',
    'When it rains, our dogs and our cats and all of our hens can also eat it.',
  ])('is not where none begins: “%s”', (reason) => {
    expect(found('paragraphs', argument(reason))).toEqual([]);
  });

  it('is not if it is short', () => {
    expect(
      found(
        'paragraphs',
        'I think we should have a dog at school. Dogs are fun. They run. Also dogs eat scraps. We could walk it. Please think about it.',
      ),
    ).toEqual([]);
    expect(
      found(
        'paragraphs',
        argument('Also dogs eat scraps.').replaceAll(/\.(?= (?:Dogs|If|My|We))/gu, ','),
      ),
    ).toEqual([]);
  });

  it('is not near its beginning and at its last sentence', () => {
    const text = argument('Dogs eat scraps.');
    expect(found('paragraphs', text.replace('Dogs are fun', 'Also dogs are fun'))).toEqual([]);
    expect(found('paragraphs', text.replace('Please think', 'Also please think'))).toEqual([]);
  });

  it('is asked for paragraphs earlier if each reason needs one', () => {
    const block = (count: number, reasons: string) =>
      `${sentences(count)} ${reasons} After lunch we fished there. ${sentences(3)}`;
    expect(found('paragraphs', block(7, 'Another one was red. Plus it was old.'))).toHaveLength(1);
    expect(found('paragraphs', block(7, 'Another one was red. It was old.'))).toEqual([]);
    expect(found('paragraphs', block(2, 'Another one was red. Plus it was old.'))).toEqual([]);
  });
});

describe('a long block', () => {
  it('is asked to break where it turns, at the two turns nearest to its middle', () => {
    const text = `${sentences(5)} Later we fished there. ${sentences(3)} After lunch we ate pies. ${sentences(3)} Finally we went in there. ${sentences(6)}`;
    expect(found('paragraphs', text)).toEqual([
      ['nextStep', 'After lunch we ate pies', 'Finally we went in there'],
    ]);
  });

  it.each([
    'Next we ran off.',
    'The next day we ran.',
    'Then we drove off.',
    'When we got in we ran.',
    'On the way we ran.',
    'One night we ran.',
  ])('turns at “%s”', (turn) => {
    expect(found('paragraphs', `${sentences(8)} ${turn} ${sentences(8)}`)).toEqual([
      ['nextStep', turn.slice(0, -1)],
    ]);
  });

  it('is asked to break anywhere if it is endless, near its middle', () => {
    const text = `${sentences(13)} Dad sat on the old mat. ${sentences(13)}`;
    expect(found('paragraphs', text)).toEqual([['nextStep', 'Dad sat on the old mat']]);
    expect(rules.paragraphs.find(readStudentText(text))).toMatchObject([{ weight: 0.92 }]);
    expect(found('paragraphs', `${sentences(8)} Dad sat on the old mat. ${sentences(8)}`)).toEqual(
      [],
    );
    expect(
      rules.paragraphs.find(
        readStudentText(`${sentences(8)} Later we fished there. ${sentences(8)}`),
      ),
    ).toMatchObject([{ weight: 0.86 }]);
  });

  it('is the longest one of two', () => {
    const short =
      'Dad and Nan and all of us sat in there for a bit. Later we ate the pies in there.';
    expect(
      found('paragraphs', `${short}\n${sentences(8)} Later we fished there. ${sentences(8)}`),
    ).toEqual([['nextStep', 'Later we fished there']]);
    expect(
      found('paragraphs', `${sentences(8)} Later we fished there. ${sentences(8)}\n${short}`),
    ).toEqual([['nextStep', 'Later we fished there']]);
  });
});

describe('a part with little in it', () => {
  const long =
    'Weka eat worms and snails and eggs and all of the scraps that they can find on the ground near huts and camps.';
  const report = (part: string, parts = [long, long]) =>
    [
      'Weka are birds of our forests that cannot fly and that run very fast on their strong legs to get away.',
      ...parts,
      part,
      long,
    ].join('\n');

  it('is asked for more', () => {
    expect(found('thinPart', report('They live in forests.'))).toEqual([
      ['nextStep', 'They live in forests'],
    ]);
    expect(found('thinPart', report('They live in forests.', [long]))).toHaveLength(1);
    expect(found('thinPart', report('They live in forests.', []))).toEqual([]);
  });

  it.each([
    'In conclusion they run.',
    'That’s why they run.',
    "That's why they run.",
    'Thats why they run.',
    'Let’s help the weka.',
    'I’m writing about weka.',
    'They run?',
    'It runs.',
    '“They live in forests,” said Nan.',
    long,
  ])('is not in “%s”', (part) => {
    expect(found('thinPart', report(part))).toEqual([]);
  });

  it('is the one with least in it', () => {
    expect(
      found(
        'thinPart',
        report('They live in forests.', [long, 'They lay four eggs in nests.', long]),
      ),
    ).toEqual([['nextStep', 'They live in forests']]);
    expect(
      found(
        'thinPart',
        report('They lay four eggs in nests.', [long, 'They live in forests.', long]),
      ),
    ).toEqual([['nextStep', 'They live in forests']]);
  });

  it.each(['- worms', '  • worms', '*  worms'])(
    'is not asked about in a text with a list: “%s”',
    (item) => {
      expect(found('thinPart', report(`They live in forests.\n${item}`))).toEqual([]);
    },
  );

  it('is all that is under a heading', () => {
    const parts = (last: string) =>
      `Weka\nWhat they are\n${long}\nFood\n${long}\nHomes\nThey live in forests.\n${last}\nEggs\n${long}`;
    expect(found('thinPart', parts('They like ferns.'))).toEqual([
      ['nextStep', 'They live in forests'],
    ]);
    expect(found('thinPart', parts(long))).toEqual([]);
  });

  it('may be the last one of a report with headings, and not of an argument', () => {
    const text = `Weka\nWhat they are\n${long}\nFood\n${long}\nEggs\n${long}\nHomes\nThey live in forests.`;
    expect(found('thinPart', text)).toEqual([['nextStep', 'They live in forests']]);
    expect(
      found('thinPart', report(long, [long, long]).replace(/[^\n]+$/u, 'They live in forests.')),
    ).toEqual([]);
  });
});

describe('a definition', () => {
  it.each([
    'Weka are birds of the forest',
    'The weka is a bird of the forest',
    'Most big old weka are small birds',
    'A Buller’s mollymawk is a big bird',
    'The kea (a parrot) is a big bird',
    'The kea, also a parrot, is a big bird',
    'Weka are one of our birds',
    'A weka is native',
    'Weka are an old kind',
  ])('is praised at the beginning: “%s”', (words) => {
    expect(found('definition', `${words}. They run. They eat.`)).toEqual([['strength', words]]);
  });

  it.each([
    'My weka is a bird',
    'It is a bird',
    'Weka are the coolest',
    'A weka is a very cute bird',
    'A weka is the most amazing bird',
    'A weka is my favourite',
    'Weka are my favorite birds',
    'Weka are brown',
    '7 weka are birds',
    'They run. A weka is a bird',
  ])('is not in “%s”', (words) => {
    expect(found('definition', `${words}. They run. They eat.`)).toEqual([]);
  });

  it('is of what the title names', () => {
    const text = (title: string, words: string) =>
      found('definition', `${title}\nThey run. ${words}. They eat.`);
    expect(text('Ponies', 'A pony is a small horse')).toEqual([
      ['strength', 'A pony is a small horse'],
    ]);
    expect(text('The fox', 'Foxes are animals')).toEqual([['strength', 'Foxes are animals']]);
    expect(text('Weka', 'Worms are animals')).toEqual([]);
  });

  it('is only the first of two', () => {
    expect(found('definition', 'Weka\nA weka is a bird. Weka are animals. They eat.')).toEqual([
      ['strength', 'A weka is a bird'],
    ]);
  });

  it('is no part of instructions', () => {
    expect(
      found('definition', 'How to fold\nA dart is a plane. Fold it. Turn it over. Fold it.'),
    ).toEqual([]);
  });
});

describe('a story', () => {
  const start =
    'On Friday we went out to the old hut by the river with Dad and Nan. The hut was cold and I sat by the fire for a bit. Then the fire went out and we all ran to the door of it and I fell over a log. Dad got the lamp and he lit it and Nan made us all a pot of hot tea and we sat and drank it in the dark.';

  it.each([
    'I never went back there again',
    'From that day onwards we sat',
    'After that day we sat',
    'Since that night, we sat',
    'I had finally learnt my lesson',
    'Hemi learned to wait',
    'We had learnt that',
    'Now I sit whenever it rains',
    'So now my nan lives here',
    'Now they live there',
    'These days he keeps it',
    'Now we keep it',
    'Now it always rains',
  ])('is praised for telling what has been different since: “%s”', (last) => {
    expect(found('settledEnding', `${start} ${last}.`)).toEqual([['strength', expect.any(String)]]);
  });

  it.each([
    'So I now sit',
    'Now we have to keep it',
    'Now it. He is there',
    'Hemi then learnt it',
    '“I never went there again,” said Nan',
    'We sat on every mat',
  ])('is not praised for “%s”', (last) => {
    expect(found('settledEnding', `${start} ${last}.`)).toEqual([]);
  });

  it('is praised for it if it has seventy words', () => {
    expect(
      found(
        'settledEnding',
        'On Friday we went out to the old hut. I fell over a log. I never went back there again.',
      ),
    ).toEqual([]);
    expect(
      found(
        'settledEnding',
        `Weka are birds. They eat worms. ${'They can run. '.repeat(25)} Now they live on islands.`,
      ),
    ).toEqual([]);
  });

  it.each([
    'Suddenly, the old bridge snapped',
    'Suddenly it all roared',
    'Suddenly it growled',
    'Suddenly Nan screamed',
    'Suddenly it shook',
    'All of a sudden the rope broke',
    'We couldn’t get out',
    "We couldn't get out",
    'We couldnt get out',
    'He had disappeared',
    'The dog has vanished',
    'They vanished',
    'The dogs were gone',
    'The light went out',
    'The torch went off',
    'The torches went off',
    'The door slammed',
    'The doors slammed',
    'A gate jammed',
    'The gates jammed',
    'The lid blew open',
    'The lids blew open',
    'The window locked',
    'The windows locked',
    'It took my little brother',
    'It took my brother',
    'It filled up the hut',
    'It wouldn’t budge',
    "It wouldn't budge",
    'It wouldnt budge',
    'My rope snapped',
  ])('is praised for the moment at which something goes wrong: “%s”', (words) => {
    expect(
      found(
        'problem',
        `We walked on. ${words}. We held on. Somebody coughed and we all sat very still in there for ages.`,
      ),
    ).toEqual([['strength', words]]);
  });

  it.each(['Suddenly it was late', 'It was dark', 'Suddenly! It snapped'])(
    'is not praised for “%s”',
    (words) => {
      expect(
        found(
          'problem',
          `We walked on. ${words}. We held on. Somebody coughed and we all sat very still in there for ages.`,
        ),
      ).toEqual([]);
    },
  );

  it('is praised for what goes wrong before its last third', () => {
    expect(
      found(
        'problem',
        'We walked on. We held on. Somebody coughed and we all sat very still in there for ages. The rope snapped.',
      ),
    ).toEqual([]);
  });

  it('that goes back in time isn’t praised for its order', () => {
    const text = (words: string) =>
      `On Friday we drove to the lake. Then Dad dropped the map. We walked round it and Nan found a duck. Next Ana fell in the mud. ${words}. Later we cooked the eel and I cut it up.`;
    expect(found('orderOfEvents', text('It was hot'))[0]?.[0]).toBe('strength');
    for (const words of [
      'He had jumped',
      'We had eaten',
      'She had fallen',
      'It was the night before',
      'It was a week ago, weeks ago',
      'It was a day and one week ago',
      'A year ago it was',
      'It was two years ago',
      'One month ago it was',
      'It was months ago',
    ])
      expect(found('orderOfEvents', text(words)), words).toEqual([]);
  });
});

describe('an opening', () => {
  const opening = (first: string, more = 'We ran. It was close. We lived.') =>
    found('hook', `${first} ${more}`);

  it.each([
    ['“Run for it,” yelled Dad.', 'Run for it'],
    ['Have you seen it?', 'Have you seen it?'],
    ['“Crash bang!”', 'Crash bang!'],
    ['Bang went the gate!', 'Bang went the gate!'],
    ['The rope snapped.', 'The rope snapped'],
    ['Our rope went silent.', 'Our rope went silent'],
  ])('makes one want to read on: “%s”', (first, words) => {
    expect(opening(first)).toEqual([['strength', words]]);
  });

  it.each([
    '“Run.”',
    'Have you it?',
    'It broke off.',
    'One day it broke.',
    'Bang went the old gate!',
    '“Run to the old gate of the hut by the river and the hill now,” yelled Dad.',
    'Rope after rope of it was on the mat of the big red hut by the river and then it snapped.',
  ])('does not: “%s”', (first) => {
    expect(opening(first)).toEqual([]);
  });

  it('is praised in a text of four sentences, and an argument may ask to imagine', () => {
    expect(opening('The rope snapped.', 'We ran. It was close.')).toEqual([]);
    expect(
      opening('Just imagine a dog at school.', 'We should have one. It must be kind. Please help.'),
    ).toEqual([['strength', expect.stringContaining('magine')]]);
    expect(
      opening('Picture a dog at school.', 'We should have one. It must be kind. Please help.'),
    ).toHaveLength(1);
  });
});

describe('an argument', () => {
  const argument = (last: string) =>
    `We should have a dog. They must be kind. They run. They help us. ${last}`;

  it.each([
    'Please sign our letter now',
    'So plese can we have one',
    'Please all of you vote now',
    'Now, please don’t say no',
    "That's why please don't say no",
    'Thats why, please dont say no',
    'Please let’s get one now',
    'Let’s get a dog now',
    "So let's get a dog now",
    'And lets get a dog now',
    'Help keep our dogs here',
    'Help to save our dogs',
    'Help us with our dogs',
    'Talk to your mum today',
    'I urge you to get one',
  ])('is praised for its call at the end: “%s”', (last) => {
    expect(found('closingCall', argument(`${last}.`))).toEqual([['strength', expect.any(String)]]);
    expect(found('closingCall', argument(`${last}. I hope you do.`))).toHaveLength(1);
    expect(found('closingCall', argument(`${last}. Yours, Ana`))).toHaveLength(1);
  });

  it.each([
    'We save the dogs all day.',
    'Please also sign our letter now.',
    'Please sign our letter now?',
    'Please sign it.',
    'Nan says please sign our letter.',
    'Please sign our letter now. They run very fast here.',
  ])('is not praised for “%s”', (last) => {
    expect(found('closingCall', argument(last))).toEqual([]);
  });

  it('of four sentences is not praised for its call', () => {
    expect(
      found(
        'closingCall',
        'We should have a dog. They must be kind. They run. Please sign our letter now.',
      ),
    ).toEqual([]);
  });

  it.each([
    'Some say dogs bite',
    'Some people say dogs bite',
    'Some kids might say dogs bite',
    'Others may think dogs bite',
    'Of course nobody likes it',
    'Of course, nobody likes it',
    'I know it costs a lot, but it helps',
    'I know that it costs a lot.  However it helps',
  ])('is praised for the other side: “%s”', (words) => {
    expect(found('otherSide', argument(`${words}.`))).toEqual([['strength', expect.any(String)]]);
  });

  const sides = (words: string) => argument(`${words}. Dogs are quick. So it is best.`);

  it.each([
    'Many dogs think it',
    'Most cats would say so',
    'My nan thinks so',
    'Our nans think so',
    'The boss says so',
    'The boys say so',
    'My nan believes it',
    'My nans believe it',
    'The boss argues it',
    'The boys argue it',
    'Our nan reckons so',
    'Our nans reckon so',
    'It’s true that they eat',
    "It's true that they eat",
    'Its true that they eat',
    'It costs a lot but it runs',
    'They cost a lot but they run',
    'It takes time but it runs',
    'They take long but they run',
    'It takes longer but it runs',
    'Grown-ups would argue it. But it runs',
    'Grownups argue it.  However it runs',
    'Everybody thinks it, but it runs',
  ])('is not asked for it where it may be there: “%s”', (words) => {
    expect(found('otherSide', sides(words)).filter(([kind]) => kind === 'nextStep')).toEqual([]);
  });

  it('is asked for it before its end', () => {
    expect(found('otherSide', sides('They eat'))).toEqual([['nextStep', 'it is best']]);
    expect(found('otherSide', argument('They eat. That’s why we win. It is best.'))).toEqual([
      ['nextStep', 'That’s why we win'],
    ]);
    expect(found('otherSide', argument("They eat. That's why we win. It is best."))).toEqual([
      ['nextStep', "That's why we win"],
    ]);
    expect(found('otherSide', argument('They eat. Dogs are quick. It is best.'))).toEqual([
      ['nextStep', 'It is best'],
    ]);
    expect(found('otherSide', argument('They eat.'))).toEqual([]);
    expect(found('otherSide', argument('They eat. They nap.'))).toHaveLength(1);
  });

  it('is asked to leave a story out that is longer than an example', () => {
    const text = (...story: string[]) =>
      `We should have a dog. ${story.join(' ')} That is why we should.`;
    const told = ['My nan had one.', 'It ran off.', 'We looked for it.', 'Dad found it.'];
    expect(found('storyInArgument', text(...told))).toEqual([['nextStep', 'It ran off']]);
    expect(found('storyInArgument', text(...told.slice(1)))).toEqual([]);
    expect(
      found(
        'storyInArgument',
        text('Dogs are kind.', 'They can guard us.', 'They can run.', ...told),
      ),
    ).toHaveLength(1);
    expect(
      found(
        'storyInArgument',
        text(
          'Dogs are kind and they are very clean and quick.',
          'They can guard us all night and all day long.',
          ...told,
        ),
      ),
    ).toEqual([]);
    expect(found('storyInArgument', `Dogs are kind. They run. They eat. ${text(...told)}`)).toEqual(
      [],
    );
    expect(found('storyInArgument', `Dogs are kind. They run. ${text(...told)}`)).toHaveLength(1);
    expect(
      found('storyInArgument', text(...told).replace('That is why we should', 'They are quick')),
    ).toEqual([]);
    expect(
      found('storyInArgument', text(...told).replace('That is why we should', 'That’s why')),
    ).toHaveLength(1);
    expect(
      found('storyInArgument', text(...told).replace('That is why we should', 'Thats why')),
    ).toHaveLength(1);
    expect(
      found('storyInArgument', text(...told).replace('My nan had one', 'In 2024 my nan had one')),
    ).toEqual([]);
  });
});
