import { describe } from 'vitest';
import { expectVerdicts, type OwnStepCase } from '../../testing/own-step-cases.ts';

const zoo =
  'We saw the lions first and they were asleep. Then we had lunch by the lake. A duck stole my sandwich. We went on the bus and sang songs. After that we saw the monkeys swinging. I went with Nana and my cousin Mele.';
const letter =
  'Dear Mrs Tane,\nI am in Room 5 at your school. The taps by the field are broken. We get thirsty after netball. My friend Ana fainted last week. Please can you buy a new water fountain.\nFrom Ben';
const tuatara =
  'Tuatara\nTuatara are reptiles that live on islands. They hunt wētā in the dark. Tuatara are green and spiky. They grow to sixty centimetres. Tuatara eat beetles, worms and snails. Cats and rats are their enemies.';
const slime =
  'How to make slime\n1. Put the glue in a bowl.\n2. Stir it until it is stretchy.\n3. Add the baking soda.\n4. Play with it.\nTip: wash your hands when you finish.';

/** With one sentence elsewhere. */
function moved(text: string, from: number, to: number): string {
  const sentences = text.split(/(?<=\.) /u);
  return sentences
    .toSpliced(from, 1)
    .toSpliced(to, 0, sentences[from] ?? '')
    .join(' ');
}

const cases = (
  comment: string,
  drafts: readonly [what: string, after: string, verdict: OwnStepCase[3]][],
): OwnStepCase[] => drafts.map(([what, after, verdict]) => [what, comment, after, verdict]);

describe('a step that asks to put something at the beginning', () => {
  const bus = 'Put the part about the bus at the beginning.';
  expectVerdicts(
    zoo,
    cases(bus, [
      ['what it names, first', moved(zoo, 3, 0), 'done'],
      ['what it names, further on', moved(zoo, 3, 5), 'notYet'],
      ['another sentence first', moved(zoo, 4, 0), 'notYet'],
      ['only more about something else', zoo.replace('asleep', 'fast asleep'), 'notYet'],
    ]),
  );
  expectVerdicts(
    zoo,
    cases('The bus ride happened first, so it should go at the start.', [
      ['what it names, first', moved(zoo, 3, 0), 'done'],
    ]),
  );
  expectVerdicts(
    zoo,
    cases('Who went with you? Move the sentence that tells us to the start.', [
      ['those people, first', moved(zoo, 5, 0), 'done'],
      [
        'those people in the first sentence, and not at the end',
        moved(zoo, 5, 0).replace(
          'I went with Nana and my cousin Mele. We saw',
          'Nana, my cousin Mele and I went and saw',
        ),
        'done',
      ],
    ]),
  );
  const asking = 'Please can you buy a new water fountain.';
  const first = letter.replace(` ${asking}`, '');
  expectVerdicts(
    letter,
    cases('Take the sentence that says what you want and put it at the very beginning.', [
      ['that sentence under the greeting', first.replace('I am', `${asking} I am`), 'done'],
      [
        'that sentence in other words',
        first.replace('I am', 'Could you please buy our school a new water fountain? I am'),
        'done',
      ],
      ['new words that may say it', letter.replace('I am', 'We want a tap. I am'), 'cantTell'],
      ['another sentence first', letter.replace('Room 5 at', 'Room 5 and 6 at'), 'notYet'],
    ]),
  );
});

describe('a step that asks to put something before or after something else', () => {
  expectVerdicts(
    zoo,
    cases('The duck should come after the monkeys.', [
      ['after it', moved(zoo, 2, 4), 'done'],
      ['others in another order', moved(zoo, 0, 1), 'notYet'],
    ]),
  );
  expectVerdicts(
    zoo,
    cases('Swap the sentence about the lions with the one about the bus.', [
      ['each in the place of the other', moved(moved(zoo, 3, 0), 1, 3), 'done'],
      ['a third one moved', moved(zoo, 5, 0), 'notYet'],
    ]),
  );
  const tip = '\nTip: wash your hands when you finish.';
  const swapped = slime
    .replace('2. Stir it until it is stretchy.\n3. Add', '2. Add')
    .replace('soda.', 'soda.\n3. Stir it until it is stretchy.');
  expectVerdicts(slime, [
    ...cases('Your tip should come before step 3.', [
      ['before it', slime.replace(tip, '').replace('\n3.', `${tip}\n3.`), 'done'],
      ['where it was', slime.replace('a bowl', 'a big bowl'), 'notYet'],
    ]),
    ...cases('Swap steps 2 and 3 around.', [
      ['with new numbers', swapped, 'done'],
      ['as they were', slime.replace('a bowl', 'a big bowl'), 'notYet'],
    ]),
    ...cases('Step 3 needs to go before step 2.', [['before it', swapped, 'done']]),
  ]);
});

describe('a step that asks to put something with what is like it', () => {
  const hunt = ' They hunt wētā in the dark.';
  expectVerdicts(
    tuatara,
    cases('The sentence about hunting wētā belongs with what they eat.', [
      ['beside that', tuatara.replace(hunt, '').replace('snails.', `snails.${hunt}`), 'done'],
      [
        'in one sentence with that',
        tuatara.replace(hunt, '').replace('and snails.', 'and snails and hunt wētā in the dark.'),
        'done',
      ],
      [
        'beside something else',
        tuatara.replace(hunt, '').replace('Tuatara are rep', `${hunt.trim()} Tuatara are rep`),
        'cantTell',
      ],
      ['where it was', tuatara.replace('sixty', 'about sixty'), 'notYet'],
    ]),
  );
});

describe('a step that names a place and asks to write something there', () => {
  expectVerdicts(
    zoo,
    cases('Take out the duck and put something about the monkeys first.', [
      ['an old sentence there', moved(zoo, 4, 0), 'cantTell'],
    ]),
  );
  expectVerdicts(
    zoo,
    cases('Tell us how the lions looked at the start.', [
      ['another sentence there', moved(zoo, 3, 0), 'notYet'],
    ]),
  );
});
