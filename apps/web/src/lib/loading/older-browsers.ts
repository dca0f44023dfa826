/**
 * Runs in every page before the app: a browser without `Promise.try`, which is newer than all that the
 * app uses, first gets what it lacks, or is said to be too old (`public/older-browsers.js`).
 */
export const olderBrowsersScript = String.raw`Promise.try||document.write('<script src=/older-browsers.js><\/script>')`;
