import { errors } from '@second-draft/contract';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import type { ShownText } from '../../assignment/index.ts';
import { useTold, type Telling } from './use-told.ts';

const refused = new ApiError(500, 'internal', errors.internal.message);

const textOf = (documentId: string): ShownText => ({
  documentId,
  studentName: 'Bo Li',
  text: 'We went to camp.',
  typedByTeacher: false,
});

test('texts that arrive while others are refused are asked about all the same', async () => {
  const first = Promise.withResolvers<never>();
  const asked: string[] = [];
  const telling: Telling<string> = {
    idOf: (id) => id,
    onFailed: 'It could not be loaded.',
    async ask([text], _signal, onTold) {
      const id = text?.documentId ?? '';
      asked.push(id);
      if (id === 'one') await first.promise;
      onTold([id]);
    },
  };
  const { result, rerender } = renderHook(({ texts }) => useTold(texts, true, telling), {
    initialProps: { texts: [textOf('one')] },
  });
  await waitFor(() => expect(asked).toEqual(['one']));
  rerender({ texts: [textOf('one'), textOf('two')] });
  first.reject(refused);
  await waitFor(() => expect([...result.current.told.keys()]).toEqual(['two']));
  expect(result.current.answered).toEqual(['one', 'two']);
});
