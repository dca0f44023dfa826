/** “You could tell us where it lives”, “such as a quote” leave it to the writer. */
const isLeftOpen =
  /(?<!\b(?:how|what|which|where|who|why) )\b(?:you|they) (?:could|might|may)\b|\b(?:could|might|may) (?:also )?(?:include|use|add|write|want|choose)\b|\b(?:for example|such as|e\.g|choose|any of|one of|devices|techniques)\b/iu;

const isChoice = /\b(?:or|and\/or)\b/iu;

/** “Give the number left, and tell me which books or sites you used” */
const ofItsOwn =
  /^\s*(?:and |then |and then )?(?:tell|say|write|explain|finish|end|start|begin|show|name|compare|describe)\b/iu;

/** “Persuasive features (a quote, a statistic)” are examples. */
const inBrackets = /\([^()]*\)/gu;

/**
 * The parts of a task, from one comma to the next, that ask for something without leaving a choice:
 * “a quote, a fact or an example” leaves it for the whole list, “some evidence or facts, a quote”
 * for the evidence alone.
 */
export function demandedIn(task: string): string[] {
  const sentences = task.replace(inBrackets, ' ').split(/(?<=[.!?\n])/u);
  return sentences.flatMap((sentence) => {
    const clauses = sentence.split(/[,;:]/u);
    const last = clauses.at(-1) ?? '';
    const isOpen = isLeftOpen.test(sentence) || (isChoice.test(last) && !ofItsOwn.test(last));
    return isOpen ? [] : clauses.filter((one) => !isChoice.test(one));
  });
}
