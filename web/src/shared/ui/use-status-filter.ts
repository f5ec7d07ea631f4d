import { useSearchParams } from 'react-router-dom';

/**
 * The status a list is narrowed to, kept in the address (`status`), and how to change it. What is not one of `labels`, or
 * missing, is `all`.
 */
export function useStatusFilter<Labels extends { readonly all: string }>(
  labels: Labels,
): [keyof Labels & string, (status: string) => void] {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('status') ?? 'all';
  const select = (status: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (status === 'all') next.delete('status');
        else next.set('status', status);
        return next;
      },
      { replace: true },
    );
  return [Object.hasOwn(labels, wanted) ? (wanted as keyof Labels & string) : 'all', select];
}
