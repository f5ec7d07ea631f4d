import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { deps } from '../api.ts';

async function control(path: string, body: object): Promise<void> {
  const { socialWebBase } = deps().config;
  const response = await fetch(`${socialWebBase}/_control${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 204) throw new Error(`The social web refused ${path}: ${await response.text()}`);
}

/** Writes a profile's text on the social web. */
export function writeBio(platform: PlatformId, handle: string, bio: string): Promise<void> {
  return control(`/profiles/${platform}/${handle}`, { bio });
}

/** Sets the number of followers of a profile on the social web. */
export function setFollowers(platform: PlatformId, handle: string, followers: number): Promise<void> {
  return control(`/profiles/${platform}/${handle}`, { followers });
}

/** Fixes the author and date of a post, and the picture that its page names; none if that is empty. */
export function definePost(
  platform: PlatformId,
  id: string,
  post: { author?: string; publishedAt?: Date; views?: number; lateHours?: number; picture?: string },
): Promise<void> {
  return control(`/posts/${platform}/${id}`, post);
}

/** Changes a post from now on: it gains or loses views, is deleted, made private, or comes back. */
export function changeCourse(platform: PlatformId, id: string, kind: string, views = 0): Promise<void> {
  return control(`/posts/${platform}/${id}/course`, { kind, views });
}

/** Limits a platform to so many calls by programs in one of its windows, a minute to a day long. */
export function setQuota(platform: PlatformId, calls: number): Promise<void> {
  return control(`/quotas/${platform}`, { calls });
}

/** Limits a page of a platform's lists to so many posts. */
export function setPageSize(platform: PlatformId, posts: number): Promise<void> {
  return control(`/pages/${platform}`, { posts });
}

/** Makes a host of the social web unreachable until the returned function is called. */
export async function failHost(host: string): Promise<() => Promise<void>> {
  await control(`/hosts/${host}`, { mode: 'drop' });
  return async () => {
    await fetch(`${deps().config.socialWebBase}/_control/hosts/${host}`, { method: 'DELETE' });
  };
}
