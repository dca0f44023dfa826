/** The oldest browsers that the app works in: see docs/decisions/oldest-browsers.md. */
export const oldestBrowsers = { chrome: 109, edge: 109, firefox: 128, safari: 16.4, ios: 16.4 };

/** As the bundler takes them. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, from]) => `${name}${from}`);
