const base = 'https://www.googleapis.com/auth/';

/** A scope's full name from the short one that Google's lists use. */
export function scope(short: string): string {
  return short === 'openid' ? short : base + short;
}

export function scopes(...short: string[]): readonly string[] {
  return short.map(scope);
}

/** Scopes that sign a person in; the consent page grants them without asking. */
export const identityScopes: readonly string[] = scopes(
  'openid',
  'userinfo.email',
  'userinfo.profile',
);

/** What `issueToken` grants unless told otherwise: all that the product asks for at sign-in. */
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

/** The consent page's words for each scope that can be unticked. */
const plainWords: Readonly<Record<string, string>> = {
  'classroom.courses.readonly': 'See your Google Classroom classes',
  'classroom.coursework.students.readonly':
    'See course work and grades for students in the classes you teach',
  'classroom.coursework.me.readonly': 'See your own course work and grades',
  'classroom.student-submissions.students.readonly':
    'See what students have handed in, in the classes you teach',
  'classroom.courseworkmaterials.readonly': 'See the materials of your classes',
  'classroom.rosters.readonly': 'See who is in your classes',
  'classroom.profile.emails': 'See the e-mail addresses of people in your classes',
  'classroom.profile.photos': 'See the profile photos of people in your classes',
  'documents.readonly': 'See all your Google Docs documents',
  'presentations.readonly': 'See all your Google Slides presentations',
  'drive.file': 'See, edit and comment on only the Drive files that you pick for this app',
};

/** `profile` and `email` are granted under their full names, as Google does. */
function canonical(asked: string): string {
  if (asked === 'email' || asked === 'profile') return scope(`userinfo.${asked}`);
  return asked;
}

/** The distinct scopes of a space-separated list, under their full names. */
export function parseScopes(list: string): string[] {
  return [...new Set(list.split(/\s+/).filter(Boolean).map(canonical))];
}

/** What a scope allows, in plain words; a scope unknown to the emulator has none. */
export function describeScope(name: string): string | undefined {
  return plainWords[name.replace(base, '')];
}

export function isIdentityScope(name: string): boolean {
  return identityScopes.includes(name);
}
