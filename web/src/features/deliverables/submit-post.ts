import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { createDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { verifyLink } from '@doubloon/contract/links/operations.ts';
import { isShortLink } from '@doubloon/contract/links/post-url.ts';
import type { OutputOf } from '@doubloon/contract/calls/operation.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { checkPostAddress } from './check-post-address.ts';
import { ApiError, isUnreadable, messageOf, saysSessionEnded } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { deliverablesText } from '../../shared/text/deliverables.ts';

/** Result of an attempt to submit. `unchecked`: the platform did not show the post; it can be submitted all the same. */
export type SubmissionOutcome =
  | { kind: 'submitted'; deliverable: DeliverableView }
  | { kind: 'refused'; problem: string }
  | { kind: 'unchecked'; platform: PlatformId }
  | { kind: 'unlinked'; platform: PlatformId };

/** A post as its creator reports it. */
interface Post {
  url: string;
  viewCount: number;
  notes: string;
}

interface Attempt {
  /** True when the creator submits the post although its platform does not show it. */
  unchecked: boolean;
  isLinked: (platform: PlatformId) => Promise<boolean>;
}

/** Checks a post's platform, that it is a specific post, its link and the linked account, in this order, and then delivers it. Throws `ApiError`. */
export async function submitPost(
  project: ApplicationView,
  post: Post,
  { unchecked, isLinked }: Attempt,
): Promise<SubmissionOutcome> {
  const { url } = post;
  const address = checkPostAddress(url, project.campaign.platforms);
  if ('problem' in address) return { kind: 'refused', problem: address.problem };
  const { platform } = address;
  const link = await lookAt(url);
  if (link.status === 'unverifiable' && isShortLink(url)) {
    return { kind: 'refused', problem: deliverablesText.shortLinkUnverified };
  }
  if (link.status === 'invalid') return { kind: 'refused', problem: link.error ?? deliverablesText.linkUnverified };
  if (link.status === 'unverifiable' && !unchecked) return { kind: 'unchecked', platform };
  const shown = link.platform ?? platform;
  if (!(await isLinked(shown))) return { kind: 'unlinked', platform: shown };
  const deliverable = await request(createDeliverable, {
    body: {
      application_id: project.id,
      campaign_id: project.campaign_id,
      creator_id: project.creator_id,
      url,
      view_count: post.viewCount,
      ...(post.notes.trim() && { notes: post.notes.trim() }),
    },
  });
  return { kind: 'submitted', deliverable };
}

async function lookAt(url: string): Promise<OutputOf<typeof verifyLink>> {
  try {
    return await request(verifyLink, { body: { url } });
  } catch (error) {
    if (isUnreadable(error)) return { isValid: false, status: 'invalid', platform: null };
    throw error;
  }
}

/** Why a treasure was not taken: of which field, or of the whole. */
interface SubmissionProblem {
  field: 'url' | 'views' | null;
  text: string;
}

const FIELDS: Readonly<Record<string, SubmissionProblem['field']>> = { 'body.url': 'url', 'body.view_count': 'views' };
const PROJECT_FIELDS: readonly string[] = ['body.application_id', 'body.campaign_id', 'body.creator_id'];

/** Returns the message for a treasure that could not be submitted, and the field it belongs to. */
export function submissionProblem(error: unknown): SubmissionProblem {
  const whole = (text: string): SubmissionProblem => ({ field: null, text });
  if (!(error instanceof ApiError) || error.code === 'network') return whole(deliverablesText.submissionError);
  if (saysSessionEnded(error)) return whole(deliverablesText.notSignedIn);
  if (error.status === 404) return whole(deliverablesText.projectGone);
  const refused = typeof error.details === 'string' ? [] : (error.details ?? []);
  if (refused.some(({ field }) => PROJECT_FIELDS.includes(field))) return whole(deliverablesText.informationMissing);
  // The document has its own words for an answer without any.
  const text = error.wordless ? deliverablesText.submitFailed : messageOf(error, deliverablesText.submitFailed);
  const field = refused.length === 1 ? FIELDS[refused[0]?.field ?? ''] : undefined;
  return { field: field ?? null, text };
}
