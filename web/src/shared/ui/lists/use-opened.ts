import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { isMissing, reasonOf, withReason } from '../../api/api-error.ts';
import { toastError } from '../../state/toasts.ts';
import { useSearchFields } from '../../state/use-search.ts';

interface Named<Item, Key extends readonly unknown[]> {
  /** Field of the address that holds the id of the item to open. */
  field: string;
  query: (id: string) => UseQueryOptions<Item, Error, Item, Key>;
  idOf: (item: Item) => string;
  /** False for an item that is not of this list, such as one of another loot; left out where that cannot be. */
  belongs?: (item: Item) => boolean;
  /** Text shown when there is no such item. */
  missing: string;
  /** Text shown when it cannot be loaded. */
  problem: string;
}

/** The item of a list that is open, and how to open another or none. One that the address names is opened once it is loaded, wherever it is in the list. */
export function useOpened<Item, Key extends readonly unknown[]>({
  field,
  query,
  idOf,
  belongs = () => true,
  missing,
  problem,
}: Named<Item, Key>): [Item | undefined, Dispatch<SetStateAction<Item | undefined>>] {
  const [opened, setOpened] = useState<Item>();
  const [address, change] = useSearchFields();
  const named = address.get(field);
  // A version that was seen before may be outdated, and what is decided on must not be.
  const { data: seen, error, isFetching } = useQuery({ ...query(named ?? ''), enabled: named !== null, staleTime: 0 });
  const data = isFetching ? undefined : seen;
  const isElsewhere = data !== undefined && !belongs(data);
  const arrived = named === null || isElsewhere ? undefined : data;
  const arrivedId = arrived && idOf(arrived);
  const [takenId, setTakenId] = useState<string>();
  if (arrivedId !== takenId) {
    setTakenId(arrivedId);
    if (arrived) setOpened(() => arrived);
  }
  const answer = arrived ? 'here' : isElsewhere || (error && isMissing(error)) ? 'missing' : error;
  useEffect(() => {
    if (named === null || !answer) return;
    if (answer === 'missing') toastError(missing);
    else if (answer !== 'here') toastError(withReason(problem, reasonOf(answer)));
    change((fields) => fields.delete(field));
  }, [named, answer, change, field, missing, problem]);
  return [opened, setOpened];
}
