import {
  operations,
  type Access,
  type Operation,
  type OperationName,
  type Operations,
} from '@second-draft/contract';
import {
  everyone,
  notHers,
  office,
  paid,
  refused,
  roles,
  signedIn,
  usable,
  type Row,
} from './answers-by-role.ts';
import { draftSaying } from '../../drafts/testing/draft-saying.ts';
import { files } from '../../google/testing/school.ts';
import { HERS } from './hers.ts';
import { uploadedForm } from './uploaded-form.ts';

/** A request for the first teacher's data, and each role's answer to it. */
interface Entry {
  answers: Row;
  params?: Record<string, string>;
  /** JSON, or a form. @param token a Google token of the caller's own */
  body?: (token: string) => unknown;
}

/** Only operations with params or a body can name someone else's data. */
type Naming = {
  [Name in OperationName]: Operations[Name] extends { params: unknown } | { body: unknown }
    ? Name
    : never;
}[OperationName];

const place = { courseId: HERS.courseId, id: HERS.assignmentId };
const document = { docId: files.recount.id };
const rubric = { id: HERS.rubricId };
const text = 'On Monday we went to camp and it rained all day long. '.repeat(3);
const shownText = {
  documentId: files.recount.id,
  studentName: 'Bella Singh',
  text,
  typedByTeacher: false,
};

const draft = draftSaying('We swam.');

const table: Record<Naming, Entry> & Partial<Record<OperationName, Entry>> = {
  signIn: {
    answers: everyone,
    body: (token) => ({ access_token: token }),
  },
  checkAuth: {
    answers: {
      ...everyone,
      nobody: '403 session_ended',
      expired: '401 subscription_expired',
    },
  },
  replaceToken: {
    answers: signedIn,
    body: (token) => ({ access_token: token }),
  },
  saveCategories: {
    answers: signedIn,
    body: () => ({ categories: [] }),
  },
  saveSettings: {
    answers: signedIn,
    body: () => ({ settings: { email_updates: true } }),
  },
  classroom: { answers: notHers(usable), params: place },
  assignments: { answers: notHers(usable), params: place },
  progress: { answers: notHers(usable), params: place },
  changedSince: { answers: usable, params: place },
  waiting: { answers: usable },
  submissions: { answers: notHers(usable), params: place },
  classroomRubric: {
    // An empty list, as for any assignment without criteria.
    answers: usable,
    params: place,
  },
  document: { answers: notHers(usable, '422 document_unreadable'), params: document },
  slides: {
    answers: notHers(usable, '422 document_unreadable'),
    params: { docId: files.slides.id },
  },
  documents: {
    answers: usable,
    body: () => ({ files: [{ id: files.recount.id, kind: 'document' }] }),
  },
  file: { answers: notHers(usable, '404 file_not_picked'), params: { fileId: files.recount.id } },
  comment: {
    answers: notHers(usable, '404 file_not_picked'),
    body: () => ({ ...document, commentText: 'Ka pai!' }),
  },
  changeComment: {
    // No document has a comment with this id.
    answers: refused(usable, '404 comment_gone'),
    body: () => ({ ...document, commentId: 'AAAB1', commentText: 'Ka pai!' }),
  },
  sentFeedbacks: { answers: signedIn },
  drafts: { answers: usable, params: place },
  saveDraft: { answers: signedIn, params: { ...place, ...document }, body: () => draft },
  groups: { answers: usable, params: place },
  saveGroups: { answers: usable, params: place, body: () => ({ groups: [] }) },
  glance: { answers: notHers(usable), params: place, body: () => ({ texts: [shownText] }) },
  // A line for the document, without what is another's.
  secondDrafts: { answers: usable, params: place, body: () => ({ texts: [shownText] }) },
  stepsOverTime: { answers: notHers(usable), params: place },
  setVerdict: {
    answers: notHers(usable),
    params: place,
    body: () => ({ feedbackId: HERS.givenId, step: HERS.step, verdict: 'done' }),
  },
  sentToJudge: { answers: notHers(usable), params: { feedbackId: HERS.givenId } },
  keepCopied: {
    answers: usable,
    params: place,
    body: () => ({ ...shownText, feedback: 'Next, say more.', feedbackId: HERS.givenId }),
  },
  // The school is not the pretend one.
  letWeekPass: { answers: refused(usable, '404 not_found') },
  feedback: {
    answers: notHers(usable),
    body: () => ({
      prompt: text,
      studentName: 'Bella',
      wordCount: 70,
      category: 'Ideas',
      courseId: HERS.courseId,
    }),
  },
  simplify: {
    answers: usable,
    body: () => ({
      feedback: 'I like “so cold”. Next, say more about it. For example: My toes went numb.',
      feedbackId: HERS.feedbackId,
    }),
  },
  whatWasSent: { answers: notHers(usable), params: { feedbackId: HERS.feedbackId } },
  uploadRubric: {
    answers: paid,
    body: uploadedForm,
  },
  renameRubric: {
    answers: notHers(signedIn),
    body: () => ({ _id: HERS.rubricId, newTitle: 'Mine now' }),
  },
  rubricFile: { answers: notHers(signedIn), params: rubric },
  removeRubric: { answers: notHers(signedIn), params: rubric },
  saveBankComment: {
    // The id is hers alone: another teacher's comment of the same id is another comment.
    answers: signedIn,
    params: { id: HERS.bankCommentId },
    body: () => ({ category: 'Ideas', text: '[name], tell me more.' }),
  },
  removeBankComment: { answers: notHers(signedIn), params: { id: HERS.bankCommentId } },
  saveVoice: {
    answers: signedIn,
    body: () => ({ isOn: true, greeting: '', ending: '', asking: null, uses: [], avoids: [] }),
  },
  pickExample: {
    answers: notHers(usable),
    body: () => ({ documentId: files.recount.id }),
  },
  removeExample: { answers: notHers(signedIn), params: { id: HERS.exampleId } },
  restoreExample: {
    answers: refused(signedIn, '404 not_found'),
    body: () => ({ undo: 'made-up' }),
  },
  unsubscribe: {
    answers: refused(everyone, '400 unsubscribe_link_broken'),
    body: () => ({ token: 'made-up' }),
  },
  contact: {
    answers: Object.fromEntries(roles.map((role) => [role, '400 captcha_invalid'])) as Row,
    body: () => ({
      email: 'aroha@kura.example',
      school: 'Kura o Kōwhai',
      message: 'How do we join?',
      captchaToken: 'not solved',
    }),
  },
};

const answersByAccess: Record<Access, Row> = {
  public: everyone,
  teacher: signedIn,
  subscriber: usable,
  premium: paid,
  administrator: office,
};

const entryOf = (name: OperationName): Entry =>
  (table as Partial<Record<OperationName, Entry>>)[name] ?? {
    answers: answersByAccess[operations[name].access],
  };

export const answersOf = (name: OperationName): Row => entryOf(name).answers;

export function requestOf(name: OperationName, token: string) {
  const { method, path }: Operation = operations[name];
  const { params = {}, body } = entryOf(name);
  const address = path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  return { method, path: address, sent: body ? { body: body(token) } : {} };
}
