import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { APPLICATION_OPEN } from '@doubloon/contract/shared/addresses.ts';
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { applicationQuery } from '../api/queries.ts';
import { isMissing, reasonOf, withReason } from '../../../shared/api/api-error.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { useSearchFields } from '../../../shared/state/use-search.ts';
import { applicationsText } from '../../../shared/text/applications.ts';

type Opened = ApplicationView | undefined;

/** The application that is open, and how to open another or none. One that the address names is opened once it is loaded, wherever it is in the list. */
export function useOpened(): [Opened, Dispatch<SetStateAction<Opened>>] {
  const [opened, setOpened] = useState<ApplicationView>();
  const [address, change] = useSearchFields();
  const named = address.get(APPLICATION_OPEN);
  const { data, error } = useQuery({ ...applicationQuery(named ?? ''), enabled: named !== null });
  const arrived = named === null ? undefined : data;
  const [taken, setTaken] = useState<ApplicationView>();
  if (arrived?.id !== taken?.id) {
    setTaken(arrived);
    if (arrived) setOpened(arrived);
  }
  useEffect(() => {
    if (named === null || (!data && !error)) return;
    if (!data)
      toastError(
        isMissing(error) ? 'Application not found' : withReason(applicationsText.fetchFailed, reasonOf(error)),
      );
    change((fields) => fields.delete(APPLICATION_OPEN));
  }, [named, data, error, change]);
  return [opened, setOpened];
}
