import { expect, it } from 'vitest';
import { showableAs } from './attachment-format.ts';

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
