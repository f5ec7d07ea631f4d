import { HOST, type Ports } from '../processes/ports.ts';

/**
 * Returns a printed line in which the link of a mail that is not sent leads to the product's page for it, as it does where the project's action URL is set
 * (docs/deployment.md). The Auth emulator's own page does what the link says past the product.
 */
export function linkToSite(line: string, { auth, hosting }: Pick<Ports, 'auth' | 'hosting'>): string {
  return line.replace(`http://${HOST}:${auth}/emulator/action?`, `http://${HOST}:${hosting}/account-action?`);
}
