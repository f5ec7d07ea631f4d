import type Stripe from 'stripe';
import { page, pageParams } from '../requests/api-list.ts';
import { operation } from '../requests/operation.ts';
import { fields } from '../requests/params.ts';
import { API_VERSION } from './events.ts';
import type { WebhookEndpoint } from '../world/world.ts';

/** An endpoint as its platform reads it (https://docs.stripe.com/api/webhook_endpoints/object); whether it gets connected accounts' events is not said there. */
function objectOf({ url, events, apiVersion, isDisabled }: WebhookEndpoint, index: number): Stripe.WebhookEndpoint {
  return {
    id: `we_${index + 1}`,
    object: 'webhook_endpoint',
    api_version: apiVersion ?? API_VERSION,
    application: null,
    created: 0,
    description: null,
    enabled_events: [...(events ?? ['*'])],
    livemode: false,
    metadata: {},
    status: isDisabled ? 'disabled' : 'enabled',
    url,
  };
}

/** GET /v1/webhook_endpoints. */
export const webhookEndpointOperations = [
  operation(
    { name: 'webhookEndpoints.list', method: 'GET', path: '/v1/webhook_endpoints' },
    fields(pageParams),
    (world, { params }) => page(world.endpoints.map(objectOf), params, '/v1/webhook_endpoints'),
  ),
];
