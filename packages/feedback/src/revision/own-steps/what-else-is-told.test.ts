import { describe } from 'vitest';
import { expectVerdicts } from '../testing/own-step-cases.ts';

const dogs =
  'Dogs should be allowed on the beach.\n\nDogs need to run. My dog ate the couch. A walk on a lead is not enough.\n\nSo please change the sign.';

describe('a step that asks for a reason in a paragraph', () => {
  const asked = 'Why else? Add one more reason to your second paragraph.';
  expectVerdicts(dogs, [
    [
      'a reason there',
      asked,
      dogs.replace(
        'enough.',
        'enough. Also people who have dogs pick up bottles and rubbish while they walk.',
      ),
      'done',
    ],
    [
      'a louder opinion',
      asked,
      dogs
        .replace('couch', 'couch and two pillows')
        .replace('enough.', 'enough. Dogs should 100% be allowed and I really really mean it!!'),
      'notYet',
    ],
  ]);
});

describe('a step that asks for the other side', () => {
  const someone = 'Tell us what someone on the other side would say, and then answer them.';
  const people =
    'Some people would disagree with you. Say what they think and why you’re still right.';
  const said = dogs.replace('So please', 'Some people say dogs scare little kids.\n\nSo please');
  const answered = said.replace('kids.', 'kids. But a dog on a lead can’t reach them.');
  expectVerdicts(dogs, [
    ['said and answered', someone, answered, 'done'],
    ['said and answered, asked in other words', people, answered, 'done'],
    ['said only', someone, said, 'partly'],
    ['not said', someone, dogs.replace('ate the', 'really ate the'), 'notYet'],
  ]);
});

const mill =
  'Ruby put her ear on the wall. There is something there Dad she said. “It is the pipes,” said Dad. I can see you whispered Ruby.';

describe('a step that asks for speech marks', () => {
  const asked = 'You’ve got the speech marks right when Dad talks. Do the same when Ruby talks.';
  expectVerdicts(mill, [
    ['more of what had some', asked, mill.replace('pipes,”', 'pipes. Don’t worry,”'), 'notYet'],
  ]);
});

const race =
  'It was cross country. I felt sick. I did not want to run. I got a stitch. I had to walk. Mum was there. She was yelling.';

describe('a step that asks to join sentences in two places', () => {
  const asked = 'Find two places where you can join sentences with ‘because’ or ‘so’.';
  const one = race.replace(
    'I felt sick. I did not want to run.',
    'I did not want to run because I felt sick.',
  );
  expectVerdicts(race, [
    ['one, turned round', asked, one, 'partly'],
    ['two', asked, one.replace('stitch. I', 'stitch so I'), 'done'],
  ]);
});

const eels =
  'Eels live in creeks. Eels eat worms. Old eels swim to the sea. They lay eggs. The babies float back and swim up the rivers.';

describe('a step that asks for a sentence that closes a report', () => {
  const asked = 'Your report needs a closing sentence that sums up eels for us.';
  expectVerdicts(eels, [
    [
      'what matters',
      asked,
      `${eels} So eels are amazing travellers and we need to look after our creeks for them.`,
      'done',
    ],
    ['one more fact', asked, `${eels} The babies are see through.\n\nThe End. By Lucas`, 'notYet'],
  ]);
});

const poi =
  'How to make a poi\n\nYou need a bag and wool.\n\nScrunch the paper into a ball.\nPut the ball in the bag.\nTie it with wool.';

describe('a step that asks for numbers before the steps', () => {
  expectVerdicts(poi, [
    [
      'below a title and what is needed',
      'I lost track of the order. Number your steps for me please.',
      poi.replace('Scrunch', '1 Scrunch').replace('Put', '2 Put').replace('Tie', '3 Tie'),
      'done',
    ],
    [
      'before some of them',
      'Number your steps for me please.',
      poi.replace('Scrunch', '1 Scrunch').replace('Put', '2 Put'),
      'partly',
    ],
  ]);
});

describe('a step that asks who and where', () => {
  const lost = 'Run run run. The ground was shaking. A foot came down. It was dark.';
  const asked =
    'I was lost at the start. Tell us in the first lines who is running and where they are.';
  expectVerdicts(lost, [
    [
      'who, and nothing but a body for where',
      asked,
      lost.replace('run. The', 'run. Hemi was running with his little sister on his back. The'),
      'partly',
    ],
    [
      'both',
      asked,
      lost.replace(
        'run. The',
        'run. Hemi and his little sister were running through the bush. The',
      ),
      'done',
    ],
  ]);
});
