import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from './button.tsx';

interface LoadMoreProps {
  shown: boolean;
  busy: boolean;
  onMore: () => void;
}

/** The next page of a list, on demand. */
export function LoadMore({ shown, busy, onMore }: LoadMoreProps) {
  if (!shown) return null;
  return (
    <chakra.div display="grid" justifyItems="center" marginTop="6">
      <Button look="outline" busy={busy} busyLabel="Loading..." onClick={onMore}>
        Show more
      </Button>
    </chakra.div>
  );
}
