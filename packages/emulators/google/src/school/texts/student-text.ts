/** A draft as a child typed it, mistakes and all. Invented, like the child. */
export interface StudentText {
  /** Unique among all texts, e.g. `camp-awhina`. */
  id: string;
  /** Account name of the writer (see names.ts). */
  student: string;
  year: 3 | 4 | 5 | 6 | 7 | 8;
  purpose: 'recount' | 'narrative' | 'persuasive' | 'report' | 'procedure' | 'description';
  title: string;
  /**
   * Lines are separated by `\n`. In a presentation, slides are separated by a blank line, and the
   * first line of a slide that has several is its title.
   */
  body: string;
  presentation?: true;
  /** The body holds the template's lines already, because this student changed one of them. */
  wholeDocument?: true;
}
