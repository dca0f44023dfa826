import { feedbackLengths, feedbackTypes, type ReadingLevel } from '@second-draft/contract';
import { composeFeedback } from '../../compose.ts';
import { builtInWriter } from '../built-in-writer.ts';

const text = `On Saturday morning Tāne and I biked to the wharf with our rods. The water was as flat as a mirror. “Bet you ten dollars I catch the first one,” said Tāne.
We waited and waited. Then my line went tight! I pulled so hard that my arms were shaking, because it felt like a shark. Tāne grabbed the net and nearly fell in.
It was a kahawai, as long as my arm. We took it home and Nana cooked it for tea. It was yum. I will never forget that day.`;

/** The plainest and the richest. */
const levels: readonly ReadingLevel[] = [1, 3];

/** Feedbacks of the built-in writer, of every category, length and level. */
export const feedbacks = feedbackTypes.flatMap(({ title, properties }) =>
  feedbackLengths.flatMap(({ words }) =>
    levels.map((readingLevel) => {
      const points = builtInWriter.write({
        text,
        studentName: 'Casey',
        focus: [{ title, descriptors: properties }],
        wordCount: words,
        readingLevel,
        seed: title,
      });
      return {
        title: `${title}, ${words} words, level ${readingLevel}`,
        feedback: composeFeedback(points),
      };
    }),
  ),
);
