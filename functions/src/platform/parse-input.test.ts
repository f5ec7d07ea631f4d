import { submitContent } from '@doubloon/contract/applications/operations.ts';
import { register, updateProfile } from '@doubloon/contract/auth/operations.ts';
import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import { verifyAccount } from '@doubloon/contract/links/operations.ts';
import { uploadWallpaper } from '@doubloon/contract/media/operations.ts';
import { sendMessage } from '@doubloon/contract/messaging/operations.ts';
import { createProof, updateProof } from '@doubloon/contract/proofs/operations.ts';
import { createReview, replyToReview } from '@doubloon/contract/reviews/operations.ts';
import type { Operation } from '@doubloon/contract/shared/operation.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { saveSocialLink } from '@doubloon/contract/social-accounts/operations.ts';
import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
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
const person = { name: 'Ada', email: 'ada@example.com', username: 'ada.m', password: 'secret-1' };

describe('a refusal', () => {
  it.each([
    [SENTENCES.role, updateProfile, { role: 'admin' }],
    [SENTENCES.terms, register, person],
    [SENTENCES.rating, createReview, { creatorId: 'cy', userId: 'ada', comment: 'Good' }],
    [SENTENCES.rating, createReview, { creatorId: 'cy', userId: 'ada', rating: 6, comment: 'Good' }],
    [SENTENCES.comment, createReview, { creatorId: 'cy', userId: 'ada', rating: 5, comment: ' ' }],
    [SENTENCES.reply, replyToReview, { creatorId: 'cy' }],
    [SENTENCES.accountUrl, verifyAccount, { platform: 'tiktok', url: ' ' }],
    [SENTENCES.accountUrl, verifyAccount, { platform: 'tiktok' }],
    [SENTENCES.accountUrl, saveSocialLink, { platform: 'tiktok', accountUrl: '' }],
    [SENTENCES.viewCount, createProof, { ...proof, reported_view_count: -1 }],
    [SENTENCES.viewCount, updateProof, { reported_view_count: 'many' }],
    [SENTENCES.proofImages, createProof, { ...proof, images: [] }],
    [SENTENCES.imageFiles, createProof, { ...proof, images: ['https://example.com/a.png'] }],
    [SENTENCES.wallpaperUser, uploadWallpaper, {}],
    [SENTENCES.wallpaperUser, uploadWallpaper, { userId: '' }],
    [SENTENCES.paymentReference, completeCheckout, { payment_gateway_id: '' }],
    [SENTENCES.content, submitContent, {}],
    [SENTENCES.message, sendMessage, { text: ' ' }],
  ] as const)('says "%s" and nothing before it (%#)', (sentence, operation, body) => {
    expect(refusal(operation, body).message).toBe(sentence);
  });

  it('names the field where the message does not say what it is about, and every field in the details', () => {
    const { message, details } = refusal(register, { ...person, password: '1', username: 'x', agreeToTerms: true });
    expect(message).toBe('Username must have at least 3 characters');
    expect(details).toEqual([
      { field: 'body.username', message: 'At least 3 characters' },
      { field: 'body.password', message: 'At least 6 characters' },
    ]);
  });
});
