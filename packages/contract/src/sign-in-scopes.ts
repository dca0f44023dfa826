const googleApi = 'https://www.googleapis.com/auth/';

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

/** All but presentations, which are asked for when a teacher turns slides on. */
export const signInScopes: readonly string[] = Object.values(googleScopes).filter(
  (scope) => scope !== googleScopes.presentations,
);

/**
 * Sign-in fails without one scope of each row. Google may grant the submissions scope in place of
 * the coursework one.
 */
export const neededScopes: readonly (readonly string[])[] = [
  [googleScopes.courses],
  [googleScopes.studentCoursework, googleScopes.studentSubmissions],
  [googleScopes.rosters],
  [googleScopes.documents],
  [googleScopes.driveFile],
];
