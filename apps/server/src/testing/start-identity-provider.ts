import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

/** How the next answers are wrong. Empty: all answers are correct. */
export interface Lies {
  claims?: Record<string, unknown>;
  without?: readonly string[];
  /** What signs the token instead of the key in the key set. */
  signedBy?: 'another key' | 'the client secret' | 'nobody';
  /** The token endpoint checks nothing. */
  careless?: boolean;
  tokenStatus?: number;
  tokenAnswer?: Record<string, unknown>;
  inspected?: Record<string, unknown>;
  me?: Record<string, unknown>;
}

export interface Visitor {
  sub: string;
  name: string;
  email?: string;
  email_verified?: boolean;
  username?: string;
}

interface Issued {
  nonce: string | null;
  challenge: string | null;
  redirectUri: string;
  visitor: Visitor;
}

export interface IdentityProvider {
  origin: string;
  clientId: string;
  secret: string;
  botToken: string;
  /** The user who signs in. */
  visitor: Visitor;
  lies: Lies;
  /** A credential as Google One Tap issues it. */
  credential(): Promise<string>;
  /** An answer as Telegram signs it. */
  telegramAnswer(changes?: Record<string, string>, token?: string): Record<string, string>;
  stop(): Promise<void>;
}

/** Google, Facebook and Telegram in one server, with real HTTP, signatures and PKCE. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Issued>();
  const tokens = new Map<string, Visitor>();

  const provider: IdentityProvider = {
    origin: '',
    clientId: `client-${randomBytes(4).toString('hex')}`,
    secret: randomBytes(16).toString('hex'),
    botToken: `7000001:${randomBytes(16).toString('hex')}`,
    visitor: { sub: 'person-1', name: 'Robin Reader', email: 'robin@people.example', email_verified: true },
    lies: {},
    credential: () => idToken(null),
    telegramAnswer: (changes = {}, token = provider.botToken) => {
      const { sub, name, username } = provider.visitor;
      const fields: Record<string, string> = {
        id: sub,
        first_name: name,
        ...(username ? { username } : {}),
        auth_date: String(Math.floor(Date.now() / 1000)),
        ...changes,
      };
      const lines = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
      const key = createHash('sha256').update(token).digest();
      return { ...fields, hash: createHmac('sha256', key).update(lines.toSorted().join('\n')).digest('hex') };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function idToken(nonce: string | null, visitor = provider.visitor): Promise<string> {
    const { lies } = provider;
    const now = Math.floor(Date.now() / 1000);
    const claims: JWTPayload = {
      iss: provider.origin,
      aud: provider.clientId,
      iat: now,
      exp: now + 3600,
      ...visitor,
      ...(nonce === null ? {} : { nonce }),
      ...lies.claims,
    };
    for (const name of lies.without ?? []) delete claims[name];
    if (lies.signedBy === 'nobody') return new UnsecuredJWT(claims).encode();
    if (lies.signedBy === 'the client secret') {
      const key = new TextEncoder().encode(provider.secret);
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'own' }).sign(key);
    }
    const key = lies.signedBy === 'another key' ? other.privateKey : own.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key);
  }

  function authorize(query: URLSearchParams, answer: ServerResponse): void {
    const code = randomBytes(16).toString('hex');
    const redirectUri = query.get('redirect_uri') ?? '';
    codes.set(code, {
      nonce: query.get('nonce'),
      challenge: query.get('code_challenge'),
      redirectUri,
      visitor: provider.visitor,
    });
    const back = new URL(redirectUri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', query.get('state') ?? '');
    answer.writeHead(302, { location: back.href }).end();
  }

  async function exchange(form: URLSearchParams, withIdToken: boolean): Promise<[number, unknown]> {
    const { lies } = provider;
    const issued = codes.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      issued?.challenge === challenge &&
      issued.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === provider.clientId &&
      form.get('client_secret') === provider.secret;
    if (!issued || (!isRight && !lies.careless)) return [400, { error: 'invalid_grant' }];
    codes.delete(form.get('code') ?? '');
    const access_token = randomBytes(16).toString('hex');
    tokens.set(access_token, issued.visitor);
    const answer = {
      access_token,
      token_type: 'bearer',
      expires_in: 3600,
      ...(withIdToken ? { id_token: await idToken(issued.nonce, issued.visitor) } : {}),
    };
    return [lies.tokenStatus ?? 200, lies.tokenAnswer ?? answer];
  }

  function graph(path: string, query: URLSearchParams): [number, unknown] {
    const { lies, clientId, secret } = provider;
    if (path === '/graph/debug_token') {
      if (query.get('access_token') !== `${clientId}|${secret}`) return [400, { error: 'not your app' }];
      const visitor = tokens.get(query.get('input_token') ?? '');
      const facts = { app_id: clientId, is_valid: visitor !== undefined, user_id: visitor?.sub };
      return [200, { data: { ...facts, ...lies.inspected } }];
    }
    const token = query.get('access_token') ?? '';
    const proof = createHmac('sha256', secret).update(token).digest('hex');
    const visitor = tokens.get(token);
    if (!visitor || query.get('appsecret_proof') !== proof) return [400, { error: 'no such token' }];
    return [200, { id: visitor.sub, name: visitor.name, email: visitor.email, ...lies.me }];
  }

  async function respond(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', provider.origin);
    const json = (status: number, body: unknown) =>
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/.well-known/openid-configuration')
      return void json(200, {
        issuer: provider.origin,
        authorization_endpoint: `${provider.origin}/authorize`,
        token_endpoint: `${provider.origin}/token`,
        jwks_uri: `${provider.origin}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    if (pathname === '/keys') return void json(200, { keys: [publicKey] });
    if (pathname === '/authorize' || pathname === '/facebook/authorize') return authorize(query, answer);
    if (pathname === '/token' || pathname === '/facebook/token') {
      const [status, body] = await exchange(
        new URLSearchParams(await readText(request)),
        pathname === '/token',
      );
      return void json(status, body);
    }
    if (pathname === '/telegram') {
      const result = Buffer.from(JSON.stringify(provider.telegramAnswer())).toString('base64url');
      return void answer
        .writeHead(302, { location: `${query.get('return_to')}#tgAuthResult=${result}` })
        .end();
    }
    const [status, body] = graph(pathname, query);
    json(status, body);
  }

  const server = createServer((request, answer) => void respond(request, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
