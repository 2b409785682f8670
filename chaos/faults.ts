import { sql } from 'kysely';
import { connect } from '../apps/server/src/platform/db/connect.ts';

/** True in `times` of the rounds, evenly. */
export function isSpread(round: number, rounds: number, times: number): boolean {
  return Math.floor((round * times) / rounds) > Math.floor(((round - 1) * times) / rounds);
}

/** SIGQUIT: PostgreSQL drops everything where it stands, as in a power cut of the server process. */
export async function stopAtOnce(url: string): Promise<void> {
  const connection = connect({ url, poolSize: 1, applicationName: 'marquee-chaos-stop' });
  const { rows } = await sql<{ content: string }>`select pg_read_file('postmaster.pid') as content`.execute(
    connection.db,
  );
  process.kill(Number(rows[0]?.content.split('\n')[0]), 'SIGQUIT');
  await connection.close();
}
