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

/** Writes what a profile page of the social web says about its owner. */
export function writeBio(platform: PlatformId, handle: string, bio: string): Promise<void> {
  return control(`/profiles/${platform}/${handle}`, { bio });
}

/** Sets the number of followers of a profile on the social web. */
export function setFollowers(platform: PlatformId, handle: string, followers: number): Promise<void> {
  return control(`/profiles/${platform}/${handle}`, { followers });
}

/** Fixes who posted something and when, and which picture its page names: none when that is empty. */
export function definePost(
  platform: PlatformId,
  id: string,
  post: { author?: string; publishedAt?: Date; views?: number; lateHours?: number; picture?: string },
): Promise<void> {
  return control(`/posts/${platform}/${id}`, post);
}

/** Something happens to a post from now on: it gains or loses views, is deleted, made private, or comes back. */
export function changeCourse(platform: PlatformId, id: string, kind: string, views = 0): Promise<void> {
  return control(`/posts/${platform}/${id}/course`, { kind, views });
}

/** A platform answers programs so many calls in one of its windows, a minute to a day long. */
export function setQuota(platform: PlatformId, calls: number): Promise<void> {
  return control(`/quotas/${platform}`, { calls });
}

/** A platform gives at most so many posts in one page of a list. */
export function setPageSize(platform: PlatformId, posts: number): Promise<void> {
  return control(`/pages/${platform}`, { posts });
}

/** Nobody answers at a host of the social web until the function it returns is called. */
export async function failHost(host: string): Promise<() => Promise<void>> {
  await control(`/hosts/${host}`, { mode: 'drop' });
  return async () => {
    await fetch(`${deps().config.socialWebBase}/_control/hosts/${host}`, { method: 'DELETE' });
  };
}
