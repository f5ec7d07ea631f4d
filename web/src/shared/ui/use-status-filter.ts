import { useSearchParams } from 'react-router-dom';

/**
 * The status a list is narrowed to, kept in the address as `name`, and how to change it. What is not one of `labels`, or
 * missing, is `all`.
 */
export function useStatusFilter<Labels extends { readonly all: string }>(
  labels: Labels,
  name = 'status',
): [keyof Labels & string, (status: string) => void] {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(name) ?? 'all';
  const select = (status: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (status === 'all') next.delete(name);
        else next.set(name, status);
        return next;
      },
      { replace: true },
    );
  return [Object.hasOwn(labels, wanted) ? (wanted as keyof Labels & string) : 'all', select];
}
