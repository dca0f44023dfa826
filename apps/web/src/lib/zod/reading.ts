type Key = string | number;

export interface Issue {
  path: Key[];
  message: string;
}

/** What has been found wrong so far, and where in the value it is being read. */
export class Reading {
  readonly issues: Issue[] = [];
  readonly path: Key[] = [];

  wrong(message: string): undefined {
    this.issues.push({ path: [...this.path], message });
  }

  at<T>(key: Key, read: () => T): T {
    this.path.push(key);
    const value = read();
    this.path.pop();
    return value;
  }
}

/** Names what was expected and where, never what was there: that may be a student's words. */
export class ShapeError extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
    this.name = 'ZodError';
    this.issues = issues;
  }
}
