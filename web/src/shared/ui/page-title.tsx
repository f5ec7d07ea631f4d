import { useEffect } from 'react';

/** Names the page in the browser's tab. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Doubloon`;
    return () => {
      document.title = 'Doubloon';
    };
  }, [title]);
  return null;
}
