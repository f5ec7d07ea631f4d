import { HOST, type Ports } from '../processes/ports.ts';

/**
 * Returns a printed line in which the link of an unsent mail leads to the product's page for it, as it does if the project's action URL is set
 * (docs/deployment.md). The Auth emulator's own page would apply the link without the product.
 */
export function linkToSite(line: string, { auth, hosting }: Pick<Ports, 'auth' | 'hosting'>): string {
  return line.replace(`http://${HOST}:${auth}/emulator/action?`, `http://${HOST}:${hosting}/account-action?`);
}
