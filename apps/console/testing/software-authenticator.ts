import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** A passkey in software (ES256, no attestation), whose every claim a test can falsify. Browser tests use Chromium's own. */
export function softwareAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  const shared = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    id: shared.id,
    register(challenge: string, claims: Claims = {}) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(Buffer.concat([authenticatorData(claims, 0x40), credential]))],
        ]) as never,
      )
      return {
        ...shared,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, claims).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
        },
      }
    },
    authenticate(challenge: string, claims: Claims = {}) {
      const client = clientData('webauthn.get', challenge, claims)
      const data = authenticatorData(claims, 0)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        ...shared,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          ...(claims.userHandle !== undefined && { userHandle: claims.userHandle }),
        },
      }
    },
  }

  function clientData(type: string, challenge: string, claims: Claims): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: claims.origin ?? origin, crossOrigin: false }))
  }

  function authenticatorData(claims: Claims, more: number): Buffer {
    const isVerified = claims.isVerified ?? true
    const flags = 0x01 | (isVerified ? 0x04 : 0) | more
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(claims.counter ?? 0)
    return Buffer.concat([
      createHash('sha256')
        .update(claims.rpId ?? rpId)
        .digest(),
      Buffer.from([flags]),
      counter,
    ])
  }
}

interface Claims {
  origin?: string
  rpId?: string
  /** Whether the device asked for a fingerprint, a face or a PIN. */
  isVerified?: boolean
  counter?: number
  userHandle?: string
}
