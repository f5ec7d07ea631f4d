import { z } from 'zod';
import { Uid } from '../shared/ids.ts';
import { defineOperation, signedIn } from '../shared/operation.ts';
import { PublicProfile } from './user.ts';

export const getUser = defineOperation({
  id: 'getUser',
  method: 'GET',
  path: '/users/{id}',
  summary: 'Somebody as others see them',
  access: signedIn,
  input: { params: z.object({ id: Uid }) },
  output: PublicProfile,
  errors: ['not_found'],
  cost: { reads: 1, writes: 0 },
});
