import type { Attachment } from '@doubloon/contract/messaging/attachment.ts';
import { describe, expect, it } from 'vitest';
import { messagePreview } from './messages.ts';

const file = (fileName: string): Attachment => ({
  fileName,
  fileType: 'application/pdf',
  fileSize: 1,
  downloadURL: 'https://storage.example.com/file',
  storagePath: 'conversations/c/file.pdf',
});

describe('the preview of a message', () => {
  it('is its text in one line', () => {
    expect(messagePreview({ text: 'Ahoy,\n\n  Cy!', attachments: [file('map.pdf')] })).toBe('Ahoy, Cy!');
  });

  it('is the name of the first file when there is no text', () => {
    expect(messagePreview({ text: '', attachments: [file('map.pdf'), file('key.pdf')] })).toBe('map.pdf');
  });

  it('has at most a hundred characters, of which none is torn', () => {
    expect(messagePreview({ text: 'x'.repeat(100), attachments: [] })).toBe('x'.repeat(100));
    expect(messagePreview({ text: 'x'.repeat(101), attachments: [] })).toBe(`${'x'.repeat(99)}…`);
    const family = '👩‍👩‍👧';
    expect(messagePreview({ text: family.repeat(101), attachments: [] })).toBe(`${family.repeat(99)}…`);
  });

  it('is whole Unicode text of bounded length, however many marks a character has', () => {
    expect(messagePreview({ text: `a${'\u0301'.repeat(4998)}b`, attachments: [] })).toBe('…');
    for (let before = 0; before < 12; before += 1) {
      const preview = messagePreview({
        text: `${'x'.repeat(before)}${`😀${'\u0301'.repeat(10)}`.repeat(400)}`,
        attachments: [],
      });
      expect(preview.isWellFormed()).toBe(true);
      expect(preview.length).toBeLessThanOrEqual(1000);
    }
  });
});
