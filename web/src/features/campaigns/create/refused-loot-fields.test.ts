import { expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { refusedLootFields } from './use-create-loot.ts';

it('finds the fields of the form among those the server refused', () => {
  const details = [
    { field: 'body.formData.budget', message: 'The budget is too small' },
    { field: 'body.formData.requirements.0', message: 'Too long' },
    { field: 'body.cancelUrl', message: 'Must be an address of the product' },
  ];
  expect(refusedLootFields(new ApiError('Invalid', { status: 422, details }))).toEqual([
    { field: 'budget', message: 'The budget is too small' },
  ]);
  expect(refusedLootFields(new ApiError('Invalid', { status: 422, details: 'words' }))).toEqual([]);
  expect(refusedLootFields(new Error('none'))).toEqual([]);
});
