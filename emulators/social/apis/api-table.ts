import type { SiteAnswer } from '../answers.ts';
import type { World } from '../world.ts';
import type { ApiRequest } from './api-request.ts';
import { instagramApi } from './instagram.ts';
import { tiktokApi } from './tiktok.ts';
import { twitterApi } from './twitter.ts';
import { youtubeApi } from './youtube.ts';

const APIS = [youtubeApi, tiktokApi, instagramApi, twitterApi] as const;

/** Answers the addresses at which programs read posts, `undefined` for any other address. */
export function answerApi(request: ApiRequest, world: World): SiteAnswer | undefined {
  for (const api of APIS) {
    const answer = api(request, world);
    if (answer) return answer;
  }
  return undefined;
}
