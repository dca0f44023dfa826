import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork, json } from '../../../testing/fake-network.ts';
import { sampleProfile } from '../../../testing/samples.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import RubricsScreen from '../rubrics-screen.tsx';

export const subscriber = sampleProfile({
  subscription: { status: 'active', type: 'single', expires: null },
});

export const rubric = (digit: string, title: string) => ({
  _id: digit.repeat(24),
  metadata: { title },
});

export function show(rubrics = [rubric('a', 'Persuasive')]) {
  const network = fakeNetwork({
    'GET /api/rubrics': json(rubrics),
    'POST /api/rubrics': json(rubric('b', 'Recount')),
    'PUT /api/settings': json(subscriber),
  });
  showScreen([{ path: '/rubrics', element: <RubricsScreen /> }], '/rubrics');
  return network;
}

/** The file input is hidden behind the button. */
export async function choose(file: File) {
  await screen.findByRole('button', { name: 'Choose a PDF' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input');
  await userEvent.upload(input, file, { applyAccept: false });
}

export const pdf = new File(['%PDF-1.7'], 'Recount.pdf', { type: 'application/pdf' });
