import { describe, expect, it } from 'vitest';
import { imagesOfDataUrls } from './write-proof.ts';

describe('the images of data URLs', () => {
  it('come as files of a form, named by their place and type', () => {
    const bytes = Buffer.from([137, 80, 78, 71]);
    const [first, second] = imagesOfDataUrls([
      `data:image/png;base64,${bytes.toString('base64')}`,
      'data:image/jpeg;base64,AA==',
    ]);
    expect(first).toEqual({ field: 'images', name: 'proof-1.png', bytes });
    expect(second).toMatchObject({ name: 'proof-2.jpeg' });
  });

  it.each([
    'data:text/html;base64,AAAA',
    'data:image/png,raw',
    'data:image/png;base64,',
    'data:image/../x;base64,AA==',
  ])('are refused by name when %s carries none', (url) => {
    expect(() => imagesOfDataUrls(['data:image/png;base64,AA==', url])).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        message: 'Please select valid image files',
        details: [{ field: 'body.images.1', message: 'Please select valid image files' }],
      }) as Error,
    );
  });
});
