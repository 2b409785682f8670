/** Only what the binaries need: a developer's PGDATA, PGPORT or locale must not affect our server. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];
  const entries = kept.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' };
}
