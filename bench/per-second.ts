/** How often `work` completes per second when `clients` repeat it for `seconds`. */
export async function perSecond(
  load: { clients: number; seconds: number },
  work: (turn: number) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  const end = start + load.seconds * 1000;
  let turns = 0;
  let done = 0;
  const client = async () => {
    while (performance.now() < end) {
      await work(turns++);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: load.clients }, client));
  return (done * 1000) / (performance.now() - start);
}
