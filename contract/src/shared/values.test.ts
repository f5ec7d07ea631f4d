import { describe, expect, it } from 'vitest';
import { SubmittedContent } from '../applications/application.ts';
import { Website } from '../users/user-profile.ts';

const { url: ContentUrl } = SubmittedContent.shape;

describe.each([
  ['website', Website],
  ['submitted content', ContentUrl],
])('the address of a %s', (_what, schema) => {
  it.each([
    'https://ada:secret@example.com',
    'https://ada@example.com/shop',
    'https://:secret@example.com',
    'https://www.tiktok.com@evil.example/',
  ])('has no user name or password: %s', (text) => {
    const messages = schema.safeParse(text).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(['Leave user name and password out of the address']);
  });

  it.each([
    ['https://d\u043eubloon.com/help', 'https://xn--dubloon-9ig.com/help'],
    ['https://example.com/\u202emoc.elgoog', 'https://example.com/%E2%80%AEmoc.elgoog'],
    ['https://ｅｘａｍｐｌｅ.com', 'https://example.com/'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['https://example.com', 'https://example.com'],
  ])('says where it leads: %s', (text, address) => {
    expect(schema.parse(text)).toBe(address);
  });

  it.each(['https://example.com/@ada', 'https://example.com/?to=a@b.c'])(
    'may have an @ behind its host: %s',
    (text) => {
      expect(schema.safeParse(text).success).toBe(true);
    },
  );
});
