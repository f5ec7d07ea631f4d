import { readPostUrl } from '@doubloon/contract/links/post-url.ts';

/** Changes in a post's life that the social web stand-in knows. */
type Course = 'grow' | 'bots' | 'fall' | 'delete';

/** A post as the social web stand-in shows it. */
interface ShownPost {
  readonly views?: number;
  readonly author?: string;
  readonly publishedAt?: Date;
}

async function control(socialWeb: string, url: string, rest: string, body: object): Promise<void> {
  const post = readPostUrl(url);
  if (!post) throw new Error(`${url} is no address of a post`);
  const response = await fetch(`${socialWeb}/_control/posts/${post.platform}/${post.id}${rest}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} could not be changed: ${await response.text()}`);
}

/** Publishes a post on the social web, or changes one that is there. */
export function showPost(socialWeb: string, url: string, post: ShownPost): Promise<void> {
  const author = readPostUrl(url)?.author;
  return control(socialWeb, url, '', { ...(author && { author }), ...post });
}

/** Something happens to a post from now on: it gains so many views a day (`grow`) or within the next hour, loses them, or is taken down. */
export function changeCourse(socialWeb: string, url: string, kind: Course, views = 0): Promise<void> {
  return control(socialWeb, url, '/course', { kind, views });
}
