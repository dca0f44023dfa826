export const devices = {
  laptop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
} as const;

export type Device = keyof typeof devices;

export type Scheme = 'light' | 'dark';
