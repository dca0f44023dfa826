/** Of Mantine, what most screens of the app are built of. */
const controls =
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Checkbox|Radio|Input|InputBase|InputsGroupFieldset|NativeSelect|TextInput|Textarea)[\\/]/;

/**
 * What an assignment shares with the class at a glance and others, but for what is fetched later or
 * shown elsewhere.
 */
const marking =
  /[\\/]features[\\/](assignment[\\/](?!second-draft[\\/](changes[\\/](above-text|changes-view|pieces)|drafts[\\/]drafts-line|verdicts[\\/]verdict)|called[\\/]|quotations[\\/]check-words|keys[\\/](?!letter-keys))|(assignments|class-settings|comment-bank|rubrics|tour)[\\/](?!years[\\/]))|[\\/]contract[\\/]src[\\/](cut-text|(quotations|task-lines)[\\/])/;

/** What every screen begins with, and the few lines that would take a screen to another's bundle. */
const foundation =
  /[\\/]src[\\/](root|app[\\/]shell)\.tsx|entry\.client|[\\/]contract[\\/]src[\\/](blanks|time-spans)\.ts|comment-bank[\\/](blanks|index)|use-reduced-motion|components[\\/]Alert[\\/]/;

/** What many screens share, but for what only opens over them, or few of them need. */
const common =
  /[\\/]src[\\/](lib[\\/](?!api[\\/]until-answered|presses[\\/]use-doubled-press|leaving[\\/]use-)|ui[\\/](?!confirm-dialog|not-saved|undo-key))/;

/** Small pieces that some screens share with what opens over all of them. */
const pieces =
  /@mantine[\\/](hooks|core[\\/]esm[\\/](core|components[\\/]Paper))[\\/]|@tanstack[\\/]|[\\/]features[\\/]voice[\\/]/;

/** Matches modules below a folder, given by their paths without extension. */
function modules(folder: string, names: readonly string[]): RegExp {
  const anySlash = (path: string) => path.replaceAll('/', String.raw`[\\/]`);
  return new RegExp(anySlash(`/${folder}/(${names.join('|')})`) + String.raw`\.\w+$`);
}

/** What opens over every screen of a teacher's, fetched ahead once the browser is idle. */
const overScreens = modules('src', [
  'app/leaving/leave-dialog',
  'app/header/menu-drawer',
  'app/header/profile-menu',
  'app/notices/toast-stack',
  'app/week-button',
  'features/session/notice/login-modal',
  'features/session/unsaved-choices',
  'features/session/signing-in/sign-in-problem',
]);

/** What an assignment fetches ahead, once the browser is idle. */
const laterInAssignment = modules('src/features/assignment', [
  'actions/for-all-summary',
  'bank/bank-popover',
  'called/call-by-new-name',
  'class/class-drawer',
  'concern/concern-line',
  'keys/keys-help',
  'ready/planned-line',
  'ready/post-ready-dialog',
  'second-draft/changes/above-text',
  'second-draft/changes/changes-view',
  'second-draft/drafts/drafts-dialog',
  'second-draft/drafts/drafts-line',
  'second-draft/verdicts/since-feedback',
  'student/margin/below-feedback',
  'student/margin/other-words',
  'student/text/read-problem',
  'student/margin/what-was-sent',
]);

/** What is needed together: fifty files would cost more than what most of them hold. */
export const bundles = [
  { name: 'foundation', test: foundation, priority: 4 },
  { name: 'controls', test: controls, priority: 3 },
  { name: 'common', test: common, minShareCount: 2, priority: 3 },
  { name: 'marking', test: marking, minShareCount: 2, priority: 2 },
  { name: 'pieces', test: pieces, minShareCount: 2, priority: 2 },
  { name: 'over-screens', test: overScreens, priority: 1 },
  { name: 'later-in-assignment', test: laterInAssignment, priority: 0 },
];

/** Of these, a screen calls most as it opens. */
export const calledAtOnce = [
  'foundation',
  'common',
  'marking',
  'classrooms-screen',
  'assignment-screen',
];
