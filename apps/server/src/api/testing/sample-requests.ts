import { operations, type Operation, type OperationName } from '@second-draft/contract';
import { draftSaying } from '../../drafts/testing/draft-saying.ts';
import { files } from '../../google/testing/school.ts';
import { pdfOf } from '../../rubrics/testing/pdf-file.ts';

/** What of one teacher's own the requests name. */
export const HERS = {
  rubricId: 'abcdefabcdefabcdefabcdef',
  feedbackId: 'feedback-of-hers',
  courseId: '501',
  assignmentId: '601',
} as const;

interface Sample {
  params?: Record<string, string>;
  /** JSON, or a form. @param token a Google token of the caller's own */
  body?: (token: string) => unknown;
}

const place = { courseId: HERS.courseId, id: HERS.assignmentId };
const document = { docId: files.recount.id };
const rubric = { id: HERS.rubricId };
const text = 'On Monday we went to camp and it rained all day long. '.repeat(3);

const draft = draftSaying('We swam.');

function uploadedForm(): FormData {
  const form = new FormData();
  form.set('title', 'Narrative');
  form.set(
    'pdf',
    new Blob([new Uint8Array(pdfOf(['I can order events in time', 'I can use past tense verbs']))]),
    'rubric.pdf',
  );
  return form;
}

/** A valid request of every operation, for what is one teacher's. */
export const samples: Record<OperationName, Sample> = {
  config: {},
  signIn: { body: (token) => ({ access_token: token }) },
  logout: {},
  checkAuth: {},
  account: {},
  openPortal: {},
  token: {},
  replaceToken: { body: (token) => ({ access_token: token }) },
  saveCategories: { body: () => ({ categories: [] }) },
  saveSettings: { body: () => ({ settings: { email_updates: true } }) },
  classrooms: {},
  classroom: { params: place },
  assignments: { params: place },
  submissions: { params: place },
  classroomRubric: { params: place },
  document: { params: document },
  slides: { params: { docId: files.slides.id } },
  documents: { body: () => ({ files: [{ id: files.recount.id, kind: 'document' }] }) },
  file: { params: { fileId: files.recount.id } },
  comment: { body: () => ({ ...document, commentText: 'Ka pai!' }) },
  drafts: { params: place },
  saveDraft: { params: { ...place, ...document }, body: () => draft },
  feedback: {
    body: () => ({
      prompt: text,
      studentName: 'Bella',
      wordCount: 70,
      category: 'Ideas',
      courseId: HERS.courseId,
    }),
  },
  simplify: {
    body: () => ({ feedback: 'You show us the rock pool.', feedbackId: HERS.feedbackId }),
  },
  whatWasSent: { params: { feedbackId: HERS.feedbackId } },
  rubrics: {},
  uploadRubric: { body: uploadedForm },
  renameRubric: { body: () => ({ _id: HERS.rubricId, newTitle: 'Mine now' }) },
  rubricFile: { params: rubric },
  removeRubric: { params: rubric },
  exportAccount: {},
  deleteAccount: {},
  captcha: {},
  contact: {
    body: () => ({
      email: 'aroha@kura.example',
      school: 'Kura o Kōwhai',
      message: 'How do we join?',
      captchaToken: 'not solved',
    }),
  },
  receivedMessages: {},
  completions: {},
};

/** The request as it is sent. */
export function requestOf(name: OperationName, token: string) {
  const { method, path }: Operation = operations[name];
  const { params = {}, body }: Sample = samples[name];
  const address = path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  return { method, path: address, sent: body ? { body: body(token) } : {} };
}
