import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { deps } from './api.ts';

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

/** Fixes who posted something and when. */
export function definePost(
  platform: PlatformId,
  id: string,
  post: { author?: string; publishedAt?: Date },
): Promise<void> {
  return control(`/posts/${platform}/${id}`, post);
}

/** Nobody answers at a host of the social web until the function it returns is called. */
export async function failHost(host: string): Promise<() => Promise<void>> {
  await control(`/hosts/${host}`, { mode: 'drop' });
  return async () => {
    await fetch(`${deps().config.socialWebBase}/_control/hosts/${host}`, { method: 'DELETE' });
  };
}
