import { onceForEach } from '../remembered.ts';
import type { StudentText } from '../student-text.ts';

/** ‘(whispering)’, ‘[Exit Mum]’, ‘Scene 2’, ‘NARRATOR’: what an interview hasn’t got. */
const stage =
  /[([][^)\]\n]{2,80}[)\]]|^[^\w\n\r\u2028\u2029]*(?:scene|act|cast|characters|setting|narrator|curtain)\b/imu;

/** Whether a text is a playscript, with a stage to be seen. */
export const isStaged = onceForEach(
  ({ turns, text }: StudentText): boolean => turns.length > 0 && stage.test(text),
);
