export interface SampleClass {
  name: string;
  assignments: { title: string; work: { student: string; text: string }[] }[];
}

/** The first has students and work, the second has nobody yet. */
export const sampleClasses: readonly [SampleClass, SampleClass] = [
  {
    name: 'Room 7',
    assignments: [
      {
        title: 'Camp recount',
        work: [
          { student: 'Āwhina Tūhoe', text: 'On Monday we went to camp.\nIt rained.\n\nWe sang.' },
          { student: 'Bella Singh', text: 'The bus was late.' },
        ],
      },
      { title: 'Poem', work: [{ student: 'Bella Singh', text: 'Rain, rain, rain' }] },
    ],
  },
  { name: 'Room 8', assignments: [] },
];
