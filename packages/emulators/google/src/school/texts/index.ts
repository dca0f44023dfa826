import { animalReports } from './animal-reports.ts';
import { campRecounts } from './camp-recounts.ts';
import { changePersuasive } from './change-persuasive.ts';
import { doorNarratives } from './door-narratives.ts';
import { howToProcedures } from './how-to-procedures.ts';
import { natureReports } from './nature-reports.ts';
import { quickWrites } from './quick-writes.ts';
import { schoolPersuasive } from './school-persuasive.ts';
import type { StudentText } from './student-text.ts';

export const studentTexts: StudentText[] = [
  ...campRecounts,
  ...doorNarratives,
  ...schoolPersuasive,
  ...quickWrites,
  ...changePersuasive,
  ...natureReports,
  ...howToProcedures,
  ...animalReports,
];
