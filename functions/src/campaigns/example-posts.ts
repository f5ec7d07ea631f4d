import type { ExamplePost } from '@doubloon/contract/campaigns/campaign.ts';
import { detectPlatform } from '@doubloon/contract/links/detect-platform.ts';
import { postAddressProblem } from '@doubloon/contract/links/post-problem.ts';
import { invalidField } from '../platform/app-error.ts';

/**
 * The example posts at these addresses, each once. Throws `invalid_input` under the name of `field` and its place there for an address that does not name one
 * post on a platform. Nobody looks at the posts themselves: they show what an owner wants, and nothing is paid for them. That is why a short link, which would have
 * to be followed, is refused as well.
 */
export function examplePostsAt(urls: readonly string[], field: string): ExamplePost[] {
  const posts = urls.map((url, index): ExamplePost => {
    const platform = detectPlatform(url);
    const problem = postAddressProblem(url);
    if (problem !== undefined || !platform) throw invalidField(`${field}.${index}`, problem ?? 'Not a post');
    return { url, platform };
  });
  return posts.filter(({ url }, index) => urls.indexOf(url) === index);
}
