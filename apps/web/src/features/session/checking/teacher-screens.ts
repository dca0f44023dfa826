/** A route handle, by which the header recognises the teachers' screens. */
export const teacherScreens = { name: 'teacher screens' };
