import { expect, it } from 'vitest';
import { postAddressProblem } from './post-problem.ts';

it.each(['https://www.tiktok.com/@tea/video/7301234567890123456', 'youtu.be/dQw4w9WgXcQ'])(
  'takes %s as the address of a post',
  (url) => expect(postAddressProblem(url)).toBeUndefined(),
);

it.each([
  ['tea by the sea', 'Please enter a valid URL'],
  ['https://bit.ly/tea', /^This is a short link/],
  ['https://vm.tiktok.com/ZMabc123/', /^This is a short link/],
  ['t.co/abc', /^This is a short link/],
  ['https://example.com/post/1', /^Enter the address of a post on TikTok, Instagram, .* or Xiaohongshu/],
  ['javascript://tiktok.com/@tea/video/7301234567890123456', /^Enter the address of a post/],
  ['https://www.instagram.com/tea', /^Invalid Instagram URL\. Please provide a link to a specific post/],
])('says why %s is none', (url, problem) => expect(postAddressProblem(url)).toMatch(problem));
