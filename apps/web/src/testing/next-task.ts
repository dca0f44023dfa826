/** Waits until everything that is ready has been done; within `act` where that changes the screen. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
