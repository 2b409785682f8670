interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Who saves data, or has a line on which everything counts, gets only what was asked for. */
export function savesData(device: object): boolean {
  const { connection } = device as { connection?: Connection };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}
