import { describe, expect, it } from 'vitest';
import { canonicalPostKey, isShortLink, isSpecificPost, postAuthorHandle } from './post-url.ts';

/** All address forms of one post, by their common key. */
const POSTS: Record<string, string[]> = {
  'tiktok:7301234567890123456': [
    'https://www.tiktok.com/@Mina.Makes/video/7301234567890123456',
    'https://tiktok.com/@mina.makes/video/7301234567890123456/?is_from_webapp=1&sender_device=pc',
    'https://m.tiktok.com/@mina.makes/photo/7301234567890123456#top',
    'http://m.tiktok.com/v/7301234567890123456.html?utm_source=x',
    'https://www.tiktok.com/embed/v2/7301234567890123456',
    'https://www.tiktok.com/@lina.tan_/video/7301234567890123456?is_from_webapp=1&sender_device=pc&web_id=1',
    'https://www.tiktok.com/%40lina.tan/video/7301234567890123456',
    'https://www.tiktok.com/@/video/7301234567890123456?_r=1&u_code=abc',
    'https://www.tiktok.com/share/video/7301234567890123456/',
  ],
  'instagram:C8kZ_a-bQ1x': [
    'https://www.instagram.com/p/C8kZ_a-bQ1x/?igsh=abc==',
    'https://instagram.com/reel/C8kZ_a-bQ1x',
    'https://www.instagram.com/reels/C8kZ_a-bQ1x/',
    'https://www.instagram.com/tv/C8kZ_a-bQ1x/',
    'https://www.instagram.com/mina/p/C8kZ_a-bQ1x/',
    'https://instagr.am/p/C8kZ_a-bQ1x/',
    'https://www.instagram.com/lina.tan_/reel/C8kZ_a-bQ1x/?utm_source=ig_web_copy_link',
    'https://www.instagram.com/p/C8kZ_a-bQ1x/c/18012345678901234/',
    'https://www.instagram.com/p/C8kZ_a-bQ1x/c/18012345678901234/r/17912345678901234/',
    'https://www.instagram.com/reel/C8kZ_a-bQ1x/comments/',
    'https://www.instagram.com/p/C8kZ_a-bQ1x/embed/captioned/',
    'https://www.instagram.com/p/C8kZ_a-bQ1x/?img_index=2',
  ],
  'youtube:dQw4w9WgXcQ': [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s&si=abc',
    'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ&list=RD',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://youtube.com/shorts/dQw4w9WgXcQ?feature=share',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/watch/?v=dQw4w9WgXcQ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ/',
    'https://studio.youtube.com/video/dQw4w9WgXcQ/edit',
  ],
  'facebook:1234567890': [
    'https://www.facebook.com/mina/posts/1234567890',
    'https://m.facebook.com/mina/posts/a-fine-title/1234567890/?ref=share',
    'https://www.facebook.com/mina/videos/1234567890/',
    'https://www.facebook.com/watch/?v=1234567890',
    'https://www.facebook.com/watch?v=1234567890',
    'https://www.facebook.com/reel/1234567890',
    'https://www.facebook.com/photo/?fbid=1234567890&set=a.1',
    'https://www.facebook.com/photo.php?fbid=1234567890',
    'https://www.facebook.com/permalink.php?story_fbid=1234567890&id=55',
    'https://m.facebook.com/story.php?story_fbid=1234567890&id=55',
    'https://www.facebook.com/groups/crafts/posts/1234567890/',
    'https://www.facebook.com/video.php?v=1234567890',
    'https://mbasic.facebook.com/story.php?story_fbid=1234567890&id=55',
    'https://m.facebook.com/reel/1234567890/?s=single_unit&fs=e',
  ],
  'facebook:pfbid02abcDEF': ['https://www.facebook.com/mina/posts/pfbid02abcDEF?rdid=1'],
  'twitter:1901234567890123456': [
    'https://twitter.com/Mina/status/1901234567890123456?s=20&t=abc',
    'https://x.com/mina/status/1901234567890123456',
    'https://mobile.twitter.com/mina/status/1901234567890123456/photo/1',
    'https://x.com/i/status/1901234567890123456',
    'https://x.com/i/web/status/1901234567890123456',
    'https://x.com/mina/status/1901234567890123456/analytics',
    'https://x.com/mina/status/1901234567890123456/video/1?s=46',
  ],
  'xiaohongshu:65f0a1b2000000001203abcd': [
    'https://www.xiaohongshu.com/explore/65f0a1b2000000001203abcd?xsec_token=AB',
    'https://www.xiaohongshu.com/discovery/item/65f0a1b2000000001203abcd',
    'https://xiaohongshu.com/user/profile/5abc00000000000001000000/65f0a1b2000000001203abcd',
    'https://www.xiaohongshu.com/search_result/65f0a1b2000000001203abcd?xsec_token=AB',
    'https://www.rednote.com/explore/65f0a1b2000000001203abcd',
  ],
};

