const googleApi = 'https://www.googleapis.com/auth/';

/** Google's scopes by what they are for; sign-in asks for all of `signInScopes`. */
export const googleScopes = {
  openid: 'openid',
  email: `${googleApi}userinfo.email`,
  profile: `${googleApi}userinfo.profile`,
  courses: `${googleApi}classroom.courses.readonly`,
  studentCoursework: `${googleApi}classroom.coursework.students.readonly`,
  studentSubmissions: `${googleApi}classroom.student-submissions.students.readonly`,
  courseworkMaterials: `${googleApi}classroom.courseworkmaterials.readonly`,
  rosters: `${googleApi}classroom.rosters.readonly`,
  photos: `${googleApi}classroom.profile.photos`,
  documents: `${googleApi}documents.readonly`,
  driveFile: `${googleApi}drive.file`,
  presentations: `${googleApi}presentations.readonly`,
} as const;

/** What sign-in asks Google for. */
export const signInScopes: readonly string[] = Object.values(googleScopes).filter(
  (scope) => scope !== googleScopes.presentations,
);

/**
 * Without these the product can't work: sign-in refuses. Google may grant the submissions scope in
 * place of the course work one, so either will do.
 */
export const neededScopes: readonly (readonly string[])[] = [
  [googleScopes.courses],
  [googleScopes.studentCoursework, googleScopes.studentSubmissions],
  [googleScopes.rosters],
  [googleScopes.documents],
  [googleScopes.driveFile],
];
