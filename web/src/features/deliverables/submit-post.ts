import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isShortLink } from '@doubloon/contract/links/post-url.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { isUnreadable } from '../../shared/api/is-unreadable.ts';
import { deliverablesText } from '../../shared/text/deliverables.ts';
import { createDeliverable, type Post } from './api/create-deliverable.ts';
import { verifyLink } from './api/verify-link.ts';
import { checkPostAddress } from './check-post-address.ts';

/** What became of an attempt to submit. `unchecked`: the platform did not show the post; it can be submitted all the same. */
export type SubmissionOutcome =
  | { kind: 'submitted' }
  | { kind: 'refused'; problem: string }
  | { kind: 'unchecked'; platform: PlatformId }
  | { kind: 'unlinked'; platform: PlatformId };

interface Attempt {
  /** Whether the creator submits it although its platform does not show it. */
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
  await createDeliverable(project, post);
  return { kind: 'submitted' };
}

async function lookAt(url: string): Promise<Awaited<ReturnType<typeof verifyLink>>> {
  try {
    return await verifyLink(url);
  } catch (error) {
    if (isUnreadable(error)) return { isValid: false, status: 'invalid', platform: null };
    throw error;
  }
}
