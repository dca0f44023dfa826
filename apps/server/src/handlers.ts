import { createAccountStore } from './accounts/index.ts';
import { adminHandlers } from './admin/index.ts';
import type { Handlers } from './api/index.ts';
import { authHandlers, createFindCaller, type SessionCookie } from './auth/index.ts';
import { billingHandlers } from './billing/index.ts';
import { classroomHandlers, createRosters } from './classrooms/index.ts';
import { commentBankHandlers, createCommentBank } from './comment-bank/index.ts';
import type { Config } from './config/index.ts';
import { claimMessages, contactHandlers, type ContactStore } from './contact/index.ts';
import type { Core } from './core.ts';
import type { Database, Room } from './db/index.ts';
import { documentHandlers } from './documents/index.ts';
import { createCommentsInDrafts, createDraftStore, draftHandlers } from './drafts/index.ts';
import {
  createCompletionList,
  createCompletionStore,
  feedbackHandlers,
  type TextThreads,
} from './feedback/index.ts';
import { tellGlances } from './glance/index.ts';
import { createGroupStore, groupHandlers } from './groups/index.ts';
import { createSignInBenefits } from './licences/index.ts';
import type { Mail } from './mail/index.ts';
import { measuredModel, type Metrics } from './metrics/index.ts';
import { createModel } from './model/index.ts';
import { postingHandlers, type Postings } from './postings/index.ts';
import { createConsents, privacyHandlers } from './privacy/index.ts';
import { profileHandlers } from './profile/index.ts';
import type { RateLimits } from './rates/index.ts';
import { createPdfTextReader, createRubricStore, rubricHandlers } from './rubrics/index.ts';
import {
  createEarlierDraft,
  createGivenFeedbacks,
  createClassTexts,
  createNamesKept,
  createOutcomes,
  createRounds,
  createSentFeedbacks,
  createVerdictStore,
  secondDraftHandlers,
} from './second-drafts/index.ts';
import { pretendSchoolHandlers, type PretendSchool } from './sandbox/index.ts';
import { clientConfigOf } from './site/index.ts';
import { updateHandlers } from './updates/index.ts';
import { createVoiceStore, voiceHandlers } from './voice/index.ts';

interface Foundations extends Core {
  config: Config;
  db: Database;
  cookie: SessionCookie;
  school: PretendSchool | null;
  threads: TextThreads;
  mail: Mail | null;
  rateLimits: RateLimits;
  metrics: Metrics;
  room: Room;
  postings: Postings;
  contactStore: ContactStore;
}

export function handlersOf(parts: Foundations): Handlers {
  const { config, db, classroom, sessions, cookie, appSecrets, school, threads, mail } = parts;
  const { metrics, paying, trials } = parts;
  const { adminEmails } = config;
  const accounts = createAccountStore(db);
  const rosters = createRosters();
  const rubrics = createRubricStore(db);
  const consents = createConsents(db, parts.room);
  const outcomes = createOutcomes(db);
  const given = createGivenFeedbacks({ db, outcomes, threads });
  const namesKept = createNamesKept(db);
  const [rounds, verdicts] = [createRounds(db), createVerdictStore(db)];
  const model = config.model && measuredModel(createModel(config.model), metrics);
  const clientConfig = clientConfigOf(config, classroom, school);
  const drafts = createDraftStore(db);
  const voices = createVoiceStore(db);
  return {
    config: () => clientConfig,
    ...authHandlers({
      classroom,
      accounts,
      trials,
      benefits: createSignInBenefits(db),
      claimMessages: (accountId) => claimMessages(db, accountId),
      sessions,
      cookie,
      adminEmails,
    }),
    ...profileHandlers({ accounts, adminEmails }),
    ...billingHandlers({ accounts, adminEmails, paying, publicUrl: config.publicUrl }),
    ...classroomHandlers(rosters, drafts, given),
    ...documentHandlers(),
    ...postingHandlers(parts.postings, createCommentsInDrafts(db), given),
    ...draftHandlers(drafts),
    ...groupHandlers(createGroupStore(db)),
    glance: tellGlances({ threads, rosters }),
    ...feedbackHandlers({
      store: createCompletionStore(db),
      consents,
      rosters,
      namesKept,
      rubricText: (accountId, rubricId) => rubrics.textOf(accountId, rubricId),
      threads,
      model,
      earlierDraft: createEarlierDraft({ rounds, verdicts, threads }),
      voiceOf: (accountId) => voices.findOn(accountId),
    }),
    ...secondDraftHandlers({
      consents,
      rosters,
      namesKept,
      threads,
      model,
      rounds,
      classTexts: createClassTexts(db),
      given,
      verdicts,
      outcomes,
      countModelCall: (accountId) => parts.rateLimits.count('feedback', { teacher: accountId }),
    }),
    sentFeedbacks: ({ caller }) => createSentFeedbacks(db).of(caller.account.id),
    ...rubricHandlers({ store: rubrics, pdfText: createPdfTextReader() }),
    ...commentBankHandlers(createCommentBank(db)),
    ...voiceHandlers({ store: voices, given, rosters, namesKept, threads, appSecrets }),
    ...contactHandlers({
      store: parts.contactStore,
      mail,
      rateLimits: parts.rateLimits,
      appSecrets,
      findCaller: createFindCaller(sessions, cookie),
    }),
    ...updateHandlers({ accounts, links: parts.unsubscribing }),
    ...privacyHandlers({ ...parts.deletion, cookie }),
    ...pretendSchoolHandlers(school),
    ...adminHandlers(createCompletionList(db)),
  };
}
