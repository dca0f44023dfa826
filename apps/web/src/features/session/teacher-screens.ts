/** The mark of the routes that need a signed-in teacher, by which the header knows them. */
export const teacherScreens = { name: 'teacher screens' };
