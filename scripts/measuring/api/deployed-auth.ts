import { generateKeyPairSync, sign, verify } from 'node:crypto';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';

/**
 * Returns an Auth that verifies ID tokens as a deployed instance does: by their RS256 signature, without a request. With the emulator, the library asks about
 * each token (`verifyIdToken` of firebase-admin), which no deployed instance pays for. The emulator's tokens are unsigned, so they are signed here when they are
 * first seen. Checks nothing else of a token: for measurements only.
 */
export function verifyingAsDeployed(auth: Auth): Auth {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signatures = new Map<string, Buffer>();
  const verifyIdToken = (token: string): Promise<DecodedIdToken> => {
    const signature = signatures.get(token) ?? sign('RSA-SHA256', Buffer.from(token), privateKey);
    signatures.set(token, signature);
    if (!verify('RSA-SHA256', Buffer.from(token), publicKey, signature)) throw new Error('The signature is wrong');
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as DecodedIdToken;
    return Promise.resolve({ ...claims, uid: claims.sub });
  };
  return Object.assign(Object.create(auth) as Auth, { verifyIdToken });
}
