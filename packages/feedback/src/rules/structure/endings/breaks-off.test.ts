import { expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { breaksOff } from './breaks-off.ts';

it('of a plan and a first paragraph, it is the paragraph that breaks off', () => {
  const plan =
    'PLAN\nTopic: scooters\nReason 1 - safety\n- cars\nwords to use: therefore, reckless';
  const paragraph = 'Have you ever been hit by a scooter? Well I have. And I still';
  expect(quoted(breaksOff, `${plan}\nParagraph 1\n${paragraph}`)).toEqual(['I still']);
});
