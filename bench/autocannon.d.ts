declare module 'autocannon' {
  interface Load {
    url: string;
    method?: 'GET' | 'POST';
    body?: string;
    /** Sent one after the other on each connection. */
    requests?: { method: 'GET' | 'POST'; body?: string; path?: string; headers?: Record<string, string> }[];
    connections: number;
    duration?: number;
    /** So many requests, instead of for so long. */
    amount?: number;
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
