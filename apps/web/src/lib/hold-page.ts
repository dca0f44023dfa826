const ask = (event: BeforeUnloadEvent) => event.preventDefault();

let holds = 0;

/**
 * The browser asks before it leaves or closes the page.
 * @returns a function that lets go, to be called once; the page is held until all have let go
 */
export function holdPage(): () => void {
  if (holds === 0) window.addEventListener('beforeunload', ask);
  holds += 1;
  return () => {
    holds -= 1;
    if (holds === 0) window.removeEventListener('beforeunload', ask);
  };
}
