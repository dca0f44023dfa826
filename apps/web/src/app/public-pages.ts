/** The pages that anyone may read, in the order in which menu and footer list them. */
export const publicPages: readonly { label: string; to: string }[] = [];
