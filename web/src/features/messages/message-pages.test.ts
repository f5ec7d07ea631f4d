import { describe, expect, it } from 'vitest';
import { aMessage } from '../../testing/wire/message.ts';
import { inOrder, knownNumber, withMessages, type MessagePages } from './message-pages.ts';

const pagesOf = (...pages: number[][]): MessagePages => ({
  pageParams: pages.map(() => undefined),
  pages: pages.map((numbers) => ({ items: numbers.map((number) => aMessage(number)), nextCursor: null })),
});
const numbers = (pages: MessagePages) => inOrder(pages).map(({ number }) => number);

describe('the pages of a chat', () => {
  it('read in the order of writing', () => {
    expect(numbers(pagesOf([6, 5, 4], [3, 2, 1]))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('take new messages in wherever they belong, and each once', () => {
    const pages = withMessages(pagesOf([6, 5], [4, 3]), [aMessage(8), aMessage(7), aMessage(6), aMessage(3)]);
    expect(numbers(pages)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(numbers(withMessages(pagesOf([]), [aMessage(1)]))).toEqual([1]);
  });

  it('stay the very same when nothing is new', () => {
    const pages = pagesOf([2, 1]);
    expect(withMessages(pages, [aMessage(2)])).toBe(pages);
  });

  it('are known up to where the first is missing', () => {
    expect(knownNumber(undefined)).toBe(0);
    expect(knownNumber(pagesOf([]))).toBe(0);
    expect(knownNumber(pagesOf([6, 5], [4, 3]))).toBe(6);
    expect(knownNumber(withMessages(pagesOf([6, 5]), [aMessage(8)]))).toBe(6);
  });
});
