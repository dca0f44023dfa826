import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconKeyboard } from './drawn/keyboard.ts';

test.each([
  ['of the usual size', {}, '1.5rem'],
  ['of 18 pixels', { size: 18 }, '1.125rem'],
])('an icon %s grows with the letters of the browser', (_, size, side) => {
  const { container } = render(<IconKeyboard {...size} />);
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual([side, side]);
});
