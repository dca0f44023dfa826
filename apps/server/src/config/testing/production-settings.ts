/** A long secret that isn't a placeholder. */
export const SECRET = 'q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE';

export const googleSettings = {
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_API_KEY: 'key',
  GOOGLE_APP_ID: '12',
};

/** The least that production starts with. */
export const productionSettings = {
  ...googleSettings,
  NODE_ENV: 'production',
  APP_SECRET: SECRET,
  PUBLIC_URL: 'https://draft.school.example',
  CONTACT_EMAIL: 'office@school.example',
};
