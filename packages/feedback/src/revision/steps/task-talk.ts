import { quotedSpans, wordsAlone } from '@second-draft/contract';
import { stemOf } from '../changes/kind-of-revision.ts';
import type { FreshWords } from '../words/fresh-words.ts';
import { wordSet } from '../../text/word-set.ts';

/** Only someone talking about the task would make a whole sentence of these. */
const ofTheTask = wordSet(`
done dun did finished complete completed step steps tick ticked mark marked verdict feedback comment checker marker judge grader robot computer ai bot
assistant system message json instructions prompt fixed fixt improved requested answered writer student verdicts note notes pass passed todo oti tohua
`);

/** Of these too, where there is nothing else. */
const ofAnyTalk = wordSet(`
make made made better now here there more detail details reason reasons answer answers example examples evidence describe describes described
explain explains explained show shows showed shown hey dear hello hi to shown tell tells told say says said ask asked askt want wanted word words write wrote written writing
reader interesting question please pls plz clear clearly prove proves agree read yes good new count counts put bit part give gave given see enough
feeling feelings end ending teacher miss sir text story draft change changed join joined swap swapped follow followed add added because what why how
answered people someone somebody everything anything something above below like wot hav off one two way mahi about kaiako person marking rest grading u go
`);

const small = wordSet(`
a an the and or but so if as of to in on at for with by from up out it its this that these those is are was were be been am i you he she we they me
him her us them my your his our their not no do does have has had will would can could should must may might just very really too also then when
kua i ahau tēnei tēnā ka te ko he ngā thats theres ive im youve dont didnt both all where some which still well ok okay
`);

/**
 * Whether the words are talk about the step and not what it asks for: everything new in them comes
 * from the task or from the step itself.
 */
export function isTaskTalk(proof: string, comment: string, fresh: FreshWords): boolean {
  const asked = new Set(wordsAlone(unquoted(comment)).split(' ').map(stemOf));
  const news = wordsAlone(proof)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word) && !small.has(word) && fresh.inWords(word));
  const isTalk = (word: string) =>
    ofTheTask.has(word) || ofAnyTalk.has(word) || asked.has(stemOf(word));
  return news.every(isTalk) && (news.length > 1 || news.some((word) => ofTheTask.has(word)));
}

/** Words that a step puts into a student's mouth are no talk about it. */
export function unquoted(comment: string): string {
  let rest = comment;
  for (const { text } of quotedSpans(comment)) rest = rest.replace(text, ' ');
  return rest;
}
