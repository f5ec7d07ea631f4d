import { createProof, updateProof } from '@doubloon/contract/proofs/operations.ts';
import { MAX_VIEW_COUNT } from '@doubloon/contract/shared/constants.ts';
import { describe, expect, it } from 'vitest';
import { NewProof } from './proof-form-schema.ts';

const REFUSED = 'Please enter a valid view count';

describe('the view count of a proof', () => {
  it.each([
    ['0', true],
    ['007', true],
    [String(MAX_VIEW_COUNT), true],
    [String(MAX_VIEW_COUNT + 1), false],
    ['', false],
    ['-1', false],
    ['1.5', false],
    ['many', false],
  ])('"%s" is taken by form and API alike: %s', (views, taken) => {
    const typed = NewProof.safeParse({ views, notes: '', images: [new File(['x'], 'views.png')] });
    expect(typed.success ? true : typed.error.issues.map(({ message }) => message)).toEqual(taken || [REFUSED]);
    for (const { shape } of [createProof.input.body, updateProof.input.body]) {
      expect(shape.reported_view_count.safeParse(views).success).toBe(taken);
    }
  });
});
