import { rename, rm, symlink, truncate } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TeacherClassroom } from '../classroom-service/index.ts';
import { there } from '../classroom-service/testing/port-suite.ts';
import { createFolderClassroom } from './index.ts';
import { docxOf, docxWith, paragraph } from './testing/docx-file.ts';
import { folderOfClasses, type FolderOfClasses } from './testing/folder-of-classes.ts';

const staying = () => new AbortController().signal;

let here: FolderOfClasses;
let classroom: TeacherClassroom;

const opened = (folder: string, secret = 'secret') =>
  createFolderClassroom(folder, secret, async () => undefined).open({
    accessToken: '',
    scopes: [],
  });

beforeEach(async () => {
  here = await folderOfClasses();
  classroom = opened(here.folder);
});
afterEach(() => here.close());

const classNames = async () => (await classroom.courses(staying())).map(({ name }) => name);

async function firstAssignment(from = classroom) {
  const [course] = await from.courses(staying());
  const courseId = there(course).id;
  const [assignment] = await from.assignments(courseId, staying());
  return { courseId, id: there(assignment).id };
}

async function handedIn(from = classroom): Promise<Map<string, string>> {
  const { courseId, id } = await firstAssignment(from);
  const all = await from.submissions(courseId, id, staying());
  return new Map(all.flatMap(({ files }) => files.map((file) => [file.title, file.id])));
}

const idOf = async (title: string) => there((await handedIn()).get(title));
const read = async (title: string) => classroom.text(await idOf(title), 'document', staying());

describe('what a folder shows', () => {
  it('is sorted as people sort, numbers by their size', async () => {
    for (const name of ['Room 10', 'Room 9', 'Ākonga', 'Beta']) await here.makeFolder(name);
    expect(await classNames()).toEqual(['Ākonga', 'Beta', 'Room 9', 'Room 10']);
  });

  it('leaves out what is hidden, what Word leaves while it is open, and other kinds of file', async () => {
    await here.makeFolder('.git');
    await here.write('notes.txt', 'Not a class');
    for (const name of ['.DS_Store', '.Bella.txt', '~$Bella.docx', 'photo.png', '.txt', ' .md'])
      await here.write(`Room 7/Camp/${name}`, 'x');
    await here.write('Room 7/Camp/Bella Singh.TXT', 'x');
    await here.makeFolder('Room 7/Camp/Caleb.txt');
    expect(await classNames()).toEqual(['Room 7']);
    expect([...(await handedIn()).keys()]).toEqual(['Bella Singh.TXT']);
  });

  it('has one student for all files of the same name, however it is spelt in bytes', async () => {
    await here.write('Room 7/Camp/Āwhina  Tūhoe.txt'.normalize('NFD'), 'One');
    await here.write('Room 7/Camp/Āwhina Tūhoe.md'.normalize('NFC'), 'Two');
    await here.write('Room 7/Poem/Āwhina Tūhoe.docx', docxOf());
    const { courseId, id } = await firstAssignment();
    const students = await classroom.students(courseId, staying());
    expect(students).toMatchObject([{ fullName: 'Āwhina Tūhoe', givenName: 'Āwhina' }]);
    const [submission] = await classroom.submissions(courseId, id, staying());
    expect(submission?.files).toHaveLength(2);
  });

  it('is unreadable when the folder has gone, and back when the folder is', async () => {
    await here.makeFolder('Room 7');
    const away = `${here.folder}-away`;
    await rename(here.folder, away);
    await expect(classroom.courses(staying())).rejects.toMatchObject({ code: 'folder_unreadable' });
    await rename(away, here.folder);
    expect(await classNames()).toEqual(['Room 7']);
  });
});

describe('ids', () => {
  it('reveal no names, and differ on another machine', async () => {
    await here.write('Room 7/Camp/Bella Singh.txt', 'We went.');
    const id = await idOf('Bella Singh.txt');
    const plain = Buffer.from(id, 'base64url').toString('latin1') + id;
    for (const word of ['Bella', 'Singh', 'Room', 'Camp', 'txt']) expect(plain).not.toContain(word);
    const elsewhere = await handedIn(opened(here.folder, 'another secret'));
    expect([...elsewhere.values()]).not.toContain(id);
  });

  it.each([
    '..',
    '../..',
    '/etc/passwd',
    '..%2F..%2Fetc%2Fpasswd',
    'Room 7/Camp/Bella.txt',
    'C:\\Windows',
    '\0',
    '',
    'x'.repeat(66),
    'x'.repeat(10_000),
  ])('that nobody was given (%j) lead nowhere', async (id) => {
    await here.write('Room 7/Camp/Bella.txt', 'We went.');
    const { courseId } = await firstAssignment();
    const lookingFor = [
      classroom.course(id, staying()),
      classroom.submissions(courseId, id, staying()),
      classroom.text(id, 'document', staying()),
      classroom.file(id, staying()),
    ];
    await Promise.all(
      lookingFor.map((failing) => expect(failing).rejects.toMatchObject({ code: 'not_found' })),
    );
  });
});

