import { CLASSROOM_NAME, messages, type ClientConfig, type FileKind } from '@second-draft/contract';
import { clientConfig, useClientConfig } from './config.ts';

interface Emptiness {
  title: string;
  hint?: string;
}

/** Wording that depends on where the classes are: Google Classroom or a local folder. */
export interface ClassroomWords {
  logIn: string;
  noClasses: Emptiness;
  noAssignments: Emptiness;
  noStudents: Emptiness;
  noDocuments: Emptiness;
  /** Reassures that no student gets feedback unasked. */
  nothingSent: string;
  kinds: Record<FileKind, string>;
  /** The service's own web pages; null for a folder. */
  service: { name: string; home: string } | null;
  slidesHint: string;
}

const google: ClassroomWords = {
  logIn: 'Log in with Google',
  noClasses: { title: messages.classrooms.none },
  noAssignments: { title: messages.assignments.none, hint: messages.assignments.noneHint },
  noStudents: { title: messages.assignments.noStudents },
  noDocuments: {
    title: messages.assignment.noDocuments,
    hint: 'They appear here once students have opened their copies.',
  },
  nothingSent: 'Nothing goes to a student until you press Post.',
  kinds: { document: 'Google Docs', presentation: 'Google Slides' },
  service: { name: CLASSROOM_NAME, home: 'https://classroom.google.com' },
  slidesHint: 'Read students’ Google Slides as well. Google asks for one more permission.',
};

const putWriting =
  'Put each student’s writing in the assignment’s folder: a .txt, .md or .docx file with the student’s name, such as Bella Singh.docx.';

const folder: ClassroomWords = {
  logIn: 'Open my folder',
  noClasses: {
    title: 'There are no classes in your folder yet.',
    hint: 'Make a folder for each class, and in it a folder for each assignment.',
  },
  noAssignments: {
    title: messages.assignments.none,
    hint: 'In this class’s folder, make a folder for each assignment.',
  },
  noStudents: { title: messages.assignments.noStudents, hint: putWriting },
  noDocuments: { title: 'There is no writing in this folder yet.', hint: putWriting },
  nothingSent: 'Copy it to wherever your students read it.',
  kinds: { document: 'File', presentation: 'File' },
  service: null,
  slidesHint: '',
};

/** Assumes Google until the configuration has loaded: nearly every installation uses it. */
const wordsOf = (config: ClientConfig | undefined): ClassroomWords =>
  config?.classroom.signIn === null ? folder : google;

export const useClassroomWords = (): ClassroomWords => wordsOf(useClientConfig());

/** Whether the classes are in a folder on this computer. */
export const useIsFolder = (): boolean => useClassroomWords().service === null;

export const classroomWords = async (): Promise<ClassroomWords> => wordsOf(await clientConfig());

export const useCanPost = (): boolean => useClientConfig()?.classroom.posting ?? true;
