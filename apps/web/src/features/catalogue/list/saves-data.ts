interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** On data saver or a slow connection nothing is fetched ahead. */
export function savesData(device: object): boolean {
  const { connection } = device as { connection?: Connection };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}
