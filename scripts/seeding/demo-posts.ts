/** Addresses of posts on the social web stand-in. */

/** A TikTok post by its author and two digits; no two authors share them. */
export const tiktokPost = (handle: string, post: number) =>
  `https://www.tiktok.com/@${handle}/video/73000000000000000${post}`;

/** An Instagram reel by its author and code. */
export const instagramPost = (handle: string, code: string) => `https://www.instagram.com/${handle}/reel/${code}/`;

/** A YouTube video; eleven characters with the hyphen. The stand-in reads its author from the id. */
export const youtubePost = (handle: string, video: string) => `https://www.youtube.com/watch?v=${handle}-${video}`;
