import { OPERATIONS } from '@doubloon/contract/operations.ts';
import { describe, expect, it } from 'vitest';
import { buildOpenApiDocument } from '../../contract/openapi.ts';

/**
 * Every call of section 7 of both specifications, written out by hand; the four OAuth start addresses are one with a parameter.
 * Parameters are in braces; what they are called is the contract's affair.
 */
const SPECIFIED_CALLS = `
GET /health

POST /auth/login
POST /auth/register
POST /auth/google
POST /auth/logout
GET /auth/profile
PUT /auth/profile
POST /auth/verify-token
GET /auth/role
PUT /auth/social-links

GET /users/{id}
GET /users/profile/{id}
PUT /users/profile/{id}

GET /campaigns
POST /campaigns
GET /campaigns/{id}
GET /campaigns/user/{id}
GET /campaigns/{id}/deliverables

GET /applications
POST /applications
GET /applications/{id}
PUT /applications/{id}
DELETE /applications/{id}
GET /applications/campaign/{id}
GET /applications/creator/{id}
GET /applications/campaign-owner/{id}
PUT /applications/{id}/status
PUT /applications/{id}/content-approval
PUT /applications/{id}/payment-approval
PUT /applications/{id}/content
GET /applications/getnumberofapplications/{campaignId}

GET /deliverables
POST /deliverables
GET /deliverables/{id}
PATCH /deliverables/{id}
DELETE /deliverables/{id}
GET /deliverables/application/{id}

GET /payments/authorizations/creator/{id}
GET /payments/authorizations/business-owner/{id}
POST /payments/stripe-connect/create-account
POST /payments/stripe-connect/create-account-link
GET /payments/stripe-connect/account/{id}
POST /payments/process-payment/{id}
POST /payments/retry-payment/{id}
POST /payments/stripe/checkout
GET /payments/campaign-by-payment
POST /payments/test/transfer
POST /payments/test/create-authorization
POST /payments/test/process-payment/{id}

GET /proofs/deliverable/{id}
GET /proofs/creator/{id}
GET /proofs/campaign/{id}
GET /proofs/{id}
POST /proofs/upload
POST /proofs
PATCH /proofs/{id}
DELETE /proofs/{id}
DELETE /proofs/{id}/images/{imageId}
GET /proofs/{id}/storage-metadata

GET /messaging/conversations
POST /messaging/conversations
GET /messaging/conversations/{id}/messages
POST /messaging/conversations/{id}/messages
PUT /messaging/conversations/{id}/read
GET /messaging/users/{id}
GET /messaging/unread-count/{id}
POST /messaging/upload-file
POST /messaging/upload-files
DELETE /messaging/delete-file

POST /media/upload
GET /media/user/{id}
PUT /media/{id}/caption
DELETE /media/{id}
DELETE /media/{id}/file
POST /media/wallpaper
DELETE /media/wallpaper/{id}

GET /social-accounts
POST /social-accounts
PUT /social-accounts/{id}
DELETE /social-accounts/{id}
POST /social-accounts/{id}/verify
GET /social-accounts/oauth/{platform}

GET /connected-payment-accounts/account/stripe
DELETE /connected-payment-accounts/account/stripe

POST /utils/verify-link
POST /utils/verify-account

POST /reviews
GET /reviews/creator/{id}
POST /reviews/{id}/reply
PUT /reviews/{id}

GET /dashboard/stats/{uid}
GET /dashboard/payment-flow/{uid}
GET /dashboard/recent-campaigns/{id}
GET /dashboard/recent-applications/{id}
`
  .split('\n')
  .filter((line) => line !== '');

const shapeOf = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');

const contracted = OPERATIONS.map(({ operation }) => shapeOf(`${operation.method} ${operation.path}`));

const documented = Object.entries(buildOpenApiDocument()['paths'] as Record<string, object>).flatMap(
  ([path, methods]) => Object.keys(methods).map((method) => shapeOf(`${method.toUpperCase()} ${path}`)),
);

describe('the calls that the specifications name', () => {
  it('are all in this list once', () => {
    expect(SPECIFIED_CALLS).toHaveLength(94);
    expect(new Set(SPECIFIED_CALLS.map(shapeOf)).size).toBe(SPECIFIED_CALLS.length);
  });

  it('are all in the contract', () => {
    expect(SPECIFIED_CALLS.filter((call) => !contracted.includes(shapeOf(call)))).toEqual([]);
  });

  it('are all in the OpenAPI document, which holds nothing else than the contract', () => {
    expect(SPECIFIED_CALLS.filter((call) => !documented.includes(shapeOf(call)))).toEqual([]);
    expect(documented.toSorted()).toEqual(contracted.toSorted());
  });
});

describe('the operations of the contract', () => {
  it('never share a method and the shape of a path', () => {
    expect(contracted.filter((call, index) => contracted.indexOf(call) !== index)).toEqual([]);
  });

  it.each(['instagram', 'tiktok', 'youtube', 'twitter'])('start OAuth for %s', (platform) => {
    const start = OPERATIONS.find(({ operation }) => operation.path === '/social-accounts/oauth/{platform}');
    expect(start?.operation.input.params?.safeParse({ platform }).success).toBe(true);
  });
});
