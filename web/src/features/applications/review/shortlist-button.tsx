import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import {
  listApplicationsOfCampaign,
  listApplicationsOfOwner,
  shortlistApplication,
} from '@doubloon/contract/applications/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';

/** Puts an application on the owner's shortlist, or takes it off; shown at once, and taken back when it fails. */
export function ShortlistButton({ application: { id, shortlisted } }: { application: ApplicationView }) {
  const [marked, setMarked] = useState(shortlisted === true);
  const change = useMutation({
    mutationFn: (wanted: boolean) => request(shortlistApplication, { params: { id }, body: { shortlisted: wanted } }),
    meta: {
      shows: inPlace('applications', 'id'),
      invalidates: [listApplicationsOfCampaign, listApplicationsOfOwner],
      failure: 'Failed to change your shortlist',
    },
    onMutate: setMarked,
    onError: (_error, wanted) => setMarked(!wanted),
  });
  return (
    <Button
      variant="outline"
      paddingX="3"
      aria-label="Shortlist"
      aria-pressed={marked}
      title="Only you see your shortlist"
      onClick={() => {
        if (!change.isPending) change.mutate(!marked);
      }}
    >
      <Star aria-hidden fill={marked ? 'currentcolor' : 'none'} />
    </Button>
  );
}
