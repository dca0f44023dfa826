/** Lets one piece of work of each key through at a time, in the order of asking. */
export type InTurnByKey = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Lets one piece of work through at a time, in the order of asking. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function createInTurnByKey(): InTurnByKey {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    const forget = () => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  };
}

export function createInTurn(): InTurn {
  const inTurn = createInTurnByKey();
  return (work) => inTurn('all', work);
}
