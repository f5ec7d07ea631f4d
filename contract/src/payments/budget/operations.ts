import { z } from 'zod';
import { defineOperation, onlyRoles } from '../../calls/define-operation.ts';
import { ById } from '../../shared/values.ts';
import { DollarsToCents } from '../../shared/money.ts';
import { MAX_ADDITIONS } from '../campaign-funds.ts';
import { OpenedCheckout } from '../checkout.ts';
import { AddedBudgetView, MAX_ADDED_SLOTS } from './added-budget.ts';

export const previewAddedBudget = defineOperation('GET /campaigns/{id}/budget', {
  id: 'previewAddedBudget',
  summary: "How much budget can be added to one of the caller's running campaigns, or why none can",
  access: onlyRoles('business_owner'),
  input: { params: ById },
  output: AddedBudgetView,
  errors: ['not_found'],
  cost: { reads: 2 + MAX_ADDITIONS, writes: 0 },
});

export const addBudget = defineOperation('POST /campaigns/{id}/budget', {
  id: 'addBudget',
  summary:
    "Open a checkout, hosted or embedded, that adds budget to one of the caller's running campaigns at the price it has: creator slots where creators share it, else an amount. An earlier one for the same campaign is ended, or, when it is paid, answered. Needs a proven e-mail",
  access: onlyRoles('business_owner'),
  input: {
    params: ById,
    body: z.object({
      /** Creator slots to add; only with `budget_share`. */
      slots: z.int().min(1).max(MAX_ADDED_SLOTS).optional(),
      /** Budget to add, without the fee; only with `per_view`. */
      amount: DollarsToCents.refine((cents) => cents >= 1, 'The amount must be at least 0.01').optional(),
      /** Asks for a checkout to show inside the product's own page. */
      embedded: z.boolean().optional(),
    }),
  },
  rateLimits: [{ bucket: 'checkout', per: 'user', max: 60, windowSeconds: 3600 }],
  output: OpenedCheckout,
  status: 201,
  errors: ['not_found', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 45 + MAX_ADDITIONS, writes: 11 },
});
