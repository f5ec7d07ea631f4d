import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import * as operations from '@doubloon/contract/deliverables/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** A post as its creator reports it. */
export interface Post {
  url: string;
  viewCount: number;
  notes: string;
}

/** Delivers a post for an approved application. */
export function createDeliverable(project: ApplicationView, { url, viewCount, notes }: Post) {
  return request(operations.createDeliverable, {
    body: {
      application_id: project.id,
      campaign_id: project.campaign_id,
      creator_id: project.creator_id,
      url,
      view_count: viewCount,
      ...(notes.trim() ? { notes: notes.trim() } : {}),
    },
  });
}
