export const devices = {
  laptop: { width: 1440, height: 900 },
  chromebook: { width: 1366, height: 640 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
} as const;

export type Device = keyof typeof devices;

export type Scheme = 'light' | 'dark';
