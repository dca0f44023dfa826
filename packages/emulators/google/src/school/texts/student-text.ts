/** As typed by a child, mistakes and all. Invented, like the child. */
export interface StudentText {
  /** Unique, e.g. `camp-awhina`. */
  id: string;
  /** Account name (see names.ts). */
  student: string;
  year: 3 | 4 | 5 | 6 | 7 | 8;
  purpose: 'recount' | 'narrative' | 'persuasive' | 'report' | 'procedure' | 'description';
  title: string;
  /**
   * `\n` separates lines. In a presentation a blank line separates slides, and the first line of a
   * slide of several lines is its title.
   */
  body: string;
  presentation?: true;
  /** The body includes the template, because this student changed it. */
  wholeDocument?: true;
}
