import Fastify from 'fastify';
import { Pool } from 'pg';

/** A bare server that does nothing but call the leanest order once per request, until its parent goes away. */
const pool = new Pool({ connectionString: process.argv[2] ?? '', max: 10 });
const accounts = Number(process.argv[3] ?? 1);
const server = Fastify();
let turns = 0;

server.post<{ Body: { orders: { url: string; quantity: number }[] } }>('/api/v1/orders', async (request) => {
  turns += 1;
  const [line] = request.body.orders;
  const { rows } = await pool.query({
    name: 'place',
    text: 'select lean.place_order(1, $1, 1, $2, $3, 100000000) as id',
    values: [1 + (turns % accounts), line?.url, line?.quantity],
  });
  return rows[0];
});
process.once('disconnect', () => process.exit());
process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }));
