import { useEffect } from 'react';

interface PageTitleProps {
  title: string;
  /** True when there is nothing at this address: search engines leave it out. */
  missing?: boolean;
}

/** Names the page in the browser's tab. */
export function PageTitle({ title, missing = false }: PageTitleProps) {
  useEffect(() => {
    document.title = `${title} · Doubloon`;
    return () => {
      document.title = 'Doubloon';
    };
  }, [title]);
  return missing ? <meta name="robots" content="noindex" /> : null;
}
