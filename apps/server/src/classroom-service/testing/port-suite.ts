import { classroomId, fileId, personId } from '@second-draft/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClassroomService, TeacherClassroom } from '../index.ts';
import { sampleClasses } from './sample-classes.ts';

export interface SampleService {
  service: ClassroomService;
  /** Signs in the classes' teacher. */
  accessToken: string;
  /** Issued to nobody. */
  foreignToken: string;
  write(fileId: string, text: string): Promise<void>;
  /** Lets the product comment on a file, where the service allows comments. */
  pick(fileId: string): void;
  close(): Promise<void>;
}

export function there<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('Something is missing that the test put there');
  return found;
}

const staying = () => new AbortController().signal;
const [room, emptyRoom] = sampleClasses;

export function testPort(name: string, open: () => Promise<SampleService>): void {
  describe(`the classroom service with ${name}`, () => {
    let sample: SampleService;
    let classroom: TeacherClassroom;
    beforeAll(async () => {
      sample = await open();
      const { grant } = await sample.service.admit(sample.accessToken, staying());
      classroom = sample.service.open(grant);
    });
    afterAll(() => sample.close());

    const courseNamed = async (wanted: string) => {
      const found = (await classroom.courses(staying())).find((one) => one.name === wanted);
      return there(found).id;
    };
    async function assignmentTitled(wanted: string) {
      const courseId = await courseNamed(room.name);
      const all = await classroom.assignments(courseId, staying());
      const found = all.find(({ title }) => title === wanted);
      return { courseId, id: there(found).id };
    }
    async function fileOf(student: string) {
      const { courseId, id } = await assignmentTitled('Camp recount');
      const students = await classroom.students(courseId, staying());
      const who = students.find(({ fullName }) => fullName === student);
      const handedIn = await classroom.submissions(courseId, id, staying());
      const theirs = handedIn.find(({ studentId }) => studentId === who?.id);
      return there(theirs?.files[0]);
    }

    it('admits the teacher, and knows her by the same id each time', async () => {
      const first = await sample.service.admit(sample.accessToken, staying());
      const again = await sample.service.admit(sample.accessToken, staying());
      expect(again.identity).toEqual(first.identity);
      expect(first.grant.accessToken).toBe(sample.accessToken);
      expect(first.grant.expires).toBeGreaterThan(Date.now() / 1000);
    });

    it('renews the teacher’s own grant, and takes no token that it hasn’t issued', async () => {
      const { service, accessToken, foreignToken } = sample;
      const { identity } = await service.admit(accessToken, staying());
      await expect(service.renew(identity.id, accessToken, staying())).resolves.toMatchObject({
        accessToken,
      });
      const refusals = [
        service.admit(foreignToken, staying()),
        service.renew(identity.id, foreignToken, staying()),
      ];
      await Promise.all(
        refusals.map((refused) => expect(refused).rejects.toMatchObject({ code: 'token_refused' })),
      );
    });

    it('lists the classes, under ids that addresses can carry', async () => {
      const courses = await classroom.courses(staying());
      expect(courses.map((one) => one.name)).toEqual([room.name, emptyRoom.name]);
      for (const course of courses) {
        expect(classroomId.safeParse(course.id).success).toBe(true);
        await expect(classroom.course(course.id, staying())).resolves.toEqual(course);
      }
    });

    it('names the students of a class, and nobody in a class without work', async () => {
      const students = await classroom.students(await courseNamed(room.name), staying());
      expect(students.map(({ fullName }) => fullName).toSorted()).toEqual([
        'Bella Singh',
        'Āwhina Tūhoe',
      ]);
      expect(students.map(({ givenName }) => givenName).toSorted()).toEqual(['Bella', 'Āwhina']);
      for (const { id } of students) expect(personId.safeParse(id).success).toBe(true);
      const nobody = await courseNamed(emptyRoom.name);
      await expect(classroom.students(nobody, staying())).resolves.toEqual([]);
    });

    it('lists the assignments of a class, and when they were set', async () => {
      const assignments = await classroom.assignments(await courseNamed(room.name), staying());
      expect(assignments.map(({ title }) => title).toSorted()).toEqual(['Camp recount', 'Poem']);
      for (const { id, created } of assignments) {
        expect(classroomId.safeParse(id).success).toBe(true);
        expect(Date.parse(created)).toBeGreaterThan(0);
      }
      const none = await courseNamed(emptyRoom.name);
      await expect(classroom.assignments(none, staying())).resolves.toEqual([]);
    });

    it('has what each student handed in, and their texts a paragraph a line', async () => {
      const { courseId, id } = await assignmentTitled('Camp recount');
      const handedIn = await classroom.submissions(courseId, id, staying());
      expect(handedIn).toHaveLength(2);
      for (const { student, text } of room.assignments[0]?.work ?? []) {
        const file = await fileOf(student);
        expect(fileId.safeParse(file.id).success).toBe(true);
        await expect(classroom.text(file.id, 'document', staying())).resolves.toBe(text);
      }
    });

    it('has what was handed in for all assignments at once, each with its own', async () => {
      const { courseId, id } = await assignmentTitled('Camp recount');
      const all = await classroom.allSubmissions(courseId, staying());
      const ofCamp = all.filter(({ assignmentId }) => assignmentId === id);
      expect(all.length).toBeGreaterThan(ofCamp.length);
      const alone = await classroom.submissions(courseId, id, staying());
      expect(ofCamp.map((one) => one.id).toSorted()).toEqual(alone.map((one) => one.id).toSorted());
    });

    it('gives one student the same id in all assignments', async () => {
      const ids = await Promise.all(
        ['Camp recount', 'Poem'].map(async (title) => {
          const { courseId, id } = await assignmentTitled(title);
          const handedIn = await classroom.submissions(courseId, id, staying());
          return handedIn.map(({ studentId }) => studentId);
        }),
      );
      expect(ids[0]).toContain(ids[1]?.[0]);
    });

    it('reads a text anew once its student has changed it', async () => {
      const { id } = await fileOf('Bella Singh');
      await sample.write(id, 'The bus was very late.');
      await expect(classroom.text(id, 'document', staying())).resolves.toBe(
        'The bus was very late.',
      );
      await sample.write(id, 'The bus was late.');
    });

    it('tells a document from a presentation', async () => {
      const { id } = await fileOf('Bella Singh');
      await expect(classroom.text(id, 'presentation', staying())).resolves.toBeNull();
    });

    it('has no criteria where nobody made a rubric', async () => {
      const { courseId, id } = await assignmentTitled('Poem');
      await expect(classroom.rubric(courseId, id, staying())).resolves.toEqual([]);
    });

    it('knows a file’s name, and when it was changed', async () => {
      const { id, title } = await fileOf('Āwhina Tūhoe');
      sample.pick(id);
      const facts = await classroom.file(id, staying());
      expect(facts).toMatchObject({ id, name: title, kind: 'document' });
      expect(Date.parse(facts.modified ?? '')).toBeGreaterThan(0);
    });

    it('posts a comment if it tells browsers so, and only then', async () => {
      const { id } = await fileOf('Āwhina Tūhoe');
      sample.pick(id);
      expect(classroom.comments !== null).toBe(sample.service.inBrowser.config.posting);
      const facts = await classroom.file(id, staying());
      expect(facts.isPicked && facts.canComment).toBe(classroom.comments !== null);
      const posted = await classroom.comments?.post(id, 'Great start.', staying());
      expect(posted === undefined || Date.parse(posted.posted) > 0).toBe(true);
    });

    it('does not find what is not there', async () => {
      const { courseId, id } = await assignmentTitled('Poem');
      const nothing = 'no-such-thing-anywhere';
      const lookingFor = [
        classroom.course(nothing, staying()),
        classroom.students(nothing, staying()),
        classroom.teachers(nothing, staying()),
        classroom.assignments(nothing, staying()),
        classroom.submissions(nothing, id, staying()),
        classroom.allSubmissions(nothing, staying()),
        classroom.submissions(courseId, nothing, staying()),
        classroom.rubric(courseId, nothing, staying()),
        classroom.text(nothing, 'document', staying()),
      ];
      await Promise.all(
        lookingFor.map((failing) => expect(failing).rejects.toMatchObject({ code: 'not_found' })),
      );
    });

    it('stops when the browser has gone away', async () => {
      const courseId = await courseNamed(room.name);
      const { id } = await fileOf('Bella Singh');
      const gone = AbortSignal.abort(new Error('gone'));
      const calls = [
        classroom.courses(gone),
        classroom.students(courseId, gone),
        classroom.assignments(courseId, gone),
        classroom.text(id, 'document', gone),
        classroom.file(id, gone),
      ];
      await Promise.all(calls.map((stopped) => expect(stopped).rejects.toThrow('gone')));
    });
  });
}
