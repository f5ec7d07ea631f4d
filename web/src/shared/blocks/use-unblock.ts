import { unblockPerson } from '@doubloon/contract/blocks/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Undoes the block of a person, by their uid. */
export function useUnblock() {
  return useMutation({
    mutationFn: (uid: string) => request(unblockPerson, { params: { id: uid } }),
    meta: {
      invalidates: ['blocks'],
      success: 'Unblocked',
      failure: 'Failed to unblock. Please try again.',
    },
  });
}
