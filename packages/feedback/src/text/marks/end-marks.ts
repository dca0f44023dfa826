/** ‘!’ and ‘?’ stay: they belong to what is quoted. */
export const withoutPause = (line: string): string => line.replace(/[\s.,;:–—-]+$/u, '');

/** Only a ‘?’ stays. */
export const withoutEndMark = (line: string): string => line.replace(/[\s.,;:!–—-]+$/u, '');

/** A ‘?’ goes, too. */
export const withoutAnyEndMark = (line: string): string => line.replace(/[\s.,;:!?–—-]+$/u, '');
