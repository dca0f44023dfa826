/** Does it now, or once the teacher comes back to this tab: what goes by itself would go unseen. */
export function whenSeen(act: () => void): void {
  if (document.visibilityState === 'visible') return act();
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    act();
  };
  document.addEventListener('visibilitychange', look);
}
