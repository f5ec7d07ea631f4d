import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeliveredPost, GivenAddress } from './given-address.tsx';

const POST = 'https://www.tiktok.com/@ada/video/7301';

const linkTo = () => screen.queryByRole('link')?.getAttribute('href') ?? null;

it.each([
  ['https://kopi.example/offer', 'kopi.example/offer'],
  ['https://d\u043eubloon.com/help', 'xn--dubloon-9ig.com/help'],
  ['https://t.co/abc', 't.co/abc'],
  ['https://www.tiktok.com.evil.example/@ada/video/7301', 'tiktok.com.evil.example/@ada/video/7301'],
  ['https://www.tiktok.com@evil.example/@ada/video/7301', 'tiktok.com@evil.example/@ada/video/7301'],
  ['https://www.tiktok.com/@ada', 'tiktok.com/@ada'],
])('is text if it is %s of somebody who is not verified', (href, text) => {
  render(<GivenAddress href={href} trusted={false} />);
  expect(linkTo()).toBeNull();
  expect(document.body.textContent).toBe(text);
});

it('is a link if it leads to a post on a supported platform', () => {
  render(<GivenAddress href={POST} trusted={false} />);
  expect(linkTo()).toBe(POST);
});

it('is a link if it is of somebody who is trusted', () => {
  render(<GivenAddress href="https://kopi.example/offer" trusted />);
  expect(linkTo()).toBe('https://kopi.example/offer');
});

it.each([
  [POST, POST],
  ['https://vm.tiktok.com/ZMabc/', 'https://vm.tiktok.com/ZMabc/'],
  ['https://kopi.example/offer', null],
  ['javascript:alert(1)', null],
])('leads to the delivered post %s only', (url, expected) => {
  render(<DeliveredPost url={url} />);
  expect(linkTo()).toBe(expected);
});
