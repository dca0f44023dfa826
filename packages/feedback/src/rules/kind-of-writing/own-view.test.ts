import { describe, expect, it } from 'vitest';
import { doubtersQuestion } from '../challenge/arguing/doubters-question.ts';
import { modalVerbs } from '../language/tone/modal-verbs.ts';
import { position } from '../structure/argument/position.ts';
import { quoted } from '../testing/quoted.ts';

const rest =
  ' We disagree. Zoos keep birds safe. In my opinion they help. Vets treat them there. Animals need space and vets. Would you like to see none?';

describe('a view that is not the writer’s', () => {
  it.each([
    'The moot for today is that zoos should be closed.',
    'Today’s motion is that every zoo should be closed.',
    'The statement says zoos should be closed.',
    'The topic we were given is whether zoos should be closed.',
    'Our opponents told you that zoos should be closed.',
    'The affirmative team believes that all zoos must be closed.',
    'My cousin thinks zoos should be closed.',
    'Mum says that we should close zoos.',
    'They argue that people must not keep animals.',
  ])('is no position, no sure claim and no place to doubt: “%s”', (opening) => {
    const said = [position, modalVerbs, doubtersQuestion].flatMap((rule) =>
      quoted(rule, opening + rest),
    );
    expect(said.filter((one) => opening.includes(one))).toEqual([]);
  });

  it.each([
    'We believe that zoos should stay open.',
    'Zoos should stay open for ever.',
    'We, the negative team, say that zoos should stay open.',
    'Mum says no, but I think zoos should stay open.',
    'In my opinion all zoos should stay open.',
    'I told my class that zoos should stay open.',
  ])('stays a position where the writer holds it: “%s”', (opening) => {
    const [first] = quoted(position, opening + rest);
    expect(opening).toContain(first);
  });
});
