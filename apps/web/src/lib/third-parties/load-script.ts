import { unreached } from '../api/index.ts';

const ATTEMPTS = 10;
const RETRY_AFTER_MS = 500;

const loading = new Map<string, Promise<void>>();

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(unreached());
    });
    document.head.append(script);
  });
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    window.setTimeout(resolve, milliseconds);
  });

async function addWithRetries(address: string): Promise<void> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    try {
      return await addScript(address);
    } catch {
      await pause(RETRY_AFTER_MS);
    }
  }
  return addScript(address);
}

/**
 * Loads a third party's script once, in up to 10 attempts 500 ms apart.
 * @throws ApiError when all fail; the next call tries again
 */
export function loadScript(address: string): Promise<void> {
  const underWay = loading.get(address);
  if (underWay) return underWay;
  const started = addWithRetries(address).catch((error: unknown) => {
    loading.delete(address);
    throw error;
  });
  loading.set(address, started);
  return started;
}