describe('addresses of posts', () => {
  it.each(Object.entries(POSTS).flatMap(([key, urls]) => urls.map((url) => [url, key])))(
    '%s is the post %s',
    (url, key) => {
      expect(canonicalPostKey(url)).toBe(key);
      expect(isSpecificPost(url)).toBe(true);
      expect(isShortLink(url)).toBe(false);
    },
  );

  it('takes the characters of an id as they come', () => {
    expect(canonicalPostKey('https://www.instagram.com/reel/C1.a-b_/?igsh=MzRlODBiNWFlZA==')).toBe('instagram:C1.a-b_');
  });

  it('keeps posts apart whose ids differ in case only', () => {
    expect(canonicalPostKey('https://youtu.be/dQw4w9WgXcQ')).not.toBe(canonicalPostKey('https://youtu.be/dqw4w9wgxcq'));
  });

  it.each([
    'https://vm.tiktok.com/ZMabc12/',
    'https://vt.tiktok.com/ZMabc12',
    'https://www.tiktok.com/t/ZMabc12/',
    'https://fb.watch/abc_D-1/',
    'https://www.facebook.com/share/p/1AbCdEf/',
    'https://www.facebook.com/share/1AbCdEf/',
    'https://www.instagram.com/share/reel/BAabc/',
    'https://t.co/AbC123',
    'http://xhslink.com/a/AbC123',
    'https://xhslink.com/AbC123',
    'http://xhslink.com/o/AbC123',
    'https://xhslink.com/A/AbC123',
    'https://lite.tiktok.com/t/ZSabc12/',
    'https://fb.me/abc12',
  ])('%s may be a post, which only following it tells', (url) => {
    expect(isShortLink(url)).toBe(true);
    expect(isSpecificPost(url)).toBe(true);
    expect(canonicalPostKey(url)).toBeUndefined();
  });

  it.each([
    'https://www.tiktok.com',
    'https://www.tiktok.com/@mina',
    'https://www.tiktok.com/@mina/video/',
    'https://www.tiktok.com/@mina/video/abc',
    'https://www.tiktok.com/@mina/video/07301234567890123456',
    'https://m.tiktok.com/v/007301.html',
    'https://www.tiktok.com/tag/food',
    'https://vm.tiktok.com/',
    'https://www.instagram.com/',
    'https://www.instagram.com/mina/',
    'https://www.instagram.com/mina/reels/',
    'https://www.instagram.com/stories/mina/123456/',
    'https://www.instagram.com/reels/audio/123456789/',
    'https://studio.youtube.com/channel/UCabc',
    'https://www.youtube.com/',
    'https://www.youtube.com/@mina',
    'https://www.youtube.com/@mina/videos',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=tooshort',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&v=9bZkp7q19f0',
    'https://www.facebook.com/watch/?v=1234567890&v=9876543210',
    'https://www.facebook.com/photo/?fbid=1234567890&fbid=9876543210',
    'https://www.facebook.com/permalink.php?story_fbid=1234567890&story_fbid=9876543210&id=55',
    'https://www.youtube.com/shorts/',
    'https://youtu.be/',
    'https://www.facebook.com/mina',
    'https://www.facebook.com/mina/posts/',
    'https://www.facebook.com/mina/posts/hello',
    'https://www.facebook.com/watch/',
    'https://www.facebook.com/watch/?v=012',
    'https://fb.watch/',
    'https://x.com/mina',
    'https://x.com/mina/status/',
    'https://x.com/mina/status/abc',
    'https://x.com/mina/status/019',
    // X would refuse all posts that are requested together with this one.
    'https://x.com/mina/status/19012345678901234567',
    'https://t.co/',
    'https://www.xiaohongshu.com/explore',
    'https://www.xiaohongshu.com/user/profile/5abc00000000000001000000',
    'https://evil.example/@mina/video/7301234567890123456',
    'not a url',
  ])('%s is not a post', (url) => {
    expect(isSpecificPost(url)).toBe(false);
    expect(canonicalPostKey(url)).toBeUndefined();
  });

  it.each([
    ['https://www.tiktok.com/@Mina.Makes/video/73', 'mina.makes'],
    ['https://www.instagram.com/Mina/reel/C8kZ/', 'mina'],
    ['https://x.com/Mina_M/status/19', 'mina_m'],
    ['https://www.facebook.com/Mina.Makes/posts/12', 'mina.makes'],
    ['https://www.facebook.com/permalink.php?story_fbid=12&id=55', '55'],
    ['https://www.xiaohongshu.com/user/profile/5ABC/65f0a1b2', '5abc'],
    ['https://www.instagram.com/p/C8kZ/', undefined],
    ['https://youtu.be/dQw4w9WgXcQ', undefined],
    ['https://x.com/i/status/19', undefined],
    ['https://m.tiktok.com/v/73.html', undefined],
  ])('%s was posted by %s', (url, author) => {
    expect(postAuthorHandle(url)).toBe(author);
  });
});
