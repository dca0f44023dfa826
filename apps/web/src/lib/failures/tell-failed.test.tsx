import { errors } from '@second-draft/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';
import { ApiError } from '../api/index.ts';
import { tellFailed, tellProblem } from './tell-failed.ts';

const show = (tell: () => void) => act(tell);
const refused = new ApiError(503, 'classroom_unavailable', errors.classroom_unavailable.message);

test('what fails twice in the same way is told once, and what differs beside it', async () => {
  showScreen([{ path: '/', element: <p>Here</p> }], '/');
  for (let time = 0; time < 2; time += 1) {
    show(() => void tellProblem('Not copied.'));
    show(() => tellFailed('Not saved.', refused));
    show(() => tellFailed('Not deleted.', refused));
  }
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3));
  expect(screen.getAllByText('Not copied.')).toHaveLength(1);
  expect(screen.getAllByText(errors.classroom_unavailable.message)).toHaveLength(2);
});
