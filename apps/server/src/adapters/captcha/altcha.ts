import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** Takes a visitor a tenth of a second, but makes a million attempts expensive. */
const cost = 1000;
const fewestTries = 50;
const mostTries = 150;

const challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number(),
  }),
  signature: z.string(),
});
const payload = z.object({
  challenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

interface Secrets {
  challenge: string;
  solution: string;
}

/** A self-hosted proof of work: no third party learns who visits. */
export async function createAltchaChallenge(secrets: Secrets, expiresAt: Date) {
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(fewestTries, mostTries),
    deriveKey,
    expiresAt,
    hmacSignatureSecret: secrets.challenge,
    hmacKeySignatureSecret: secrets.solution,
  });
  return challenge.parse(made);
}

/** The solved challenge, if valid; the caller stores `id` until `expiresAt`, so that it works once. */
export async function checkAltchaSolution(
  secrets: Secrets,
  response: string,
): Promise<{ id: string; expiresAt: Date } | undefined> {
  const parsed = payload.safeParse(decode(response));
  if (!parsed.success) return undefined;
  const { verified } = await verifySolution({
    ...parsed.data,
    deriveKey,
    hmacSignatureSecret: secrets.challenge,
    hmacKeySignatureSecret: secrets.solution,
  });
  if (!verified) return undefined;
  const { signature, parameters } = parsed.data.challenge;
  return { id: signature, expiresAt: new Date(parameters.expiresAt * 1000) };
}

function decode(response: string): unknown {
  try {
    return JSON.parse(Buffer.from(response, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
