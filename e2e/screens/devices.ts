export const devices = {
  laptop: { width: 1440, height: 900 },
  chromebook: { width: 1366, height: 640 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
  /** A sheet of paper, in CSS pixels. */
  a4: { width: 794, height: 1123 },
} as const;

export type Device = keyof typeof devices;

export type Scheme = 'light' | 'dark';
