import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import {
  listApplicationsOfCampaign,
  listApplicationsOfOwner,
  shortlistApplication,
} from '@doubloon/contract/applications/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { inPlace, type Undoing } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { useKeyedState } from '../../../shared/state/use-keyed-state.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';

interface ShortlistButtonProps {
  application: ApplicationView;
  /** Accessible name, where several stand on a screen. */
  label?: string;
}

/** Puts an application on the owner's shortlist, or takes it off; shown at once, and taken back when it fails. */
export function ShortlistButton({ application: { id, shortlisted }, label = 'Shortlist' }: ShortlistButtonProps) {
  const isListed = shortlisted === true;
  const key = `${id} ${isListed}`;
  const [marked, setMarked] = useKeyedState(key, () => isListed);
  const change = useMutation({
    mutationFn: (wanted: boolean) => request(shortlistApplication, { params: { id }, body: { shortlisted: wanted } }),
    meta: {
      shows: inPlace('applications', 'id'),
      invalidates: [listApplicationsOfCampaign, listApplicationsOfOwner],
      undo: (_answer, wanted: boolean): Undoing | undefined =>
        wanted ? undefined : { text: 'Taken off your shortlist', run: () => change.mutate(true) },
      failure: 'Failed to change your shortlist',
    },
    onMutate: (wanted) => setMarked(key, wanted),
    onError: (_error, wanted) => setMarked(key, !wanted),
  });
  return (
    <Button
      variant="outline"
      paddingX="3"
      aria-label={label}
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
