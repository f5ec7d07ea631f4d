import { describe, expect, it } from 'vitest';
import { campaignDocument } from '../../testing/documents.ts';
import { campaignNotifications } from '../campaigns/projections.ts';
import { toNotification } from '../platform/projections/notifications.ts';
import { verificationNotifications } from '../users/projections.ts';

const moderatedAt = new Date('2026-05-04T10:00:00Z');
const campaign = (fields: Parameters<typeof campaignDocument>[0] | object) =>
  campaignDocument({ id: 'cmp_1', ownerId: 'owner', ...fields });
const kinds = (fields: object) => campaignNotifications(campaign(fields)).map(({ kind }) => kind);

describe('an owner', () => {
  it('hears what an admin decided about a campaign', () => {
    expect(kinds({ status: 'rejected', moderatedAt })).toEqual(['campaign_rejected']);
    expect(kinds({ status: 'paused', heldByAdmin: true, moderatedAt })).toEqual(['campaign_paused']);
    expect(kinds({ status: 'open', moderatedAt })).toEqual(['campaign_approved']);
  });

  it('hears nothing of what they did themselves', () => {
    expect(kinds({ status: 'open' })).toEqual([]);
    expect(kinds({ status: 'paused', moderatedAt })).toEqual([]);
    expect(kinds({ status: 'completed', closedAt: moderatedAt, closeReason: 'owner' })).toEqual([]);
  });

  it('hears that a campaign ended by itself', () => {
    const closedAt = new Date('2026-06-01T00:00:00Z');
    expect(campaignNotifications(campaign({ status: 'completed', closedAt, closeReason: 'ended' }))).toMatchObject([
      { kind: 'campaign_completed', uid: 'owner', at: closedAt },
    ]);
  });
});

describe('a creator', () => {
  const priv = {
    uid: 'creator',
    email: 'c@example.com',
    emailVerified: true,
    contact: null,
    provider: 'password' as const,
    agreedToTermsAt: null,
    verificationRequestedAt: null,
  };

  it.each([
    [true, 'verification_granted'],
    [false, 'verification_refused'],
  ])('hears what was answered to the wish to be verified: %s', (granted, kind) => {
    const decided = { ...priv, verificationDecision: { granted, decidedAt: moderatedAt } };
    expect(verificationNotifications(decided)).toMatchObject([{ kind, uid: 'creator', at: moderatedAt }]);
  });

  it('hears nothing before', () => {
    expect(verificationNotifications({ ...priv, verificationDecision: null })).toEqual([]);
  });
});

describe('a notification', () => {
  it('is the same one for the same occasion, and another for a second decision', () => {
    const [first] = campaignNotifications(campaign({ status: 'open', moderatedAt }));
    const [again] = campaignNotifications(campaign({ status: 'open', moderatedAt }));
    const [later] = campaignNotifications(
      campaign({ status: 'open', moderatedAt: new Date(moderatedAt.getTime() + 1) }),
    );
    if (!first || !again || !later) throw new Error('each calls for a notification');
    expect(toNotification('cmp_1', again)).toEqual(toNotification('cmp_1', first));
    expect(toNotification('cmp_1', later).id).not.toBe(toNotification('cmp_1', first).id);
  });
});
