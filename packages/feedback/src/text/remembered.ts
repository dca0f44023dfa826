/** Makes each value once, and begins again when there are too many. */
export function remembered<V, K extends string = string>(
  most: number,
  make: (of: K) => V,
): (of: K) => V {
  const kept = new Map<K, V>();
  return (of) => {
    let made = kept.get(of);
    if (made === undefined) {
      made = make(of);
      if (kept.size >= most) kept.clear();
      kept.set(of, made);
    }
    return made;
  };
}

/** Makes each value once while its owner lasts: a draft's stretches are looked at for each step. */
export function rememberedFor<K extends object, V>(
  most: number,
  make: (of: string, owner: K) => V,
): (of: string, owner: K) => V {
  const kept = onceForEach((owner: K) => remembered(most, (of) => make(of, owner)));
  return (of, owner) => kept(owner)(of);
}

/** Makes a value once for each text, draft or sentence: several rules ask about the same one. */
export function onceForEach<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const kept = new WeakMap<K, V>();
  return (of) => {
    let made = kept.get(of);
    if (made === undefined) {
      made = make(of);
      kept.set(of, made);
    }
    return made;
  };
}
