import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { there } from '../classroom-service/testing/port-suite.ts';
import { createFolderClassroom } from './index.ts';
import { folderOfClasses } from './testing/folder-of-classes.ts';

const staying = () => new AbortController().signal;

it('an assignment that goes while its class is read leaves the others readable', async () => {
  const { folder, write, close } = await folderOfClasses();
  await write('Room 7/Camp/Bella.txt', 'We went.');
  await write('Room 7/Poem/Bella.txt', 'Rain.');
  const service = createFolderClassroom(folder, 'secret', async () => undefined);
  const classroom = service.open({ accessToken: '', scopes: [] });
  const [course] = await classroom.courses(staying());
  const poem = path.join(folder, 'Room 7/Poem');
  const away = path.join(folder, 'away');
  const read = new AbortController();
  const comeAndGo = async () => {
    while (!read.signal.aborted) {
      await rename(poem, away);
      await rename(away, poem);
    }
  };
  const coming = comeAndGo();
  // Only a few find it between being listed and being looked at.
  const reading = Array.from({ length: 300 }, () =>
    classroom.assignments(there(course).id, staying()),
  );
  const lists = await Promise.allSettled(reading);
  read.abort();
  await coming;
  const firsts = lists.map((list) => list.status === 'fulfilled' && list.value[0]?.title);
  expect(new Set(firsts)).toEqual(new Set(['Camp']));
  await close();
});
