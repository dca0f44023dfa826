/** Threads that read nothing, and note how many texts they have at once. */
export function countingThreads(answerTo: (task: string) => unknown) {
  let now = 0;
  const seen = { most: 0, tasks: [] as string[] };
  const run = async (task: string) => {
    now += 1;
    seen.most = Math.max(seen.most, now);
    seen.tasks.push(task);
    await new Promise(setImmediate);
    now -= 1;
    return answerTo(task);
  };
  return { threads: { run }, seen };
}
