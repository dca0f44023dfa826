/** All routes are known from the start. */
export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => {};
export const getPartialManifest = (manifest) => manifest;