describe('links', () => {
  it('are passed over, wherever they lead', async () => {
    const outside = await folderOfClasses();
    await outside.write('Camp/Secret.txt', 'Nobody’s business');
    await here.write('Room 7/Camp/Bella.txt', 'We went.');
    await symlink(outside.folder, path.join(here.folder, 'Linked class'));
    await symlink(path.join(outside.folder, 'Camp'), path.join(here.folder, 'Room 7/Linked'));
    await symlink(
      path.join(outside.folder, 'Camp/Secret.txt'),
      path.join(here.folder, 'Room 7/Camp/Secret.txt'),
    );
    expect(await classNames()).toEqual(['Room 7']);
    const { courseId } = await firstAssignment();
    await expect(classroom.assignments(courseId, staying())).resolves.toHaveLength(1);
    expect([...(await handedIn()).keys()]).toEqual(['Bella.txt']);
    await outside.close();
  });

  it('that take a file’s or a folder’s place later are not followed', async () => {
    const outside = await folderOfClasses();
    await outside.write('Bella.txt', 'Nobody’s business');
    await here.write('Room 7/Camp/Bella.txt', 'We went.');
    const id = await idOf('Bella.txt');
    const file = path.join(here.folder, 'Room 7/Camp/Bella.txt');
    await rm(file);
    await symlink(path.join(outside.folder, 'Bella.txt'), file);
    await expect(classroom.text(id, 'document', staying())).rejects.toMatchObject({
      code: 'not_found',
    });
    await rm(path.dirname(file), { recursive: true });
    await symlink(outside.folder, path.dirname(file));
    await expect(classroom.text(id, 'document', staying())).rejects.toMatchObject({
      code: 'not_found',
    });
    await outside.close();
  });

  it('may lead to the folder itself', async () => {
    await here.makeFolder('classes/Room 7');
    const link = path.join(here.folder, 'link');
    await symlink(path.join(here.folder, 'classes'), link);
    await expect(opened(link).courses(staying())).resolves.toMatchObject([{ name: 'Room 7' }]);
  });
});

describe('a student’s file', () => {
  it('is read from a Word document', async () => {
    await here.write('Room 7/Camp/Bella.docx', docxOf(paragraph('We went.\nIt rained.')));
    expect(await read('Bella.docx')).toBe('We went.\nIt rained.');
  });

  it('that has gone since it was listed is not found', async () => {
    await here.write('Room 7/Camp/Bella.txt', 'We went.');
    const id = await idOf('Bella.txt');
    await rm(path.join(here.folder, 'Room 7/Camp/Bella.txt'));
    const calls = [classroom.text(id, 'document', staying()), classroom.file(id, staying())];
    await Promise.all(
      calls.map((failing) => expect(failing).rejects.toMatchObject({ code: 'not_found' })),
    );
  });

  it.each([
    ['a picture with another name', 'Bella.txt', Buffer.from([0x89, 0x50, 0, 0, 1])],
    ['no Word document', 'Bella.docx', Buffer.from('just words')],
    ['an empty Word document', 'Bella.docx', Buffer.alloc(0)],
  ])('that is %s is unreadable', async (_case, name, content) => {
    await here.write(`Room 7/Camp/${name}`, content);
    await expect(read(name)).rejects.toMatchObject({ code: 'document_unreadable' });
  });

  it('of a size that no text has is unreadable, and not taken into memory', async () => {
    await here.write('Room 7/Camp/Bella.txt', 'We went.');
    await truncate(path.join(here.folder, 'Room 7/Camp/Bella.txt'), 8 * 1024 ** 3);
    await expect(read('Bella.txt')).rejects.toMatchObject({ code: 'document_unreadable' });
  });

  // The server runs in this process: surviving is the point. To pack so much takes a while.
  it('that unpacks to half a gigabyte is given up', { timeout: 120_000 }, async () => {
    const packed = docxWith(Buffer.alloc(512 * 1024 ** 2, ' '));
    expect(packed.length).toBeLessThan(1024 ** 2);
    await here.write('Room 7/Camp/Bella.docx', packed);
    await expect(read('Bella.docx')).rejects.toMatchObject({ code: 'document_unreadable' });
  });
});
