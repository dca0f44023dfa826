import type { Voice } from '@second-draft/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { fakeNetwork, json } from '../../../testing/fake-network.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { VoiceSection } from '../index.ts';

export const exampleOf = (id: string) => ({
  id,
  text: `[name], ka pai ${id}!`,
  pickedAt: '2026-05-04',
});
export const nothing = () => new Response(null, { status: 204 });
export const SAVE = 'PUT /api/voice';

export function show(voice: Voice, hasModel = true) {
  const network = fakeNetwork({
    'GET /api/voice': json(voice),
    [SAVE]: ({ body }) => {
      network.answers['GET /api/voice'] = json({ ...voice, ...JSON.parse(body as string) });
      return nothing();
    },
    'DELETE /api/voice/examples/one': json({ undo: 'sealed' }),
  });
  showScreen(
    [
      {
        path: '/',
        element: (
          <Suspense>
            <VoiceSection hasModel={hasModel} />
          </Suspense>
        ),
      },
    ],
    '/',
  );
  return network;
}

export const box = (name: string) => screen.getByRole('textbox', { name });
export const turnOn = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: 'Write as I do' }));
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save how I write' }));
