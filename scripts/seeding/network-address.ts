import { createHash, randomBytes } from 'node:crypto';

/** A made-up address in a network that nobody else calls from; with a person always theirs, else a new one each time. */
export function addressOf(person?: { readonly idToken: string }): string {
  const network = person ? createHash('sha256').update(person.idToken).digest() : randomBytes(4);
  return `2001:db8:${network.toString('hex', 0, 2)}:${network.toString('hex', 2, 4)}::1`;
}
