import { failureMessages, pickingMessages } from '@second-draft/contract';
import { notifications } from '@mantine/notifications';
import { expect, test, vi } from 'vitest';
import { fakeNetwork, json } from '../../../testing/fake-network.ts';
import { sampleConfig } from '../../../testing/samples.ts';
import { file } from '../testing/sample-work.ts';
import { newWork } from '../work/work.ts';
import { createWorkStore } from '../work/work-store.ts';
import { pickFiles } from './pick-files.ts';

type Picked = (answer: { action: string; docs: { id: string }[] }) => void;

/** Google's picker, in which the teacher chooses these files. */
function pickerChoosing(ids: readonly string[]) {
  let onPicked: Picked = () => {};
  const chainable = (methods: object = {}) =>
    new Proxy(methods, {
      get: (own, name, self: object) => Reflect.get(own, name) ?? (() => self),
    });
  const shown = {
    setVisible: () => onPicked({ action: 'picked', docs: ids.map((id) => ({ id })) }),
  };
  const builder = chainable({
    build: () => shown,
    setCallback(callback: Picked) {
      onPicked = callback;
      return builder;
    },
  });
  vi.stubGlobal('gapi', {});
  vi.stubGlobal('google', {
    picker: {
      PickerBuilder: function PickerBuilder() {
        return builder;
      },
      DocsView: function DocsView() {
        return chainable();
      },
      ViewId: {},
      DocsViewMode: {},
      Feature: {},
    },
  });
}

const documentOf = (userId: string, fullName: string, id = `document-of-student-${userId}`) => ({
  ...file,
  id,
  student: { ...file.student, userId, fullName, firstName: 'Bo', shortName: fullName },
});

/** Asked for by the bar’s button. @returns what has been shown of it */
async function allPicked(
  files: readonly (typeof file)[],
  access: { isAppAuthorized: boolean; isCommentRefused: boolean },
) {
  const ids = files.map(({ id }) => id);
  const confirmed = ids.map((id) => {
    const info = { id, name: '', kind: null, modifiedTime: null };
    return [`GET /api/file/${id}`, json({ ...info, ...access })] as const;
  });
  fakeNetwork({
    ...Object.fromEntries(confirmed),
    'GET /api/config': json(sampleConfig),
    'GET /api/token': json({ access_token: 'token' }),
  });
  pickerChoosing(ids);
  const show = vi.spyOn(notifications, 'show');
  await pickFiles(createWorkStore(files.map((one) => newWork(one))), undefined);
  return show;
}

test('whose documents refuse comments is told in full, once each, and of two namesakes', async () => {
  const files = [
    documentOf('1', 'Bo Li'),
    documentOf('2', 'Bo Li'),
    documentOf('3', 'Bo Ng'),
    documentOf('3', 'Bo Ng', 'another-document'),
  ];
  const show = await allPicked(files, { isAppAuthorized: false, isCommentRefused: true });
  expect(show).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: pickingMessages.refusedOf('Bo Li, Bo Li and Bo Ng') }),
  );
});

test('on how many documents she can post is told once she has chosen them', async () => {
  const files = [documentOf('1', 'Bo Li'), documentOf('3', 'Bo Ng')];
  const show = await allPicked(files, { isAppAuthorized: true, isCommentRefused: false });
  expect(show).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'You can post on 2 documents now.' }),
  );
});

test('a picker that can’t be had is told with what to do', async () => {
  fakeNetwork({
    'GET /api/config': json(sampleConfig),
    'GET /api/token': json({ access_token: 'token' }),
  });
  vi.stubGlobal('gapi', {
    load: (_: string, { onerror }: { onerror: () => void }) => onerror(),
  });
  vi.stubGlobal('google', {});
  const show = vi.spyOn(notifications, 'show');
  const store = createWorkStore([newWork(file)]);
  await expect(pickFiles(store, undefined)).rejects.toThrow('The picker could not be loaded');
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ message: failureMessages.internal }));
});
