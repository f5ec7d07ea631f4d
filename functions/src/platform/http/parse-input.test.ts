import * as applicationsOperations from '@doubloon/contract/applications/operations.ts';
import * as authOperations from '@doubloon/contract/auth/operations.ts';
import * as campaignsOperations from '@doubloon/contract/campaigns/operations.ts';
import * as deliverablesOperations from '@doubloon/contract/deliverables/operations.ts';
import * as linksOperations from '@doubloon/contract/links/operations.ts';
import * as mediaOperations from '@doubloon/contract/media/operations.ts';
import { OPERATIONS } from '@doubloon/contract/operations.ts';
import * as messagingOperations from '@doubloon/contract/messaging/operations.ts';
import * as proofsOperations from '@doubloon/contract/proofs/operations.ts';
import * as reviewsOperations from '@doubloon/contract/reviews/operations.ts';
import { MAX_VIEW_COUNT } from '@doubloon/contract/shared/constants.ts';
import type { Operation } from '@doubloon/contract/calls/operation.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import * as socialAccountsOperations from '@doubloon/contract/social-accounts/operations.ts';
import { describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { parseInput } from './parse-input.ts';

function refusal(operation: Operation, body: object, params: Record<string, string> = { id: 'a1' }): AppError {
  try {
    parseInput(operation, { params, query: {}, body });
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error(`${operation.id} took it`);
}

const proof = {
  ...{ treasure_id: 't', application_id: 'a', campaign_id: 'c', creator_id: 'cy' },
  ...{ reported_view_count: 1, images: ['data:image/png;base64,AA=='] },
};
const post = { application_id: 'a', campaign_id: 'c', creator_id: 'cy', url: 'https://a.example/1' };
const person = { name: 'Ada', email: 'ada@example.com', username: 'ada.m', password: 'correct horse' };

const TAKING_NO_BODY = OPERATIONS.map(({ operation }) => operation).filter(({ input }) => !input.body);

describe('an operation without a body', () => {
  it.each(TAKING_NO_BODY.map((operation) => [operation.id, operation] as const))(
    'takes no list: %s',
    (_id, operation) => {
      for (const body of [[], [1], [{ a: 1 }]]) {
        expect(refusal(operation, body)).toMatchObject({
          code: 'invalid_input',
          details: expect.arrayContaining([{ field: 'body', message: 'Must be empty' }]) as unknown,
        });
      }
    },
  );
});

describe('a refusal', () => {
  it.each([
    [SENTENCES.role, authOperations.updateProfile, { role: 'admin' }],
    [SENTENCES.terms, authOperations.register, person],
    [SENTENCES.rating, reviewsOperations.createReview, { creatorId: 'cy', userId: 'ada', comment: 'Good' }],
    [SENTENCES.rating, reviewsOperations.createReview, { creatorId: 'cy', userId: 'ada', rating: 6, comment: 'Good' }],
    [SENTENCES.comment, reviewsOperations.createReview, { creatorId: 'cy', userId: 'ada', rating: 5, comment: ' ' }],
    [SENTENCES.reply, reviewsOperations.replyToReview, { creatorId: 'cy' }],
    [SENTENCES.accountUrl, linksOperations.verifyAccount, { platform: 'tiktok', url: ' ' }],
    [SENTENCES.accountUrl, linksOperations.verifyAccount, { platform: 'tiktok' }],
    [SENTENCES.accountUrl, socialAccountsOperations.saveSocialLink, { platform: 'tiktok', accountUrl: '' }],
    [SENTENCES.viewCount, proofsOperations.createProof, { ...proof, reported_view_count: -1 }],
    [SENTENCES.viewCount, proofsOperations.updateProof, { reported_view_count: 'many' }],
    [SENTENCES.viewCount, proofsOperations.updateProof, { reported_view_count: MAX_VIEW_COUNT + 1 }],
    [SENTENCES.viewCount, deliverablesOperations.createDeliverable, { ...post, view_count: MAX_VIEW_COUNT + 1 }],
    [SENTENCES.proofImages, proofsOperations.createProof, { ...proof, images: [] }],
    [SENTENCES.imageFiles, proofsOperations.createProof, { ...proof, images: ['https://example.com/a.png'] }],
    [SENTENCES.wallpaperUser, mediaOperations.uploadWallpaper, {}],
    [SENTENCES.wallpaperUser, mediaOperations.uploadWallpaper, { userId: '' }],
    [SENTENCES.paymentReference, campaignsOperations.completeCheckout, { payment_gateway_id: '' }],
    [SENTENCES.content, applicationsOperations.submitContent, {}],
    [SENTENCES.message, messagingOperations.sendMessage, { text: ' ' }],
  ] as const)('says "%s" and nothing before it (%#)', (sentence, operation, body) => {
    expect(refusal(operation, body).message).toBe(sentence);
  });

  it('names the field where the message does not say what it is about, and every field in the details', () => {
    const { message, details } = refusal(authOperations.register, {
      ...person,
      password: '1',
      username: 'x',
      agreeToTerms: true,
    });
    expect(message).toBe('Username must have at least 3 characters');
    expect(details).toEqual([
      { field: 'body.username', message: 'At least 3 characters' },
      { field: 'body.password', message: 'At least 10 characters' },
    ]);
  });
});
