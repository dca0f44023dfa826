/** What pictures are taken on. */
export const devices = [
  { name: 'laptop', width: 1440, height: 900 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'phone', width: 390, height: 844 },
] as const;

export const schemes = ['light', 'dark'] as const;
