import { expect, it } from 'vitest';
import { formatFileSize, showableAs } from './attachment-format.ts';

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

it.each([
  ['image/png', 'image'],
  ['video/mp4', 'video'],
  ['video/vnd.avi', 'file'],
  ['video/x-msvideo', 'file'],
  ['audio/wav', 'audio'],
  ['application/pdf', 'file'],
])('shows %s as %s', (type, as) => {
  expect(showableAs(type)).toBe(as);
});
