import type { Application } from '@doubloon/contract/applications/application.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable, DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { expect } from 'vitest';
import { deps, succeed } from '../api.ts';
import { newPostId } from './approved-creators.ts';
import { linkAccount } from './fixtures.ts';
import { passMinutes } from '../setup/moving-clock.ts';
import { applyTo, approve, buyCampaign, fundsOf } from '../money/paid-campaigns.ts';
import { unique } from './people.ts';
import type { Person } from './person.ts';
import { definePost } from './social-web.ts';
import { readDue, storeWatched, tellOf } from './watched-posts.ts';

const DAY = 24 * 60;
/** Minutes for which a platform's count can be examined before it is paid. */
export const VALIDATION = 3 * DAY;

export const now = () => deps().clock.now();
export const soon = () => new Date(now().getTime() + 60_000);
export const inDays = (days: number) => new Date(now().getTime() + days * DAY * 60_000);
export const decideOverdue = () => succeed(runScheduledJob, { params: { name: 'decide-overdue' } });

/** Moves the clock by minutes, and then lets the schedule decide and pay. */
export async function pass(minutes: number): Promise<void> {
  passMinutes(minutes);
  await decideOverdue();
}

type Parts = Pick<Posting, 'owner' | 'creator' | 'campaign' | 'application'>;

/**
 * A loot of 100.00 with one slot, and its creator with a linked account and a post: 70.00 for the work, 75.00 from 1,000 views, 80.00 from 5,000, 90.00 from
 * 10,000.
 */
export class Posting {
  readonly postId = newPostId();
  readonly handle = unique('h').slice(0, 13);

  readonly owner: Person;
  readonly creator: Person;
  readonly campaign: CampaignView;
  readonly application: Application;

  private constructor({ owner, creator, campaign, application }: Parts) {
    this.owner = owner;
    this.creator = creator;
    this.campaign = campaign;
    this.application = application;
  }

  static async open(owner: Person, creator: Person): Promise<Posting> {
    const { campaign } = await buyCampaign(owner, { budget: 10_000, platforms: ['twitter'] });
    const application = await applyTo(campaign, creator, { status: 'approved', createdAt: now() });
    const posting = new Posting({ owner, creator, campaign, application });
    await linkAccount(creator, 'twitter', posting.handle);
    return posting;
  }

  async paid(): Promise<number> {
    return (await fundsOf(this.campaign.id)).balances.paid;
  }

  shown({ id }: Pick<Deliverable, 'id'>): Promise<DeliverableView> {
    return succeed(getDeliverable, { params: { id } }, this.creator);
  }

  /** Delivers a treasure whose post has so many views, and reads it for the first time. */
  async delivered(views: number, fields: Partial<Deliverable> = {}, publishedAt = soon()): Promise<Deliverable> {
    await definePost('twitter', this.postId, { author: this.handle, views, publishedAt });
    const times = { createdAt: now(), decideBy: inDays(5) };
    const reported = { viewCount: views, ...times, ...fields };
    const treasure = await storeWatched(this.application, 'twitter', this.postId, reported);
    await readDue();
    return treasure;
  }

  /** Delivers a treasure that its owner accepts. */
  async accepted(views: number, fields: Partial<Deliverable> = {}, publishedAt = soon()): Promise<Deliverable> {
    const treasure = await this.delivered(views, fields, publishedAt);
    expect(await approve(treasure, this.owner)).toMatchObject({ status: 200 });
    await tellOf(treasure);
    return treasure;
  }

  /** Sets the views of a treasure's post, which are read a day later. */
  async grow(treasure: Deliverable, views: number): Promise<void> {
    await definePost('twitter', this.postId, { views });
    await this.readAgain(treasure);
  }

  async readAgain(treasure: Deliverable): Promise<void> {
    passMinutes(DAY);
    await readDue();
    await tellOf(treasure);
  }
}
