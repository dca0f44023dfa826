const base = 'https://www.googleapis.com/auth/';

/** Expands the short name that Google's lists use. */
export function scope(short: string): string {
  return short === 'openid' ? short : base + short;
}

export function scopes(...short: string[]): readonly string[] {
  return short.map(scope);
}

/** Granted without asking for consent. */
export const identityScopes: readonly string[] = scopes(
  'openid',
  'userinfo.email',
  'userinfo.profile',
);

/** What the product asks for at sign-in; `issueToken` grants these by default. */
export const requiredScopes: readonly string[] = [
  ...identityScopes,
  ...scopes(
    'classroom.courses.readonly',
    'classroom.coursework.students.readonly',
    'classroom.student-submissions.students.readonly',
    'classroom.courseworkmaterials.readonly',
    'classroom.rosters.readonly',
    'classroom.profile.photos',
    'documents.readonly',
    'drive.file',
  ),
];

export const presentationsScope: string = scope('presentations.readonly');

/** Shown on the consent page; only these scopes can be unticked. */
const plainWords: Readonly<Record<string, string>> = {
  'classroom.courses.readonly': 'See your Google Classroom classes',
  'classroom.coursework.students.readonly':
    'See course work and grades for students in the classes you teach',
  'classroom.coursework.me.readonly': 'See your own course work and grades',
  'classroom.student-submissions.students.readonly':
    'See what students have handed in, in the classes you teach',
  'classroom.courseworkmaterials.readonly': 'See the materials of your classes',
  'classroom.rosters.readonly': 'See who is in your classes',
  'classroom.profile.emails': 'See the email addresses of people in your classes',
  'classroom.profile.photos': 'See the profile photos of people in your classes',
  'documents.readonly': 'See all your Google Docs documents',
  'presentations.readonly': 'See all your Google Slides presentations',
  'drive.file': 'See, edit and comment on only the Drive files that you pick for this app',
};

/** Google grants `profile` and `email` under their full names. */
function canonical(asked: string): string {
  if (asked === 'email' || asked === 'profile') return scope(`userinfo.${asked}`);
  return asked;
}

/** @param list space-separated */
export function parseScopes(list: string): string[] {
  return [...new Set(list.split(/\s+/).filter(Boolean).map(canonical))];
}

/** Undefined for a scope that the emulator doesn't know. */
export function describeScope(name: string): string | undefined {
  const short = name.replace(base, '');
  return Object.hasOwn(plainWords, short) ? plainWords[short] : undefined;
}

export function isIdentityScope(name: string): boolean {
  return identityScopes.includes(name);
}
