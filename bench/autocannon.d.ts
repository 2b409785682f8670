declare module 'autocannon' {
  interface Load {
    url: string;
    method?: 'GET' | 'POST';
    body?: string;
    /** Sent one after the other on each connection. */
    requests?: { method: 'GET' | 'POST'; body?: string }[];
    connections: number;
    duration: number;
    headers: Record<string, string>;
  }
  interface Result {
    requests: { average: number };
    non2xx: number;
    errors: number;
  }
  function autocannon(load: Load): Promise<Result>;
  export default autocannon;
}
