import type { ProviderAdapter, ProviderExchange } from '../../../adapters/providers/provider-adapter.ts';
import type { Context } from '../../../platform/context.ts';
import type { Provider } from '../provider.ts';
import { adapterFor } from '../provider-kinds.ts';

export interface HeardCall {
  exchange: ProviderExchange;
  providerId: bigint;
  /** The order it was about; absent when it was about several. */
  orderId?: bigint;
}

const longestText = 4000;
const longestFailure = 500;

/** Writes down what was said, up to a bound. Inside a transaction, together with what follows from the answer. */
export async function recordCalls({ db, panel, clock }: Context, calls: readonly HeardCall[]): Promise<void> {
  if (calls.length === 0) return;
  await db
    .insertInto('provider_call')
    .values(
      calls.map(
        ({ exchange: { action, request, status, answer, failure, tookMs }, providerId, orderId }) => ({
          panel_id: panel.id,
          provider_id: providerId,
          order_id: orderId ?? null,
          action: storable(action, 40) || 'call',
          request: storable(new URLSearchParams(request).toString(), longestText),
          answer: answer === undefined ? null : storable(answer, longestText),
          answer_status: status ?? null,
          failure: failure === undefined ? null : storable(failure, longestFailure),
          took_ms: tookMs,
          created_at: clock.now(),
        }),
      ),
    )
    .execute();
}

/** The database takes neither NUL nor half a character. */
function storable(text: string, longest: number): string {
  return text.replaceAll('\0', '').slice(0, longest).toWellFormed();
}

/** Asks a provider about one order and writes down what was said, whatever becomes of it. */
export async function askRecorded<Answer>(
  ctx: Context,
  { provider, orderId }: { provider: Provider; orderId: bigint },
  ask: (adapter: ProviderAdapter) => Promise<Answer>,
): Promise<Answer> {
  const calls: HeardCall[] = [];
  const adapter = adapterFor(ctx, provider, (exchange) =>
    calls.push({ exchange, providerId: provider.id, orderId }),
  );
  try {
    return await ask(adapter);
  } finally {
    // The call is made: that its record could not be written must not undo what follows from it.
    await recordCalls(ctx, calls).catch((err: unknown) =>
      ctx.log.error({ err, orderId: String(orderId) }, 'A call to a provider could not be recorded.'),
    );
  }
}
