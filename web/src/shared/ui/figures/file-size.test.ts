import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

it.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [10 * 1024 * 1024, '10 MB'],
  [3 * 1024 ** 3, '3 GB'],
  [5 * 1024 ** 4, '5120 GB'],
])('writes %s bytes as %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});
