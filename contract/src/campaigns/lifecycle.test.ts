import { describe, expect, it } from 'vitest';
import {
  campaignLife,
  CampaignStatus,
  HIDDEN_CAMPAIGN_STATUSES,
  isRunning,
  type CampaignMoveName,
} from './lifecycle.ts';

const { moves: CAMPAIGN_MOVES, can: canMove } = campaignLife;

const movesFrom = (status: CampaignStatus) =>
  (Object.keys(CAMPAIGN_MOVES) as CampaignMoveName[]).filter((move) => canMove(status, move));

describe('the life of a campaign', () => {
  it('goes between open and paused, to completed, and through moderation', () => {
    expect(Object.fromEntries(CampaignStatus.options.map((status) => [status, movesFrom(status)]))).toEqual({
      open: ['pause', 'close', 'complete', 'reject', 'resubmit'],
      paused: ['resume', 'close', 'complete', 'approve', 'reject', 'resubmit'],
      completed: [],
      pending: ['close', 'approve', 'reject'],
      approved: ['resume', 'close', 'complete', 'reject', 'resubmit'],
      rejected: ['close', 'approve', 'resubmit', 'reopen'],
    });
  });

  it('never moves to where it stands', () => {
    for (const { from, to } of Object.values(CAMPAIGN_MOVES)) expect(from).not.toContain(to);
  });

  it('is open to owners only by moves that end where others may see it, or by an admin', () => {
    const opening = (Object.keys(CAMPAIGN_MOVES) as CampaignMoveName[]).filter(
      (move) => CAMPAIGN_MOVES[move].to === 'open',
    );
    expect(opening).toEqual(['resume', 'approve', 'reopen']);
    expect(HIDDEN_CAMPAIGN_STATUSES.filter((status) => canMove(status, 'resume'))).toEqual([]);
  });
});

it('takes treasures and proofs while it is open or paused', () => {
  expect(CampaignStatus.options.filter(isRunning)).toEqual(['open', 'paused']);
});
