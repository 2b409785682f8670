import { sql } from 'kysely';
import { connect } from '../apps/server/src/platform/db/connect.ts';

/** True in `times` of the rounds, evenly spread. */
export function isSpread(round: number, rounds: number, times: number): boolean {
  return Math.floor((round * times) / rounds) > Math.floor(((round - 1) * times) / rounds);
}

/** Ends every other session of the server, as a failover or a restarted proxy does. */
export async function endAllSessions(url: string): Promise<void> {
  const connection = connect({ url, poolSize: 1, applicationName: 'marquee-chaos-sessions' });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(connection.db);
  await connection.close();
}

/** SIGQUIT: PostgreSQL stops immediately without a clean shutdown, as in a power cut. */
export async function stopAtOnce(url: string): Promise<void> {
  const connection = connect({ url, poolSize: 1, applicationName: 'marquee-chaos-stop' });
  const { rows } = await sql<{ content: string }>`select pg_read_file('postmaster.pid') as content`.execute(
    connection.db,
  );
  process.kill(Number(rows[0]?.content.split('\n')[0]), 'SIGQUIT');
  await connection.close();
}
