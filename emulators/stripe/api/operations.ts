import { accountLinkOperations } from '../accounts/account-links.ts';
import { accountOperations } from '../accounts/accounts.ts';
import { capabilityOperations } from '../accounts/capability-operations.ts';
import { balanceOperations } from '../balances/balance.ts';
import { chargeOperations } from '../charges/charges.ts';
import { checkoutSessionOperations } from '../checkout/checkout-sessions.ts';
import { methodConfigurationOperations } from '../checkout/method-configuration.ts';
import { disputeOperations } from '../charges/disputes.ts';
import { fraudWarningOperations } from '../charges/fraud-warnings.ts';
import { StripeFailure, notImitated } from '../shared/errors.ts';
import { eventOperations } from '../events/events.ts';
import { resourcesNotImitated } from './limitations.ts';
import type { Operation } from '../requests/operation.ts';
import { payoutOperations } from '../accounts/payouts.ts';
import { refundOperations } from '../charges/refunds.ts';
import { transferReversalOperations } from '../balances/transfer-reversals.ts';
import { transferOperations } from '../balances/transfers.ts';
import { webhookEndpointOperations } from '../events/webhook-endpoints.ts';

/** Every endpoint the stand-in answers. */
export const operations: readonly Operation[] = [
  ...accountLinkOperations,
  ...accountOperations,
  ...balanceOperations,
  ...capabilityOperations,
  ...chargeOperations,
  ...checkoutSessionOperations,
  ...disputeOperations,
  ...eventOperations,
  ...fraudWarningOperations,
  ...methodConfigurationOperations,
  ...payoutOperations,
  ...refundOperations,
  ...transferOperations,
  ...transferReversalOperations,
  ...webhookEndpointOperations,
];

const patterns = operations.map((operation) => ({ operation, wanted: operation.path.split('/') }));

/** The endpoint for a method and path. Throws 501 for an endpoint that only Stripe has, 404 for an unknown one. */
export function findOperation(method: string, path: string): { operation: Operation; ids: Record<string, string> } {
  const given = path.split('/');
  for (const { operation, wanted } of patterns) {
    const ids = operation.method === method ? idsIn(wanted, given) : undefined;
    if (ids) return { operation, ids };
  }
  const [, version, resource = ''] = given;
  const known = patterns.some(({ wanted }) => wanted[2] === resource);
  if (version === 'v2' || known || resourcesNotImitated.includes(resource)) throw notImitated(`${method} ${path}`);
  const message = `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
  throw new StripeFailure(404, { type: 'invalid_request_error', message }, false);
}

function idsIn(wanted: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  if (wanted.length !== given.length) return undefined;
  const ids: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) {
      if (value === '') return undefined;
      ids[part.slice(1)] = decodeURIComponent(value);
    } else if (part !== value) return undefined;
  }
  return ids;
}
