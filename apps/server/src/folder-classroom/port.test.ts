import path from 'node:path';
import { THIS_COMPUTER } from '@second-draft/contract';
import { testPort } from '../classroom-service/testing/port-suite.ts';
import { sampleClasses } from '../classroom-service/testing/sample-classes.ts';
import { createFolderClassroom } from './index.ts';
import { folderOfClasses } from './testing/folder-of-classes.ts';

testPort('a folder', async () => {
  const { folder, write, makeFolder, close } = await folderOfClasses();
  const service = createFolderClassroom(folder, 'secret', async () => undefined);
  for (const { name, assignments } of sampleClasses) {
    await makeFolder(name);
    for (const { title, work } of assignments)
      for (const { student, text } of work)
        await write(path.join(name, title, `${student}.txt`), text);
  }
  return {
    service,
    accessToken: THIS_COMPUTER,
    foreignToken: 'ya29.made-up',
    write: (_fileId, text) => write('Room 7/Camp recount/Bella Singh.txt', text),
    pick: () => undefined,
    close,
  };
});
