import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A software passkey that signs what a browser's authenticator would sign. */
export function softwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const authenticatorData = (flags: number, attested = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const party = createHash('sha256').update(new URL(origin).hostname).digest();
    return Buffer.concat([party, Buffer.from([flags]), count, attested]);
  };

  return {
    id: id.toString('base64url'),
    create: (challenge: string) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const coordinates = [-2, Buffer.from(x, 'base64url'), -3, Buffer.from(y, 'base64url')];
      const key = cborMap([1, 2, 3, -7, -1, 1, ...coordinates]);
      const data = authenticatorData(0x45, Buffer.concat([Buffer.alloc(16), length, id, key]));
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: cborMap(['fmt', 'none', 'attStmt', {}, 'authData', data]).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** `unlocked: false`: user presence without user verification. */
    sign: (challenge: string, options: { unlocked?: boolean; at?: string; replayCounter?: boolean } = {}) => {
      if (!options.replayCounter) counter += 1;
      const data = authenticatorData(options.unlocked === false ? 0x01 : 0x05);
      const client = clientData('webauthn.get', challenge, options.at);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
      };
    },
  };
}

type Cbor = number | string | Buffer | Record<string, never>;

/** The part of CBOR that an attestation needs; keys and values alternate. */
function cborMap(entries: Cbor[]): Buffer {
  return Buffer.concat([head(5, entries.length / 2), ...entries.map(encode)]);
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return head(5, 0);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
