/** Sized for a small machine; larger installations use their own PostgreSQL. */
export function serverSettings(port: number, durable: boolean): string[] {
  const always = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=128MB',
    'effective_cache_size=512MB',
    'random_page_cost=1.1',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_destination=stderr',
    'log_checkpoints=off',
  ];
  return durable ? always : [...always, 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
}
