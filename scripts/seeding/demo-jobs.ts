import { approvePayment, decideContent, submitContent } from '@doubloon/contract/applications/operations.ts';
import { createAppeal } from '@doubloon/contract/cases/operations.ts';
import type { AppealSubject } from '@doubloon/contract/cases/appeal.ts';
import { getProof, updateProof, uploadProof } from '@doubloon/contract/proofs/operations.ts';
import type { DemoPerson } from './demo-api.ts';
import type { DemoStage } from './demo-stage.ts';
import { demoStory } from './stories/demo-story.ts';
import { changeCourse, showPost } from './demo-views.ts';

/** Somebody's application to a loot, and the work that comes of it. */
export interface DemoJob {
  /** The application's id. */
  readonly id: string;
  readonly campaignId: string;
  readonly creator: DemoPerson;
}

/** The steps of an application from its letter to its payment, as people take them. */
export function demoJobs({ api, socialWeb }: DemoStage) {
  const { call } = api;
  const story = demoStory(api, socialWeb);
  return {
    postLoot: story.postLoot,
    apply: async (creator: DemoPerson, campaignId: string, coverLetter: string): Promise<DemoJob> => ({
      id: await story.apply(creator, campaignId, coverLetter),
      campaignId,
      creator,
    }),
    decide: (owner: DemoPerson, { id }: DemoJob, status: 'approved' | 'rejected', feedback: string) =>
      story.decide(owner, id, status, feedback),
    handIn: async ({ id, creator }: DemoJob, text: string, url?: string): Promise<void> => {
      await call(submitContent, { params: { id }, body: { text, ...(url && { url }) } }, creator);
    },
    judge: async (owner: DemoPerson, { id }: DemoJob, approved: boolean, feedback: string): Promise<void> => {
      await call(decideContent, { params: { id }, body: { approved, feedback } }, owner);
    },
    /** Approves the payment of an application, which completes it. */
    complete: async (owner: DemoPerson, { id }: DemoJob, feedback: string): Promise<void> => {
      await call(approvePayment, { params: { id }, body: { approved: true, feedback } }, owner);
    },
    /**
     * Delivers a post that its platform shows with these views, and with so many more each day where that is told; answers the treasure's id. Its creator may
     * report others.
     */
    deliver: async (
      job: DemoJob,
      { url, views, notes, grows }: { url: string; views: number; notes: string; grows?: number },
      reported = views,
    ): Promise<string> => {
      await showPost(socialWeb, url, { views });
      if (grows !== undefined) await changeCourse(socialWeb, url, 'grow', grows);
      return story.deliver(job.creator, job, { url, views: reported, notes });
    },
    /** From now on a post gains so many views a day. */
    grow: (url: string, viewsADay: number) => changeCourse(socialWeb, url, 'grow', viewsADay),
    review: story.review,
    /** Asks an admin to have a rejection decided again; answers the id of the case. */
    appeal: async (person: DemoPerson, subject: AppealSubject, reason: string): Promise<string> =>
      (await call(createAppeal, { body: { subject, reason } }, person)).id,
    /** Shows that a treasure's post has been seen more often; answers the proof's id. */
    prove: async (job: DemoJob, deliverable: string, views: number, notes: string, pictures: readonly File[]) => {
      const body = {
        treasure_id: deliverable,
        application_id: job.id,
        campaign_id: job.campaignId,
        creator_id: job.creator.uid,
        reported_view_count: views,
        notes,
      };
      return (await call(uploadProof, { body }, job.creator, pictures)).proof_id;
    },
    checkProof: async (
      owner: DemoPerson,
      id: string,
      status: 'verified' | 'rejected' | 'revision_requested',
      feedback: string,
    ): Promise<void> => {
      const { reported_view_count } = await call(getProof, { params: { id } }, owner);
      await call(updateProof, { params: { id }, body: { status, feedback, reported_view_count } }, owner);
    },
  };
}
