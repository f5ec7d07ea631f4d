import { createdParam, expandParam, page, pageParams, within } from '../requests/api-list.ts';
import { noSuch } from '../shared/errors.ts';
import { operation } from '../requests/operation.ts';
import { fields, optional, text } from '../requests/params.ts';

/** GET /v1/charges and /v1/payment_intents; both come into being only on the hosted checkout page. */
export const chargeOperations = [
  operation(
    { name: 'charges.list', method: 'GET', path: '/v1/charges' },
    fields(
      { ...pageParams, created: createdParam, payment_intent: optional(text()), transfer_group: optional(text()) },
      ['customer'],
    ),
    (world, { params }) => {
      const { created, payment_intent: intent, transfer_group: group } = params;
      const matching = world.store.state.charges
        .values()
        .filter((charge) => within(charge.created, created))
        .filter((charge) => intent === undefined || charge.payment_intent === intent)
        .filter((charge) => group === undefined || charge.transfer_group === group);
      return page(matching, params, '/v1/charges');
    },
  ),
  operation(
    { name: 'charges.retrieve', method: 'GET', path: '/v1/charges/:id' },
    fields(expandParam),
    (world, { ids: { id = '' } }) => {
      const charge = world.store.state.charges.get(id);
      if (!charge) throw noSuch('charge', id);
      return charge;
    },
  ),
  operation(
    { name: 'paymentIntents.list', method: 'GET', path: '/v1/payment_intents' },
    fields({ ...pageParams, created: createdParam }, ['customer', 'customer_account']),
    (world, { params }) => {
      const matching = world.store.state.paymentIntents
        .values()
        .filter(({ created }) => within(created, params.created));
      return page(matching, params, '/v1/payment_intents');
    },
  ),
  operation(
    { name: 'paymentIntents.retrieve', method: 'GET', path: '/v1/payment_intents/:id' },
    fields(expandParam, ['client_secret']),
    (world, { ids: { id = '' } }) => {
      const intent = world.store.state.paymentIntents.get(id);
      if (!intent) throw noSuch('payment_intent', id);
      return intent;
    },
  ),
];
