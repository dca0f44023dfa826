const byline =
  /^[Bb][Yy]:? \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}(?:,? (?:[Yy](?:(?:ea)?r)? ?|(?:[Rr]oom|[Rr]m) ?)\d+)?$/u;

/** Whether a line only says who wrote what is above or below it: ‘By Jack Thompson’. */
export const isByline = (line: string): boolean => byline.test(line);
